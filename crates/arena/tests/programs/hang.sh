# A UGI program that never answers when asked for a move.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) ;;
        quit) exit 0 ;;
    esac
done
