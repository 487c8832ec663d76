import init, { answer, install_network, lacks_network, load_engine, load_solver_for } from "./palisade.js";

// The first message may carry the shared cell with the number of the last stopped request; every
// other one is a request as JSON. A worker that fails says so and ends: the page starts another.
const ready = init().then(load_engine);
ready.catch(() => {});
let stopped;

onmessage = async ({ data }) => {
  if (data.stopped) {
    stopped = data.stopped;
    return;
  }
  try {
    await ready;
    if (lacks_network(data)) await fetchNetwork();
    await load_solver_for(data);
    postMessage(answer(data, stopped, (partial) => postMessage(partial)));
  } catch (error) {
    postMessage({ failed: String(error) });
    close();
  }
};

// Without the network the engine plays on, and its response says so.
async function fetchNetwork() {
  try {
    const url = new URL("quoridor.nnue", import.meta.url);
    const response = await fetch(url);
    if (!response.ok) return;
    install_network(new Uint8Array(await response.arrayBuffer()));
    postMessage({ fetched: url.pathname });
  } catch {
    // Offline.
  }
}
