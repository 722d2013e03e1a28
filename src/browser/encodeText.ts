/** A long text as bytes to be sent, made in a thread of its own. */
import { WorkerClient } from "./workers.ts";

const thread = new WorkerClient<string, Blob>(
  () => new Worker(new URL("../../workers/pack.worker.ts", import.meta.url), { type: "module" }),
);

/** The text itself where this browser has no thread for it. */
export async function encodeText(text: string): Promise<Blob | string> {
  return (await thread.request(text)) ?? text;
}
