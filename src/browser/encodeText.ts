import { WorkerClient } from "./workers.ts";

const client = new WorkerClient<string, Blob>(
  () => new Worker(new URL("../../workers/pack.worker.ts", import.meta.url), { type: "module" }),
);

/** Encodes a long text as UTF-8 in a worker, so that sending it does not block the page. Without workers it returns the text itself. */
export async function encodeText(text: string): Promise<Blob | string> {
  return (await client.request(text)) ?? text;
}
