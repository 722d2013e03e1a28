/** A refusal that does not last: the same call is welcome again in so many seconds. */
import { HttpError } from "./HttpError.ts";

export class RetryLater extends HttpError {
  readonly seconds: number;

  constructor(status: 429 | 503, message: string, seconds: number) {
    super(status, message);
    this.seconds = seconds;
  }
}
