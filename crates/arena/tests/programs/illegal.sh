# A UGI program that always plays an illegal move.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) echo "bestmove z9" ;;
        quit) exit 0 ;;
    esac
done
