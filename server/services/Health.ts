import type { Stores } from "../stores/Stores.ts";
import { HttpError } from "./HttpError.ts";

const REST_MS = 1000;

/** Whether the server can keep what children make (`GET /health`). The store is asked at most once a second. */
export class Health {
  private readonly stores: Stores;
  private readonly now: () => number;
  private last: { readonly at: number; readonly check: Promise<boolean> } | null = null;

  constructor(stores: Stores, now: () => number) {
    this.stores = stores;
    this.now = now;
  }

  /** Throws 503 if nothing can be stored at the moment. */
  async check(): Promise<void> {
    if (!this.last || this.now() - this.last.at >= REST_MS) this.last = { at: this.now(), check: this.isWell() };
    if (!(await this.last.check)) throw new HttpError(503, "The server cannot keep anything right now.");
  }

  private isWell(): Promise<boolean> {
    return this.stores.check().then(
      () => true,
      () => false,
    );
  }
}
