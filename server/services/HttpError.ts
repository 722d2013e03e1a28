import { STATUS_CODES } from "node:http";
import { Gone } from "../stores/troubles.ts";

/** Ends a call with a status and the plain sentence that the child reads. */
export class HttpError extends Error {
  readonly status: number;
  /** Tells programs which error it is if the status is not enough. */
  readonly code: string | null = null;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  get error(): string {
    return STATUS_CODES[this.status] ?? "Error";
  }
}

/** A temporary error: the same call may be repeated after so many seconds. */
export class RetryLater extends HttpError {
  readonly seconds: number;

  constructor(status: 429 | 503, message: string, seconds: number) {
    super(status, message);
    this.seconds = seconds;
  }
}

/** The server has too much memory in use at the moment; most of it will be free soon. */
export class ServerBusy extends RetryLater {
  constructor() {
    super(503, "Lots of people are playing right now. Please try again in a moment.", 2);
  }
}

/** For `catch`: replaces `Gone` with a refusal, for a call whose account or world was removed meanwhile. */
export function refuseIfGone(refusal: HttpError): (error: unknown) => never {
  return (error) => {
    throw error instanceof Gone ? refusal : error;
  };
}

export const CUT_OFF = "The connection dropped. Please try again.";
export const WORLD_NOT_FOUND = "Sorry, this world could not be found.";
