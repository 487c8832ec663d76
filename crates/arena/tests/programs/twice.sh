# A UGI program that says everything twice: each of its moves, and one that nobody asked for.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        uginewgame)
            set -- a8h c8h e8h
            echo "bestmove z9"
            ;;
        go*)
            echo "bestmove $1"
            echo "bestmove $1"
            shift
            ;;
        quit) exit 0 ;;
    esac
done
