// @ts-check
/** What others do while a server is attacked, in a thread of its own: small calls one after the other, each with its duration. */
import { parentPort, workerData } from "node:worker_threads";

/** @type {{ calls: readonly { what: string, address: string, init: RequestInit }[] }} */
const { calls } = workerData;
const PAUSE_MS = 20;

let slowest = { what: "", ms: 0 };
let count = 0;
/** @type {string[]} */
const failed = [];

parentPort?.on("message", () => {
  parentPort?.postMessage({ slowest, count, failed });
  parentPort?.close();
  process.exit();
});

// The first call loads what `fetch` needs, which takes longer than the call itself.
for (const { address, init } of calls) await fetch(address, init).then((answer) => answer.text());
parentPort?.postMessage("ready");

for (;;) {
  for (const { what, address, init } of calls) {
    const start = performance.now();
    const status = await fetch(address, init).then(
      async (answer) => answer.text().then(() => answer.status),
      () => 0,
    );
    const ms = performance.now() - start;
    if (ms > slowest.ms) slowest = { what, ms };
    if (status !== 200) failed.push(`${what}: ${status}`);
    count += 1;
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
