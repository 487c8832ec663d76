# A UGI program that always plays a move nobody can.
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) echo "bestmove z9" ;;
        quit) exit 0 ;;
    esac
done
