# A UGI program that reports the score given first, and plays horizontal fences in the two rows given next.
score=$1 first=$2 second=$3
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        uginewgame)
            set --
            for row in "$first" "$second"; do set -- "$@" "a${row}h" "c${row}h" "e${row}h" "g${row}h"; done
            ;;
        go*)
            echo "info depth 5 score cp $score"
            echo "bestmove $1"
            shift
            ;;
        quit) exit 0 ;;
    esac
done
