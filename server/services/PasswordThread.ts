import { Worker } from "node:worker_threads";
import { RetryLater } from "./HttpError.ts";

export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Task {
  readonly password: string;
  /** In base64, as the hash. */
  readonly salt: string;
  /** Length of the hash. */
  readonly bytes: number;
  readonly cost: ScryptCost;
}

interface Caller {
  readonly resolve: (hash: string) => void;
  readonly reject: (reason: RetryLater) => void;
}

/** Beside this file in the sources, and beside the server in the build. */
const PROGRAM = new URL("./passwordThread.mjs", import.meta.url);
/** In megabytes: scrypt's own memory is outside. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
const COME_AGAIN_SECONDS = 1;

/** A thread with low priority that hashes one password at a time. Starts with its first password, and again if it has died. */
export class PasswordThread {
  #worker: Worker | null = null;
  #caller: Caller | null = null;

  /** Throws `RetryLater` if the thread dies of it. */
  hash(task: Task): Promise<string> {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(task);
    return new Promise((resolve, reject) => {
      this.#caller = { resolve, reject };
    });
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { execArgv: [], resourceLimits: LIMITS });
    let cause: unknown;
    worker.on("message", (hash: string) => {
      // An idle thread does not keep the process alive.
      worker.unref();
      this.#caller?.resolve(hash);
    });
    // Without a listener, the error would end the server.
    worker.on("error", (error) => {
      cause = error;
    });
    worker.once("exit", () => {
      this.#worker = null;
      this.#caller?.reject(hashingFailed(cause));
    });
    return worker;
  }
}

/** The log tells the cause; the caller is only asked to try again. */
function hashingFailed(cause: unknown): RetryLater {
  const message = "Sorry, your password could not be checked just now. Please try again.";
  return Object.assign(new RetryLater(503, message, COME_AGAIN_SECONDS), { cause });
}
