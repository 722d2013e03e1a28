import { Worker } from "node:worker_threads";
import { RetryLater } from "./HttpError.ts";

export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Task {
  readonly password: string;
  /** The salt in base64, like the hash. */
  readonly salt: string;
  /** The length of the hash in bytes. */
  readonly bytes: number;
  readonly cost: ScryptCost;
}

interface Caller {
  readonly resolve: (hash: string) => void;
  readonly reject: (reason: RetryLater) => void;
}

/** The worker's program, which lies beside this file in the sources and beside the server in the build. */
const PROGRAM = new URL("./passwordThread.mjs", import.meta.url);
/** The memory of the thread in megabytes, without that of scrypt, which is not on its heap. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
const COME_AGAIN_SECONDS = 1;

/**
 * A thread with low priority that hashes one password at a time. It starts with its first password, and again if it has
 * died.
 */
export class PasswordThread {
  #worker: Worker | null = null;
  #caller: Caller | null = null;

  /** Hashes a password. Rejects with `RetryLater` if the thread dies of it. */
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

/** Makes the error for a thread that died. The log names the cause; the caller is only asked to try again. */
function hashingFailed(cause: unknown): RetryLater {
  const message = "Sorry, we couldn't check your password just now. Please try again.";
  return Object.assign(new RetryLater(503, message, COME_AGAIN_SECONDS), { cause });
}
