# 定理的名稱；.statement 是一個句子。

theorem-bouton = 布頓定理
    .statement = 在 Nim 中，恰好當二進位的每一位上都有偶數個 1 時，輪到走的一方必敗。
theorem-bouton-misere = 取最後一根者輸時的布頓定理
    .statement = 如果取最後一根的輸，那麼只要還有不少於兩根的堆，勝負就和普通的 Nim 一樣；如果各堆都不超過一根，恰好當一根的堆有奇數個時，輪到走的一方必敗。
theorem-residue = 餘數定理
    .statement = 一堆的 Nim 值就是它除以 L 的餘數，所以恰好當根數是 L 的倍數時，輪到走的一方必敗。
theorem-interval = 單區間定理
    .statement = 勝負每 a+b 根重複一次：恰好當除以 a+b 的餘數小於 a 時，輪到走的一方必敗。
theorem-two-intervals = 雙區間定理
    .statement = 設 L = a+1，m 是滿足 mL ≥ c 的最小整數，則勝負每 T 根重複一次：c 到 b 不足 L 個數時 T = b+1，否則 T = (m-1)L+b+1；恰好當餘數是 0、L、2L、……、(m-1)L 之一時，輪到走的一方必敗。
theorem-two-amounts = 雙數定理
    .statement = 把各堆每 a 個排成一行。b 以下，各行的 Nim 值輪流全是 0、全是 1；從 b 到 a+b-1，每一堆的值是它兩個後繼都沒有的最小數，即 1 或 2。這一切每 T 根重複一次：b 是 a 的奇數倍時 T = 2a，否則 T = a+b。
theorem-quotient = 整商定理
    .statement = n 根一堆的 Nim 值是 n/a 的整數部分，所以當且僅當不足 a 根時，輪到走的一方必敗。
theorem-all-but-one = 一數禁取定理
    .statement = n 根一堆的 Nim 值是 n/2a 的整數部分的 a 倍，再加上 n 除以 a 的餘數；所以當且僅當剩 0 根或 a 根時，輪到走的一方必敗。
theorem-common-divisor = 公因數定理
    .statement = n 根一堆的 Nim 值，等於把可取的根數都除以 d 之後，n/d 的整數部分那一堆的 Nim 值。
theorem-blow-up = 放大定理
    .statement = 設 q 是 n/L 的整數部分，則 n 的 Nim 值是 q 在較小的那組根數下的 Nim 值的 L 倍，再加上 n 除以 L 的餘數。
theorem-at-most-part = 萊文定理
    .statement = 如果 f(n) 大於 f(n-1)，n 的 Nim 值就是 f(n)，否則等於 n-f(n)-1 的 Nim 值；從 n 出發，走到不超過 f(n) 的每個值（自身的值除外）恰有一種走法。
theorem-at-least-part = 多取定理
    .statement = n 的 Nim 值比 f(n) 的大 1，f(n) 是能留下的最大的堆；沒有走法時是 0。堆變大時 Nim 值從不減小。
theorem-divisor-taken = 因數定理
    .statement = n 的 Nim 值比 n 含因數 2 的次數大 1，所以輪到走的一方總能取光而獲勝。
theorem-proper-divisor-taken = 真因數定理
    .statement = n 的 Nim 值就是 n 含因數 2 的次數，所以當且僅當根數是奇數時，輪到走的一方必敗。
theorem-divisor-left = 留因數定理
    .statement = n 的 Nim 值是它的質因數的個數（重複的也計入），所以當且僅當剩 1 根時，輪到走的一方必敗。
theorem-coprime = 互質定理
    .statement = n 不小於 2 時，它的 Nim 值是它最小的質因數在質數 2、3、5、…… 中排第幾；如果 1 根時可以取 1 根，則改為 1 的值是 1，偶數的值是 0。
theorem-lasker = 拉斯克 Nim 定理
    .statement = n 除以 4 餘 3 時，Nim 值是 n+1；n 是 4 的倍數且不為 0 時，是 n-1；其餘情形就是 n。
