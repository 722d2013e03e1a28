/** A long text as bytes to be sent, made in a thread of its own. */
import { Thread } from "./Thread.ts";

const thread = new Thread<string, Blob>(
  () => new Worker(new URL("../../workers/pack.worker.ts", import.meta.url), { type: "module" }),
);

/** The text itself where this browser has no thread for it. */
export async function packedText(text: string): Promise<Blob | string> {
  return (await thread.ask(text)) ?? text;
}
