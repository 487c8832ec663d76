# A UGI program that says on stderr that it was started, and plays one move a game.
echo started >&2
while read -r line; do
    case "$line" in
        ugi) echo ugiok ;;
        isready) echo readyok ;;
        go*) echo "bestmove a8h" ;;
        quit) exit 0 ;;
    esac
done