theorem-sprague-grundy = 斯普拉格–格倫迪定理
    .statement = 恰好當各堆 Nim 值的 Nim 和是 0 時，輪到走的一方必敗。
theorem-pairing = 弗格森配對性質
    .statement = 如果走最後一步的輸，那麼只要有一堆的 Nim 值不小於 2，仍由 Nim 和決定勝負；否則，恰好當 Nim 值為 1 的堆有奇數個時，輪到走的一方必敗。
theorem-tested-pairing = 逐堆檢驗的弗格森配對性質
    .statement = 如果走最後一步的輸，那麼只要有一堆的 Nim 值不小於 2，仍由 Nim 和決定勝負；否則，恰好當 Nim 值為 1 的堆有奇數個時，輪到走的一方必敗。
theorem-misere-quotient = 普蘭貝克和西格爾的 misère 商
    .statement = 這樣的堆相加，就像有限乘法表中的元素相乘，每一堆對應一個元素；恰好當各堆元素的乘積屬於必敗部分時，輪到走的一方必敗。
theorem-schwenk = 施溫克定理
    .statement = 每一堆都能唯一地拆成若干必敗堆之和，使得取走其中一個部分之後，上限總是搆不到下一個更大的部分；恰好當最小的部分現在不能取時，輪到走的一方必敗。
theorem-staircase = 階梯定理
    .statement = 只有奇數級算數：階梯的 Nim 值是第 1、3、5……級上的枚數的 Nim 和；如果走最後一步的輸，勝負也和走最後一步的輸的 Nim 一樣。
theorem-silver-dollar = 方格上的硬幣的定理
    .statement = 最後一枚、倒數第三枚等等硬幣左邊的空格數相當於 Nim 的各堆：Nim 值是它們的 Nim 和；如果走最後一步的輸，勝負也和走最後一步的輸的 Nim 一樣。
theorem-coin-turning = 翻硬幣定理
    .statement = 一排硬幣的 Nim 值是各枚正面的 Nim 值的 Nim 和：第 i 枚的值，在 `turning-turtles` 中是 i，在 `twins` 中是 i-1，在 `ruler` 中是整除 i 的最大的 2 的冪，在 `mock-turtles` 中是第 i 個二進位裡有奇數個 1 的數。
theorem-end-nim = 兩端取子定理
    .statement = 一排裡其餘各堆不變時，第一堆恰有一種大小使輪到走的一方必敗，最後一堆也恰有一種；兩者都可以由更短的排推出。
theorem-pass-nim = 可以放棄的 Nim 的定理
    .statement = 可以放棄的次數是偶數時，勝負和 Nim 一樣；是奇數時，兩堆只有某些相鄰的數對使輪到走的一方必敗。
theorem-chomp = 小塊巧克力定理
    .statement = 咬巧克力時，兩行或兩列由它們的差決定，有公共拐角的一行和一列由 Nim 決定，正方形則咬成這樣的一行和一列就贏。
theorem-moore = 穆爾定理
    .statement = 一步至多改變 K 堆時，當且仅當每個二進制列中 1 的個數都是 K+1 的倍數時，輪到走的一方必敗；取最後一根的輸而只剩一根的堆時，當且仅當其個數除以 K+1 餘 1 時必敗。
theorem-wythoff = 威佐夫定理
    .statement = 對每個差 k，恰有一對 a 和 a+k 使輪到走的一方必敗：a = ⌊kφ⌋，其中 φ 是黃金比；取最後一根的輸時，k = 0 改為 a = 2，k = 1 改為 a = 0。
theorem-euclid = 歐幾里得遊戲定理
    .statement = x ≤ y 的 Nim 值是 y/x − x/y 的整數部分，所以當且仅當 y/x 小於黃金比 φ 時，輪到走的一方必敗；走最後一步的輸時，若 x 和 y 是 1、1、2、3、5、8…… 中相邻兩項的同一倍數，勝負顛倒。
theorem-euclid-to-zero = 科爾–戴維定理
    .statement = 0 < x ≤ y 時，當且仅當 x = y 或 y/x 大於黃金比 φ 時，輪到走的一方必勝；走最後一步的輸時，當且仅當 y/x 大於 φ 時必勝。有一堆空了，就沒有走法。
