# A UGI program that takes a tenth of a second for each of its three moves.
set -- a8h c8h e8h
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*)
            sleep 0.1
            echo "bestmove $1"
            shift
            ;;
        quit) exit 0 ;;
    esac
done
