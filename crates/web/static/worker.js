import init, { Thinker } from "./palisade.js";

const ready = init();
let thinker;

onmessage = async ({ data }) => {
  await ready;
  if (data.cell) {
    thinker = new Thinker(data.cell);
    return;
  }
  thinker ??= new Thinker(undefined);
  postMessage(thinker.answer(data));
};
