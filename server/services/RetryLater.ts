import { HttpError } from "./HttpError.ts";

/** An error that passes: the same call is welcome again in so many seconds. */
export class RetryLater extends HttpError {
  readonly seconds: number;

  constructor(status: 429 | 503, message: string, seconds: number) {
    super(status, message);
    this.seconds = seconds;
  }
}
