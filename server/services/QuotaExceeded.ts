/** An account holds as much as it may. A 403, for it is not the disk of the server (507) that is full, nor this one game too large (413). */
import { ACCOUNT_FULL } from "../../src/api/wire.ts";
import { HttpError } from "./HttpError.ts";

const WORDS = {
  games: "Your shelf is full of games. Delete one that you don't need any more, then try again.",
  bytes: "Your shelf is full: there is no room for all of this game. Delete a game that you don't need any more.",
} as const;

export class QuotaExceeded extends HttpError {
  override readonly code = ACCOUNT_FULL;

  constructor(lacks: keyof typeof WORDS) {
    super(403, WORDS[lacks]);
  }
}
