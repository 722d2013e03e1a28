/** One thread that hashes passwords beside the server's other work: begun when the first one is asked for, and again after it died. */
import { Worker } from "node:worker_threads";
import { Later } from "./Later.ts";
import type { ScryptCost } from "./PasswordBooth.ts";

export interface Task {
  /** In the form in which it is hashed (NFC). */
  readonly password: string;
  /** In base64, as the answer. */
  readonly salt: string;
  /** Length of the hash. */
  readonly bytes: number;
  readonly cost: ScryptCost;
}

interface Caller {
  readonly resolve: (hash: string) => void;
  readonly reject: (reason: Later) => void;
}

/** Beside this very file, in the sources and in the build. */
const PROGRAM = new URL("./passwordThread.mjs", import.meta.url);
/** It holds nothing but the password; scrypt's own memory lies outside. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
const COME_AGAIN_SECONDS = 1;

export class PasswordThread {
  private worker: Worker | null = null;
  private caller: Caller | null = null;

  /** The hash in base64; one task at a time. Throws 503 where the thread dies of it. */
  hash(task: Task): Promise<string> {
    const worker = this.worker ?? this.begin();
    worker.ref();
    worker.postMessage(task);
    return new Promise((resolve, reject) => {
      this.caller = { resolve, reject };
    });
  }

  private begin(): Worker {
    const worker = new Worker(PROGRAM, { execArgv: [], resourceLimits: LIMITS });
    this.worker = worker;
    let cause: unknown;
    worker.on("message", (hash: string) => {
      // With nothing to do it keeps no process alive.
      worker.unref();
      this.caller?.resolve(hash);
    });
    // An error that nobody hears would end the server.
    worker.on("error", (error) => {
      cause = error;
    });
    worker.once("exit", () => {
      this.worker = null;
      this.caller?.reject(diedOf(cause));
    });
    return worker;
  }
}

/** The log tells the cause, the caller is only asked to try again. */
function diedOf(cause: unknown): Later {
  const message = "Sorry, your password could not be checked just now. Please try again.";
  return Object.assign(new Later(503, message, COME_AGAIN_SECONDS), { cause });
}
