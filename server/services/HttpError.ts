import { STATUS_CODES } from "node:http";

/** Ends a call with a status and the plain sentence that the child reads. */
export class HttpError extends Error {
  readonly status: number;
  /** Tells programs which error it is, if the status does not. */
  readonly code: string | null = null;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  get error(): string {
    return STATUS_CODES[this.status] ?? "Error";
  }
}

/** An error that passes: the same call is welcome again in so many seconds. */
export class RetryLater extends HttpError {
  readonly seconds: number;

  constructor(status: 429 | 503, message: string, seconds: number) {
    super(status, message);
    this.seconds = seconds;
  }
}

export const CUT_OFF = "This was cut off.";
export const WORLD_NOT_FOUND = "Sorry, this world could not be found.";
