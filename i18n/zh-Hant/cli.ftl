### 命令列：說明、提示、各命令的結果。

level-error = 錯誤
level-help = 建議
level-expected = 這裡應為{ $expected }

heading-usage = 用法：
heading-commands = 命令
heading-command = 命令
heading-arguments = 參數
heading-options = 選項
heading-limits = 限度
heading-examples = 範例：

help-default = [預設值：{ $values }]
help-possible = [可用的值：{ $values }]

command-nimm = 取火柴遊戲：誰贏、所有必勝的走法、為什麼、有多確定。
    .examples =
        {"  "}nimm solve nim 3+4+5              誰贏，以及所有必勝的走法
        {"  "}nimm solve 'take 1-3' 21          從一堆 21 根裡每次取 1 到 3 根
        {"  "}nimm solve fibonacci 40           至多取對手剛取的兩倍
        {"  "}nimm play nim 1+2+3               在終端機裡對局
        {"  "}nimm period 'take 1-6,8-14'       已證明的週期
command-solve = 誰贏、所有必勝的走法、為什麼、有多確定。
    .examples =
        {"  "}nimm solve nim 1+2+4
        {"  "}nimm solve 'misere nim' 3 4 5
        {"  "}nimm solve 'take 1-6,8-14' 10^1000
        {"  "}nimm solve 'nim & take 1-3' '3+5 & 7'
        {"  "}nimm solve 'take 1-2, may split' 5+7
        {"  "}nimm solve fibonacci 13@4          現在至多可取 4 根
        {"  "}nimm solve nim 1+2+3 --depth full  每一步及其應對
        {"  "}nimm solve nim - < heaps.txt       從標準輸入讀局面
        {"  "}nimm solve nim @heaps.txt          從檔案讀局面
command-play = 在終端機裡對局：用方向鍵操作棋盤，或逐行輸入。
    .examples =
        {"  "}nimm play nim                             隨機給一個你能贏的局面
        {"  "}nimm play nim 3+4+5 --first program       程式先走
        {"  "}nimm play 'take 1-3' 21 --errors 20       程式每 100 步隨機走 20 步
        {"  "}nimm play fibonacci 20 --opponent friend  兩人共用鍵盤
command-match = 讓設定好的棋手對局並記錄每一步；或舉行比賽。
    .examples =
        {"  "}nimm match nim 1+2+3 --first last-heap-one --second best
        {"  "}nimm match nim --games 1001 --heaps 2..4 --max 15 --first best --second random --seed 9
command-read = 規則是怎樣理解的：標準寫法、白話說明、由什麼方法解答。
    .examples =
        {"  "}nimm read 'S(4,1,3)'
        {"  "}nimm read 'misere take at most 2*prev'
        {"  "}nimm read 0.137
        {"  "}nimm read 'take 2-3,7' --all          為什麼不用各條定理
command-rules = 有名字的規則，附白話說明與出處。
    .examples =
        {"  "}nimm rules
command-sequence = 一條規則下大小為 0、1、2…… 的堆的 Nim 值，或誰贏。
    .examples =
        {"  "}nimm sequence 'take 1,3,4' --to 20
        {"  "}nimm sequence 'misere take 2-5' --outcomes
        {"  "}nimm sequence 'take 1,3,4' --to 1e6 --format bfile
        {"  "}nimm sequence 0.6 --to 1e5 --stats
        {"  "}nimm sequence 0.6 --to 1e8 --state officers.values
        {"  "}nimm sequence grundy --to 5000 --svg grundy.svg
command-period = 一條規則的週期（Nim 值與勝負各一），附證明。
    .examples =
        {"  "}nimm period 'take 1-6,8-14'
        {"  "}nimm period 'take 2,3,6,7,9,10' --json
        {"  "}nimm period kayles
        {"  "}nimm period 0.16 --certificate proof.json
command-misere = 一條規則的 misère 商：走最後一步的輸時，它的各堆任意相加，誰贏。
    .examples =
        {"  "}nimm misere 0.77 --to 172
        {"  "}nimm misere 0.123 --to 30 --json
        {"  "}nimm misere kayles --to 172 --certificate quotient.json
        {"  "}nimm misere 0.77 --to 20 --genus
command-table = 逐個列出一堆的大小：誰贏、Nim 值、必勝的走法；或列出兩堆的表。
    .examples =
        {"  "}nimm table fibonacci --to 60
        {"  "}nimm table kayles
        {"  "}nimm table nim --pairs 15
        {"  "}nimm table nim --pairs 15 --svg pairs.svg
command-verify = 在一整片局面上讓理論、數列、搜尋互相核對。
    .examples =
        {"  "}nimm verify nim --heaps 2..3 --max 15
        {"  "}nimm verify 'misere take 2-5' --heaps 1..2 --max 20
command-check = 用獨立的核對程式重新推導存下的答案或證書。
    .examples =
        {"  "}nimm solve nim 1..10 --certificate answer.json
        {"  "}nimm check answer.json
