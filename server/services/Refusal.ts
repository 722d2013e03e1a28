/** A call that is answered with a plain sentence instead: what the child reads, and the status that goes with it. */
import { STATUS_CODES } from "node:http";

export class Refusal extends Error {
  readonly status: number;
  /** Tells programs which refusal it is, where the status does not. */
  readonly code: string | null = null;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  get error(): string {
    return STATUS_CODES[this.status] ?? "Error";
  }
}

export const CUT_OFF = "This was cut off.";
export const WORLD_NOT_FOUND = "Sorry, this world could not be found.";
