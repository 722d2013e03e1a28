// @ts-check
/** Loaded into a server before anything else: every sync of a file takes as long as on a cheap memory card. */
import { open } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const SYNC_MS = Number(process.env.GRIDLINGS_SYNC_MS ?? 0);

const handle = await open(process.execPath, "r");
const proto = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ["sync", "datasync"]) {
  const quick = proto[name];
  proto[name] = async function slowly() {
    await wait(SYNC_MS);
    return quick.call(this);
  };
}