command-serve = 瀏覽器裡的頁面，由本機提供。
    .examples =
        {"  "}nimm serve
        {"  "}nimm serve --open
        {"  "}nimm serve --port 0 --json  任意空閒連接埠；以 JSON 給出網址
command-selftest = 由程式自己核對已發表的表與定理。
    .examples =
        {"  "}nimm selftest
command-completions = 產生命令列補全腳本。
    .examples =
        {"  "}nimm completions bash > nimm.bash
command-man = 手冊頁。
    .examples =
        {"  "}nimm man | man -l -

option-json = 輸出一個 JSON 物件
option-lang = 文字的語言：en、zh-Hans 或 zh-Hant；不寫則隨系統環境
option-quiet = 不在標準錯誤上輸出說明
option-help = 顯示說明
option-version = 顯示版本
option-rule = 規則，例如 `nim`、`take 1-3`、`0.77`、`fibonacci`、`misere nim`
option-position = 局面，例如 `3+4+5` 或 `3 4 5`；`-` 從標準輸入讀，`@檔案` 從檔案讀
option-match-position = 局面；用 --games 比賽時不需要
option-play-position = 局面；不寫則隨機給一個你能贏的
option-by = 只用一種方法
option-svg = 把圖寫入檔案
option-theme = 圖的配色
option-depth = `full` 另外列出所有走法；輸的局面則列出每一步的應對
option-all = 列出所有定理，包括講另一類遊戲的定理
option-solve-certificate = 把答案寫入檔案，供 `nimm check` 核對
option-period-certificate = 把證明寫入檔案，供 `nimm check` 核對
option-misere-certificate = 把商寫入檔案，供 `nimm check` 核對
option-genus = 另外列出每一堆的虧格（genus）
option-limit_positions = 搜尋至多造訪多少個局面
option-limit_moves = 搜尋或直接列表至多考察多少步
option-limit_heap = 逐個計算時最大的堆
option-to = 最大的堆
option-outcomes = 不列 Nim 值，列出輪到走的一方是輸（P）還是贏（N）
option-format = 輸出格式
option-pairs = 改為列出 0 到 N 的兩堆
option-verify-heaps = 幾堆，例如 2 或 2..3
option-max = 最大的堆
option-file = 檔案；`-` 表示標準輸入
option-shell = 哪種 shell
option-match-first = 先手：best、random、last-heap-one 或 moves:檔案
option-match-second = 後手
option-games = 在隨機局面上比賽這麼多局
option-match-heaps = 隨機局面有幾堆，例如 2..4
option-seed = 重複以前一次的隨機選擇
option-play-first = 誰先走
option-opponent = 與誰對局
option-errors = 程式每 100 步裡隨機走幾步
option-plain = 逐行輸入走法，不用棋盤
option-port = 監聽的連接埠；0 表示任意空閒連接埠
option-address = 監聽的位址；除 127.0.0.1、::1 這類本機位址外，別人也能連上
option-open = 在瀏覽器中開啟頁面

usage-unknown-command =
    沒有命令 `{ $argument }`{ $suggestion ->
        [none] {""}
       *[other] ；是不是 `{ $suggestion }`？
    }
usage-unknown-option =
    沒有選項 `{ $argument }`{ $suggestion ->
        [none] {""}
       *[other] ；是不是 `{ $suggestion }`？
    }
usage-missing = 缺少：{ $argument }
usage-conflict = `{ $argument }` 與 `{ $other }` 不能同時使用
usage-no-value = `{ $argument }` 需要一個值
usage-too-many = 多了一個詞 `{ $value }`
usage-value =
    `{ $value }` 不能作為 `{ $argument }` 的值{ $expected ->
        [none] {""}
       *[other] ：應為 { $expected }
    }{ $suggestion ->
        [none] {""}
       *[other] ；是不是 `{ $suggestion }`？
    }
usage-twice = `{ $argument }` 給出了兩次
usage-not-text = 有一個參數不是可讀的文字：須為 UTF-8 編碼
usage-no-command = 沒有給出命令
usage-see-help = `nimm --help` 列出所有命令；`nimm 命令 --help` 給出範例。

expected-whole-number = 1000、1e6 或 2^20 這樣的整數
expected-smaller-number = 2^64 以下的數
expected-range = 2..4 這樣的範圍
expected-percent = 0 到 100 的數
expected-language = en、zh-Hans 或 zh-Hant
expected-port = 0 到 65535 的連接埠
expected-address = 位址，例如 127.0.0.1 或 ::1

failure-file = { $path }：{ $error }
failure-stream = 標準輸入或輸出：{ $error }
failure-too-long = 文字超過 { $most } MiB，這是能讀取的上限
failure-no-file-name = 缺少檔案名稱
failure-quote-rule = 含空格的規則要加引號：`'{ $rule }'`
failure-no-picture = 這個問題沒有圖；圖只為不太長的局面和單堆規則而畫

