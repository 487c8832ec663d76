# A UGI program that takes a tenth of a second for each of its three moves.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        uginewgame) set -- a8h c8h e8h ;;
        go*)
            sleep 0.1
            echo "bestmove $1"
            shift
            ;;
        quit) exit 0 ;;
    esac
done
