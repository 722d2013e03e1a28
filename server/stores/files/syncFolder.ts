import { open } from "node:fs/promises";

const running = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/**
 * Makes the names in a folder survive a power cut. One sync serves all who ask before it begins: thirty children who
 * save at once share it.
 */
export function syncFolder(folder: string): Promise<void> {
  const shared = waiting.get(folder);
  if (shared) return shared;
  const before = running.get(folder) ?? Promise.resolve();
  const begin = (): Promise<void> => {
    waiting.delete(folder);
    running.set(folder, sync);
    return syncNow(folder);
  };
  const sync: Promise<void> = before.then(begin, begin).finally(() => {
    if (running.get(folder) === sync) running.delete(folder);
  });
  waiting.set(folder, sync);
  return sync;
}

async function syncNow(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