theorem-greedy-nim = 貪心 Nim 定理
    .statement = 當且仅當最大的堆有偶數個，或者全空時，輪到走的一方必敗；取最後一根的輸時，最大的堆不少於 2 根仍是如此，只剩一根的堆時，當且仅當其個數為奇數時必敗。
theorem-lim = LIM 定理
    .statement = Nim 值是總數與 Nim 和 X 之差的一半，所以當且仅當沒有兩堆在同一個二進制位上都是 1 時，輪到走的一方必敗。
theorem-limit-recurrence = 最少致勝根數的遞迴
    .statement = 設 f 是上限，h(0) 為無限大，則 n 根時至少要取 h(n) 根才能贏，h(n) 是滿足 f(x) < h(n-x) 的最小的 x；恰好當 h(n) 根可以取時，輪到走的一方必勝。
theorem-limit-misere = 走最後一步者輸時的上限定理
    .statement = 誰都不想取最後一根，所以上限生效之後，n 根的勝負和走最後一步的贏時的 n-1 根一樣；開局時只要不少於兩根，輪到走的一方留下一根就必勝。
theorem-global-limit-recurrence = 多堆的最少致勝根數的遞迴
    .statement = 設 f 是上限，p-x 是從局面 p 的某一堆取走 x 根後留下的局面，則在局面 p 至少要取 h(p) 根才能贏，h(p) 是滿足 f(x) < h(p-x) 的最小的 x，沒有這樣的 x 時 h(p) 為無限大；上限生效之後，恰好當 h(p) 根可以取時，輪到走的一方必勝。
theorem-global-limit-pairs = 共用上限時的成對定理
    .statement = 如果各堆可以配成相等的對，而上限從不小於上一步取的根數，那麼輪到走的一方必敗：從一對中的一堆取走多少，就能從另一堆取走多少。

theorem-refused = 這是程式的錯誤，請回報：沒有採用{ $name }，因為它對局面 { $position } 的判斷是錯的。

# 定理的條件：不加句號的子句，會連成一串；.needed 用來說明遊戲缺了什麼，只在子句本身說不清時才寫。
conditions-separator = ，
conditions-and = ，
condition-nim-heaps = 每一堆都依 Nim 的規則走
condition-below-l = 從 1 到 L-1 每個數都可以取
    .needed = 可以取 1 根
condition-no-multiple-of-l = L 的倍數都不能取
    .needed = L 的倍數都不能取，其中 L 是不能取的最小的數
condition-one-run = 可取的根數是 a 到 b，中間沒有空缺
condition-two-runs = 可取的根數是 1 到 a 和 c 到 b
condition-multiple-in-second-run = c 到 b 之間有 a+1 的倍數
condition-two-amounts = 可取的根數是 a 和 b，a < b
condition-short-gaps = 可取的根數有無窮多個，相鄰兩個之差都不超過最小的 a
condition-one-excluded = 除了 a 以外，每個數都可以取
condition-common-divisor = 可取的根數都是 d 的倍數，d 大於 1
condition-blown-up = 可取的根數是 1 到 L-1，以及對較小的一組中的每個 t，從 tL-(L-1) 到 tL+(L-1)
condition-smaller-set-known = 較小的那組根數的 Nim 值有公式
condition-up-to-part = 可取的根數是 1 到 f(n)，f(n) 是 (bn+c)/a 的整數部分，0 < b ≤ a
condition-from-part = 能留下的是 0 到 f(n)，f(n) 是 (bn+c)/a 的整數部分，0 ≤ b < a
condition-divisors-taken = 可取的根數是這一堆的因數
condition-proper-divisors-taken = 可取的根數是這一堆的因數，但不能取光
condition-proper-divisors-left = 能留下的是這一堆的因數，但必須小於這一堆
condition-coprime-amounts = 可取的根數與這一堆互質
condition-take-any-or-split = 可以取任意根，或把一堆分成兩堆，別無其他走法
condition-values-known = 每一堆的 Nim 值都已知
condition-fixed-sets = 每一堆都依 Nim 或一組固定的可取根數來走
condition-no-splits = 每一步至多留下一堆
condition-zeros-reach-one = Nim 值為 0 而又能走的堆，都有一步走到 Nim 值 1，這一點檢驗到了最大的一堆
condition-quotient-verified = 乘法表對每一堆都核對過
condition-no-sum = 規則不是幾條規則之和
condition-one-heap = 只有一堆
condition-limit-never-decreases = 上限 f 從不減小
condition-limit-at-least-previous = 對任意的 x 都有 f(x) ≥ x
condition-limit-positive = 上限總不小於 1
condition-normal-play = 走最後一步的贏
condition-misere-play = 走最後一步的輸

