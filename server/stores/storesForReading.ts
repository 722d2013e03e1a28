import type { PictureStore, Stores, UserStore, WorldStore } from "./Stores.ts";
import { isStorageTrouble, StorageReadOnly } from "./troubles.ts";

const REST_MS = 1000;

/** Whether a call changes something. Packed games may come and go in any folder. */
type Changes<Part> = Readonly<Record<keyof Part, boolean>>;

const USERS: Changes<UserStore> = {
  get: false,
  find: false,
  usernames: false,
  add: true,
  addDevice: true,
  removeDevice: true,
  setResetLink: true,
  changePassword: true,
  remove: true,
};
const WORLDS: Changes<WorldStore> = {
  get: false,
  several: false,
  ownedBy: false,
  usage: false,
  popular: false,
  read: false,
  versions: false,
  readVersion: false,
  openPacked: false,
  keepPacked: false,
  sweepPacked: false,
  add: true,
  change: true,
  count: true,
  remove: true,
};
const PICTURES: Changes<PictureStore> = { read: false, write: true, touch: true, sweep: true };

/**
 * Stores of a folder that could not be opened for writing: everything can be looked at. A call that wants to change something has the folder
 * opened again, at most once a second; when that works, everything goes on with the stores that were opened then.
 */
export function storesForReading(reading: Stores, open: () => Promise<Stores>): Stores {
  let present = reading;
  let last: { readonly at: number; readonly trial: Promise<Stores> } | null = null;

  const tryAgain = async (): Promise<void> => {
    if (present !== reading) return;
    if (!last || Date.now() - last.at >= REST_MS) last = { at: Date.now(), trial: open() };
    present = await last.trial.catch((error: unknown) => {
      throw isStorageTrouble(error) ? error : new StorageReadOnly("The folder is only read.", { cause: error });
    });
  };
  const part = <Part extends object>(of: (stores: Stores) => Part, changes: Changes<Part>): Part =>
    new Proxy(of(reading), {
      get:
        (_part, name) =>
        async (...given: unknown[]) => {
          if (changes[name as keyof Part]) await tryAgain();
          const store: object = of(present);
          return Reflect.apply(Reflect.get(store, name), store, given);
        },
    });

  return {
    users: part(({ users }) => users, USERS),
    worlds: part(({ worlds }) => worlds, WORLDS),
    pictures: part(({ pictures }) => pictures, PICTURES),
    visits: reading.visits,
    get control() {
      return present.control;
    },
    check: async () => {
      await tryAgain();
      await present.check();
    },
    close: () => present.close(),
  };
}
