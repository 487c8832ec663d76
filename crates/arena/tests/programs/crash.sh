# A UGI program that exits when asked for a move.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) exit 3 ;;
        quit) exit 0 ;;
    esac
done
