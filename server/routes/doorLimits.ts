import type { Request, RequestHandler } from "express";
import { WrongCode } from "../services/classes/Classes.ts";
import { writtenCode } from "../services/classes/classCode.ts";
import { WrongPictures } from "../services/classes/PicturePasswords.ts";
import { clientAddress } from "./clientAddress.ts";
import { type GuessLimit, guessLimiter, refuseWith } from "./limiter.ts";
import { type Limits, MINUTE, WAIT } from "./limits.ts";

const TOO_MANY_PICTURES = `Many wrong pictures were tapped here. ${WAIT}`;
const TOO_MANY_CODES = `Many codes of no class were typed here. ${WAIT}`;
/** How long an address may come back to a door that it found, however many codes are guessed there: a day at school. */
const KNOWN_MS = 12 * 60 * MINUTE;
const KNOWN_MAX = 10_000;

/** Limits wrong pictures and wrong codes at the doors of classes. Each has counts of its own. */
export function limitDoors(limits: Limits): RequestHandler[] {
  return [limitCodes(limits), ...limitPictures(limits)];
}

function limitPictures({ wrongPicturesOfClass, wrongPicturesOfAddress }: Limits): RequestHandler[] {
  const isGuess: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof WrongPictures;
  const within = (limit: number, keyOf: GuessLimit["keyOf"]): RequestHandler =>
    guessLimiter({ windowMs: 10 * MINUTE, limit, keyOf, isGuess, whenOver: refuseWith(TOO_MANY_PICTURES) });
  return [within(wrongPicturesOfClass, codeOf), within(wrongPicturesOfAddress, clientAddress)];
}

/**
 * Limits guesses at class codes. A whole school may share one address, so a guesser must not lock its classes out:
 * codes that worked from that address before are not counted.
 */
function limitCodes({ wrongCodesOfAddress: limit }: Limits): RequestHandler {
  const known = new KnownDoors();
  const isGuess: GuessLimit["isGuess"] = (request, { statusCode, locals }) => {
    if (statusCode === 200) known.add(request);
    return locals.refusal instanceof WrongCode;
  };
  const keyOf = (request: Request): string | null => (known.has(request) ? null : clientAddress(request));
  return guessLimiter({ windowMs: 10 * MINUTE, limit, keyOf, isGuess, whenOver: refuseWith(TOO_MANY_CODES) });
}

/** Which doors were found from which addresses. */
class KnownDoors {
  /** When each was found, the longest ago first. */
  readonly #found = new Map<string, number>();

  has(request: Request): boolean {
    const at = this.#found.get(keyOf(request));
    return at !== undefined && Date.now() - at < KNOWN_MS;
  }

  add(request: Request): void {
    const key = keyOf(request);
    this.#found.delete(key);
    this.#found.set(key, Date.now());
    const [oldest] = this.#found.keys();
    if (this.#found.size > KNOWN_MAX && oldest !== undefined) this.#found.delete(oldest);
  }
}

function keyOf(request: Request): string {
  return `${clientAddress(request)} ${codeOf(request)}`;
}

function codeOf({ params }: Request): string {
  return writtenCode(String(params.code));
}
