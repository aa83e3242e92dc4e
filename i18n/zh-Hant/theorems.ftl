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
theorem-sprague-grundy = 斯普拉格–格倫迪定理
    .statement = 恰好當各堆 Nim 值的 Nim 和是 0 時，輪到走的一方必敗。
theorem-pairing = 弗格森配對性質
    .statement = 如果走最後一步的輸，那麼只要有一堆的 Nim 值不小於 2，仍由 Nim 和決定勝負；否則，恰好當 Nim 值為 1 的堆有奇數個時，輪到走的一方必敗。
theorem-schwenk = 施溫克定理
    .statement = 每一堆都能唯一地拆成若干必敗堆之和，使得取走其中一個部分之後，上限總是搆不到下一個更大的部分；恰好當最小的部分現在不能取時，輪到走的一方必敗。
theorem-staircase = 階梯定理
    .statement = 只有奇數級算數：階梯的 Nim 值是第 1、3、5……級上的枚數的 Nim 和。
theorem-limit-recurrence = 最少致勝根數的遞迴
    .statement = 設 f 是上限，h(0) 為無限大，則 n 根時至少要取 h(n) 根才能贏，h(n) 是滿足 f(x) < h(n-x) 的最小的 x；恰好當 h(n) 根可以取時，輪到走的一方必勝。
theorem-limit-misere = 走最後一步者輸時的上限定理
    .statement = 誰都不想取最後一根，所以上限生效之後，n 根的勝負和走最後一步的贏時的 n-1 根一樣；開局時只要不少於兩根，輪到走的一方留下一根就必勝。

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
condition-values-known = 每一堆的 Nim 值都已知
condition-fixed-sets = 每一堆都依 Nim 或一組固定的可取根數來走
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
condition-independent-heap = 有一堆的走法只取決於這一堆本身
condition-previous-take = 上一步取的根數限制下一步
condition-staircase = 棋子沿階梯逐級下移

# 定理能給出什麼。
gives-outcome = 誰贏
gives-nim-value = Nim 值
gives-winning-moves = 全部必勝走法
gives-remoteness = 要走多少步