io-not-found = 沒有這個檔案或資料夾
io-not-allowed = 沒有存取權限
io-folder = 這是資料夾，不是檔案
io-not-text = 這不是 UTF-8 編碼的文字
io-full = 儲存空間已滿

misere-order =
    { $order ->
        [1] 到此為止沒有哪一堆的走法起作用：misère 商只有一個元素，輪到走的一方必勝。
       *[other] misère 商有 { $order } 個元素。必敗部分（輪到走的一方必敗）有 { $count } 個：{ $portion }。
    }
misere-generators = 所有元素都是 { $generators } 的乘積。
misere-complete = 它是完整的：{ $to } 以內的堆逐個核對過，而且從 { $preperiod } 起{ $period ->
        [1] 所有的堆都是同一個元素，持續得足夠久，因此會永遠如此。
       *[other] 堆的元素每 { $period } 堆重複一次，重複得足夠久，因此會永遠重複下去。
    }
misere-verified = 它對 { $to } 以內的堆核對過；含有更大的堆的局面不作任何斷言。
misere-heaps = 從 0 起各堆的元素：{ $heaps }
misere-products = 乘法表：
misere-genera = 各堆的虧格（genus）：Nim 值，以及旁邊有 0、1、2……個兩根的 Nim 堆時的 misère 值：
misere-tame = 馴
misere-wild = 野

verify-positions = { $positions } 個局面，{ $disagreements } 處不一致
verify-methods = 理論解答 { $theory } 個，數列解答 { $sequence } 個，搜尋解答 { $search } 個
verify-says = {"  "}{ $method }：{ $outcome } { $value } [{ $moves }]
verify-stopped = 還沒有核對完就停下了。

check-accepted = 通過：所述的一切都能由規則與依據推出。
check-refused = 拒絕：{ $claim }。所述：{ $stated }。推得：{ $derived }。
check-not-done = 未能核對：{ $claim }。
claim-outcome = 誰贏
claim-nim-value = Nim 值
claim-winning-moves = 必勝的走法
claim-remoteness = 剩餘步數
claim-theorem = 定理不適用於這個遊戲
claim-witness = 定理涉及的數
claim-period = 週期
claim-quotient = misère 商
claim-computed-to = 計算到哪裡
claim-positions = 局面的個數
claim-key = 由其他內容決定的欄位
claim-work = 檢查所需的工作量太大，因此沒有結論

serve-running = 頁面已可使用；按 Ctrl-C 結束。
serve-open-to-others = 凡能連上這台機器的人都能使用頁面，並讓它計算。
serve-port-in-use = { $address } 的連接埠 { $port } 已被占用；`--port 0` 會選一個空閒的連接埠
serve-port-not-allowed = 沒有使用連接埠 { $port } 的權限；`--port 0` 會選一個空閒的連接埠
serve-not-our-address = { $address } 不是本機的位址；不寫 `--address` 時頁面在 127.0.0.1
serve-cannot-listen = 無法在 { $address } 的連接埠 { $port } 提供頁面：{ $error }
serve-no-browser = 無法開啟瀏覽器；請自行開啟上面的網址。

selftest-holds = 通過
selftest-fails = 失敗
selftest-summary =
    { $failed ->
        [0] { $claims } 條斷言全部成立。
       *[other] { $claims } 條斷言中有 { $failed } 條不成立。請回報。
    }
selftest-nim-box = Nim：兩堆或三堆、每堆至多 15 的全部 4352 個局面上，定理、數列、搜尋一致
selftest-nim-positions = Nim：1+2+3 與 1+2+4+7 必敗；1+2+4 與 1..10 的必勝的走法與發表的相同
selftest-nim-third-heap = Nim：必敗局面的第三堆是另兩堆的 Nim 和，到 15 為止
selftest-misere-nim = Nim，取最後一根者輸：同樣的 4352 個局面上，定理、數列、搜尋一致
selftest-gaps = 必敗堆的間隔：一段與兩段數集的手算表
selftest-sets = 1-7 中的每個數集：週期與搜尋一致，到堆 40
selftest-misere-sets = 1-7 中的每個數集，走最後一步者輸：週期與搜尋一致，到堆 40
selftest-two-intervals = 兩段定理：到 12 為止的所有數集，公式、數列、搜尋一致
selftest-periods-differ = take 2,3,6,7,9,10：勝負的週期是 29，Nim 值的週期是 58
selftest-fibonacci = 斐波那契 Nim：到 60 為止的必敗堆是斐波那契數
selftest-fibonacci-moves = 斐波那契 Nim：4、6、7、9、10、11、12、15 的必勝第一步，以及 40 的兩種
selftest-limits = 限制下一次取數：兩種勝負約定下，定理、遞推、搜尋一致，到堆 30
selftest-sums = 不同規則之和：單堆的值與搜尋一致
selftest-large = 幾百位數的堆：答案都能通過核對
