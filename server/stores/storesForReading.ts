import type { ClassStore, PictureStore, ReportStore, Stores, UserStore, WorldStore } from "./Stores.ts";
import { isStorageTrouble, StorageReadOnly } from "./troubles.ts";

const REST_MS = 1000;

/** The calls that work in a folder that is only read. Packed games may come and go in any folder. */
const READING = {
  users: ["get", "find", "usernames", "pupilsOf", "teachers", "countSince"] satisfies (keyof UserStore)[],
  worlds: [
    "get",
    "several",
    "ownedBy",
    "usage",
    "popular",
    "newest",
    "hidden",
    "read",
    "versions",
    "readVersion",
    "openPacked",
    "keepPacked",
    "sweepPacked",
  ] satisfies (keyof WorldStore)[],
  pictures: ["read"] satisfies (keyof PictureStore)[],
  classes: ["get", "withCode", "taughtBy", "hasAny"] satisfies (keyof ClassStore)[],
  reports: ["get", "askedOf", "reportedBy"] satisfies (keyof ReportStore)[],
};

/**
 * Makes stores of a folder that could not be opened for writing: everything can be looked at. A call that wants to
 * change something has the folder opened again, at most once a second; when that works, everything goes on with the
 * stores that were opened then.
 */
export function storesForReading(reading: Stores, open: () => Promise<Stores>): Stores {
  let present = reading;
  let last: { readonly at: number; readonly trial: Promise<Stores> } | null = null;

  const tryAgain = async (): Promise<void> => {
    if (present !== reading) return;
    const now = performance.now();
    if (!last || now - last.at >= REST_MS) last = { at: now, trial: open() };
    present = await last.trial.catch((error: unknown) => {
      throw isStorageTrouble(error) ? error : new StorageReadOnly("The folder is only read.", { cause: error });
    });
  };
  const part = <Part extends keyof typeof READING>(name: Part): Stores[Part] => {
    const calls: readonly unknown[] = READING[name];
    return new Proxy(reading[name], {
      get:
        (_part, call) =>
        async (...given: unknown[]) => {
          if (!calls.includes(call)) await tryAgain();
          const store: object = present[name];
          return Reflect.apply(Reflect.get(store, call), store, given);
        },
    });
  };

  return {
    users: part("users"),
    worlds: part("worlds"),
    pictures: part("pictures"),
    classes: part("classes"),
    reports: part("reports"),
    visits: reading.visits,
    live: reading.live,
    locks: reading.locks,
    get control() {
      return present.control;
    },
    facts: () => present.facts(),
    leftovers: () => present.leftovers(),
    check: async () => {
      await tryAgain();
      await present.check();
    },
    close: () => present.close(),
  };
}
