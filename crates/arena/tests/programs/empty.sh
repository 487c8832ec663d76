# A UGI program that answers without a move.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) echo "bestmove" ;;
        quit) exit 0 ;;
    esac
done
