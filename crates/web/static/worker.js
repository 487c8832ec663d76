import init, { EngineWorker } from "./palisade.js";

// The first message may carry the shared stop flag; every other one is a request as JSON.
const ready = init();
let engine;

onmessage = async ({ data }) => {
  await ready;
  if (data.stopFlag) {
    engine = new EngineWorker(data.stopFlag);
    return;
  }
  engine ??= new EngineWorker(undefined);
  postMessage(engine.answer(data));
};
