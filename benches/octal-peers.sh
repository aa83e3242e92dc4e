#!/usr/bin/env bash
# Holds the engines for taking-and-breaking games against the program `ogsolve`: user time of whole
# processes, the median of five runs each, taken in turn, and how many times as long the peer takes.
#
#   benches/octal-peers.sh [GAME:LEN:METHOD ...]
#
# The peer is `ogsolve` on PATH or what OGSOLVE names. The methods are its best ones.
set -euo pipefail
cd "$(dirname "$0")/.."

peer=${OGSOLVE:-ogsolve}
if ! command -v "$peer" > /dev/null; then
    echo "no $peer: install it (cargo install ogsolve) or set OGSOLVE" >&2
    exit 2
fi
cargo build --quiet --release -p nimm --example breaking
ours=${CARGO_TARGET_DIR:-target}/release/examples/breaking

games=("$@")
if [ ${#games[@]} -eq 0 ]; then
    games=(
        0.6:4194304:rc 0.16:4194304:rc 0.167:4194304:rc2 0.104:4194304:rc2 0.106:4194304:rc2
        0.007:131072:naive 0.06:131072:naive
    )
fi

TIMEFORMAT=%U
user_time() {
    { time "$@" > /dev/null 2>&1; } 2>&1
}
median() {
    sort -n | sed -n 3p
}

printf '%-8s %10s %9s %9s %7s\n' game length ours peer ratio
for entry in "${games[@]}"; do
    IFS=: read -r game len method <<< "$entry"
    mine=() theirs=()
    for _ in 1 2 3 4 5; do
        mine+=("$(user_time "$ours" "$game" "$len")")
        theirs+=("$(user_time "$peer" -m "$method" -n "$len" "$game")")
    done
    a=$(printf '%s\n' "${mine[@]}" | median)
    b=$(printf '%s\n' "${theirs[@]}" | median)
    awk -v g="$game" -v n="$len" -v a="$a" -v b="$b" \
        'BEGIN { printf "%-8s %10d %8.3fs %8.3fs %6.1fx\n", g, n, a, b, b / (a > 0 ? a : 0.001) }'
done
