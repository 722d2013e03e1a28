import type { Fate } from "./PowerCutDisk.ts";

const always = (): boolean => true;
const never = (): boolean => false;
const synced = (before: Buffer): Buffer => before;
const written = (_before: Buffer, after: Buffer): Buffer => after;
/** The length had reached the disk, the content had not. */
const zeros = (before: Buffer, after: Buffer): Buffer => {
  const kept = keptOf(before, after);
  return Buffer.concat([kept, Buffer.alloc(after.length - kept.length)]);
};
const half = (before: Buffer, after: Buffer): Buffer => {
  const kept = keptOf(before, after);
  return after.subarray(0, Math.ceil((kept.length + after.length) / 2));
};

/** Synced content cannot be torn by appending to it. */
function keptOf(before: Buffer, after: Buffer): Buffer {
  return after.subarray(0, before.length).equals(before) ? before : Buffer.alloc(0);
}

/** Nothing was lost, as if only the processes had died. */
export const ALL_KEPT: Fate = { keepsName: always, contentOf: written };

export const FATES: readonly { readonly name: string; readonly fate: Fate }[] = [
  { name: "all is kept", fate: ALL_KEPT },
  { name: "all is lost", fate: { keepsName: never, contentOf: synced } },
  { name: "names are kept, contents lost", fate: { keepsName: always, contentOf: synced } },
  { name: "names are kept, contents zeros", fate: { keepsName: always, contentOf: zeros } },
  { name: "names are kept, contents cut in half", fate: { keepsName: always, contentOf: half } },
  { name: "every second name is kept", fate: { keepsName: (at) => at % 2 === 0, contentOf: written } },
  { name: "every other second name is kept", fate: { keepsName: (at) => at % 2 === 1, contentOf: half } },
  { name: "some names are kept", fate: { keepsName: (at) => (at * 7) % 5 < 2, contentOf: zeros } },
];
