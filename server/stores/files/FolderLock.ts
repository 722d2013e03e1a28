import { createHash, randomUUID } from "node:crypto";
import { open, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../Log.ts";
import { ControlSocket, type Reply, sendCommand } from "./ControlSocket.ts";
import { asTrouble, unlessMissing } from "./durableWrite.ts";
import { isFolder, makeFolder } from "./makeFolder.ts";

export const LOCK = "lock";
const SOCKET = ".socket";
/** The time, in milliseconds since 1970, to which an entry is set to ask its server whether it still runs. */
const KNOCK_MS = 1000;

/** The machine in the name of an entry without a socket, which can only be asked by a knock. */
const NO_MACHINE = "none";

interface LockPace {
  /** How often a server looks at its own entry. */
  readonly lookMs: number;
  /** How long a server on another machine may leave a knock unanswered. */
  readonly knockMs: number;
  /** How long another server may stay in the state `claiming` or `released`. */
  readonly claimMs: number;
}

export interface LockOptions {
  readonly pace: LockPace;
  readonly log: Log;
  /**
   * Called if another server took the folder over while this one was stopped for too long to answer: from then on it
   * must write nothing.
   */
  readonly onLost: () => void;
  /** The message if the folder is held already; a sentence about a server if it is left out. */
  readonly inUse?: string;
}

export const PACE: LockPace = { lookMs: 1000, knockMs: 8000, claimMs: 30_000 };
const CLAIM_LOOK_MS = 20;
/** After this time, a socket without an entry was left by a server that died between making the two. */
const ORPHAN_MS = 60_000;

type State = "claiming" | "holding" | "released";

/**
 * Lets only one server use a folder. Each server that wants it enters itself in `lock/` and listens on a socket beside
 * its entry, then asks all other entries: of two that come at the same time, at least one sees the other. The kernel
 * drops the socket with its process, even if the processes cannot see each other because each is process 1 of its own
 * container.
 *
 * A socket reaches no other machine. In a folder that several machines share over a network, an entry of another
 * machine is asked by setting its time back (a knock): a running server corrects it within a second.
 */
export class FolderLock {
  /** The socket of this server; null if the file system has no sockets. */
  readonly control: ControlSocket | null;
  readonly #place: string;
  readonly #name: string;
  readonly #pace: LockPace;
  readonly #log: Log;
  readonly #looking: NodeJS.Timeout;
  #state: State = "claiming";

  private constructor(place: string, name: string, control: ControlSocket | null, { pace, log, onLost }: LockOptions) {
    this.#place = place;
    this.#name = name;
    this.control = control;
    this.#pace = pace;
    this.#log = log;
    control?.handle("state", () => this.#state);
    this.#looking = setInterval(() => void this.#look(onLost), pace.lookMs).unref();
  }

  /** Takes the folder. Throws a message in plain words if another server holds it. */
  static async take(folder: string, options: LockOptions): Promise<FolderLock> {
    const lock = await FolderLock.#enter(join(folder, LOCK), options).catch((error: unknown) => {
      throw asTrouble(error, folder);
    });
    try {
      await lock.#outlast(options.inUse ?? inUse(folder));
      return lock;
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  async release(): Promise<void> {
    this.#state = "released";
    clearInterval(this.#looking);
    await rm(this.#fileOf(this.#name), { force: true });
    this.control?.close();
    await rm(this.#fileOf(this.#name + SOCKET), { force: true });
  }

  /** Makes the socket and then the entry, so that a server that is seen can be asked. */
  static async #enter(place: string, options: LockOptions): Promise<FolderLock> {
    await makePlace(place);
    const id = randomUUID();
    const machine = await thisMachine();
    const control = await ControlSocket.listen(join(place, `${machine}.${id}${SOCKET}`)).catch(() => null);
    const lock = new FolderLock(place, `${control ? machine : NO_MACHINE}.${id}`, control, options);
    try {
      await (await open(lock.#fileOf(lock.#name), "wx", 0o600)).close();
      return lock;
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /**
   * Asks every other entry until it is gone, then takes the folder; of several servers that want it, the one with the
   * first name gets it.
   */
  async #outlast(refusal: string): Promise<void> {
    for (const other of await this.#others()) {
      const giveUp = performance.now() + this.#pace.claimMs;
      for (let state = await this.#stateOf(other); state !== "gone"; state = await this.#stateOf(other)) {
        const givesWay = state === "released" || (state === "claiming" && other > this.#name);
        if (!givesWay || performance.now() > giveUp) throw new Error(refusal);
        await wait(CLAIM_LOOK_MS);
      }
      await rm(this.#fileOf(other), { force: true });
      await rm(this.#fileOf(other + SOCKET), { force: true });
    }
    this.#state = "holding";
    await this.#removeOrphans();
  }

  async #others(): Promise<string[]> {
    const entries = await readdir(this.#place, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    return names.filter((name) => name !== this.#name && !name.endsWith(SOCKET));
  }

  async #stateOf(other: string): Promise<State | "gone"> {
    if (!other.startsWith(`${await thisMachine()}.`)) return (await this.#answersKnock(other)) ? "holding" : "gone";
    const reply = await sendCommand(this.#fileOf(other + SOCKET), "state");
    if (reply.kind === "nobody") return "gone";
    if (reply.kind === "closed") return "released";
    const state = reply.kind === "answer" ? reply.value : null;
    return state === "claiming" || state === "released" ? state : "holding";
  }

  async #answersKnock(other: string): Promise<boolean> {
    const file = this.#fileOf(other);
    const { lookMs, knockMs } = this.#pace;
    this.#log({ event: "a server on another machine is asked whether it uses the folder" });
    await setTime(file, KNOCK_MS);
    for (let waited = 0; waited < knockMs; waited += lookMs) {
      await wait(lookMs);
      const time = await timeOf(file);
      if (time !== KNOCK_MS) return time !== null;
    }
    return false;
  }

  async #look(onLost: () => void): Promise<void> {
    const file = this.#fileOf(this.#name);
    const time = await timeOf(file).catch(() => undefined);
    if (time === KNOCK_MS) await setTime(file, Date.now()).catch(() => undefined);
    if (time === null && this.#state === "holding") onLost();
  }

  async #removeOrphans(): Promise<void> {
    const names = await readdir(this.#place);
    for (const name of names.filter((each) => each.endsWith(SOCKET))) {
      const isEntered = names.includes(name.slice(0, -SOCKET.length));
      const found = isEntered ? null : await stat(this.#fileOf(name)).catch(unlessMissing);
      if (found && Math.abs(Date.now() - found.mtimeMs) > ORPHAN_MS) await rm(this.#fileOf(name), { force: true });
    }
  }

  #fileOf(name: string): string {
    return join(this.#place, name);
  }
}

/** Sends a command to the server that holds a folder; null if none on this machine does. */
export async function askHolder(folder: string, command: string, body: unknown): Promise<Reply | null> {
  const place = join(folder, LOCK);
  for (const name of (await readdir(place).catch(unlessMissing)) ?? []) {
    if (!name.endsWith(SOCKET)) continue;
    const state = await sendCommand(join(place, name), "state");
    if (state.kind === "answer" && state.value === "holding") return sendCommand(join(place, name), command, body);
  }
  return null;
}

function inUse(folder: string): string {
  return `Another Gridlings server is already using the folder ${folder}. Stop it first, or set DATA_DIR.`;
}

/**
 * Makes the folder of the lock, accessible to this user alone. Earlier servers had a file of that name with the number
 * of a process.
 */
async function makePlace(place: string): Promise<void> {
  if (await isFolder(place)) return;
  await rm(place, { force: true });
  await makeFolder(place, 0o700);
}

/** Returns a name for this machine. Processes with the same one share a kernel, and with it their sockets. */
async function thisMachine(): Promise<string> {
  const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(hostname);
  return createHash("sha256").update(boot).digest("hex").slice(0, 12);
}

/** Returns the time of a file as it is now: opening it makes a network folder ask for it again. */
async function timeOf(file: string): Promise<number | null> {
  const handle = await open(file, "r").catch(unlessMissing);
  if (!handle) return null;
  try {
    return (await handle.stat()).mtimeMs;
  } finally {
    await handle.close();
  }
}

async function setTime(file: string, time: number): Promise<void> {
  await utimes(file, time / 1000, time / 1000).catch(unlessMissing);
}
