# A UGI program that plays three fences and thinks in the opponent's time. It expects a2h after its first move,
# then a4h. What it says when stopped is no move.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        uginewgame) set -- a8h c8h e8h ;;
        "go ponder"*) ;;
        go*)
            echo "bestmove $1 ponder a2h"
            shift
            ;;
        ponderhit)
            echo "bestmove $1 ponder a4h"
            shift
            ;;
        stop) echo "bestmove z9" ;;
        quit) exit 0 ;;
    esac
done
