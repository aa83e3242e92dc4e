### The page in the browser. Arguments are filled in by its scripts: no plurals, no choices.

page-title = nimm：取物遊戲
page-heap = 第 {$heap} 堆

# After a move that gave the win away.
page-refuted = 致勝的應手：{ $act }。

# Faults.
page-error-many-moves = 本頁一局至多 { $most } 步。
page-error-stopped = 計算已停止。