# 定理所講的規則：同樣是子句。
condition-some-nim = 有一堆依 Nim 的規則走
condition-one-set = 不論堆多大，可取的根數都是同一組，取後不分堆
condition-heap-matters = 可取的根數取決於堆的大小
condition-heaps-split = 一堆可以分開
condition-independent-heap = 有一堆的走法只取決於這一堆本身
condition-previous-take = 上一步取的根數限制下一步
condition-own-heap = 有一堆單獨走
condition-global-limit = 上一步取的根數限制下一步，不論從哪一堆取
condition-staircase = 棋子沿階梯逐級下移
condition-silver-dollar = 硬幣沿方格移動，不相遇也不越過
condition-coins = 翻的是一排硬幣
condition-end-nim = 從一排堆的兩端取
condition-pass-nim = 這是可以放棄的 Nim
condition-chomp = 這是咬巧克力
condition-moore = 一步從若干堆中取火柴，堆數有上限
condition-wythoff = 從兩堆之一取火柴，或從兩堆取同樣多
condition-euclid = 從兩堆中較大的一堆取較小一堆的倍數，兩堆都不取光
condition-euclid-to-zero = 從兩堆中較大的一堆取較小一堆的倍數，可以取光
condition-greedy-nim = 只從最大的堆中取火柴
condition-lim = 從三堆中的兩堆取同樣多，並把這麼多放到第三堆

# 週期由數表預言而未經證明的幾類集合。
pattern-sum-of-two = 「a、b、a+b」
    .statement = 設 b = 2ha+r，0 ≤ r < 2a，a 和 b 互質，可取的根數是 a、b 和 a+b，則迄今所見的週期，r ≤ a 時都是 a(2b+r)，否則都是 2b+2a-r。
pattern-one-and-two = 「1、b、c」
    .statement = 可取的根數是 1、b 和 c 時，迄今所見的週期如下：b 是奇數而 c 是偶數時是 b+c；b 是偶數時，設 c 除以 b+1 餘 r，r 是 1 或 b 時是 b+1，r 是其他奇數時是 b+c，r 是偶數而且 c > b² 時是 c+1。
pattern-any-two-intervals = 「兩個區間」
    .statement = 可取的根數是 p 到 q 和 r 到 s 時，迄今所見的週期都是 p+q、p+s、q+r、r+s 之一，或者是 p+s 加上 p+q 的倍數，或者是 p+s 或 q+r 的因數。
pattern-ultimately-bipartite = 「最終二部」
    .statement = 可取的根數形如 a、a+2 和 2a+3，而且 a 是不小於 3 的奇數時，就迄今所見，從某一堆起 Nim 值總是 0 和 1 交替。
pattern-foretold = { $name }這類集合有一條規律：{ $statement }這裡預言的是 { $periods }。這條規律沒有一般的證明，不能作為答案的理由。
pattern-held = 這與{ $name }這類集合的規律所預言的一致，那條規律沒有一般的證明；詳見 `nimm read`。
pattern-refuted = { $name }這類集合的規律預言的是 { $periods }，所以這是一個反例。{ $statement }

# 定理能給出什麼。
gives-outcome = 誰贏
gives-nim-value = Nim 值
gives-winning-moves = 全部必勝走法
gives-remoteness = 要走多少步
