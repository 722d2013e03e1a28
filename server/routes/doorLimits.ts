import type { Request, RequestHandler } from "express";
import { type Classes, WrongCode } from "../services/classes/Classes.ts";
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
const LISTENERS_MAX = 20;

interface DoorLimitsDeps {
  readonly classes: Pick<Classes, "knowsDoor">;
  readonly doors: KnownDoors;
}

/** Limits wrong pictures and wrong codes at the doors of classes. Each has counts of its own. */
export function limitDoors(limits: Limits, deps: DoorLimitsDeps): RequestHandler[] {
  return [...limitCodes(limits, deps), ...limitPictures(limits)];
}

function limitPictures({ wrongPicturesOfClass, wrongPicturesOfAddress }: Limits): RequestHandler[] {
  const isGuess: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof WrongPictures;
  const within = (limit: number, keyOf: GuessLimit["keyOf"]): RequestHandler =>
    guessLimiter({ windowMs: 10 * MINUTE, limit, keyOf, isGuess, whenOver: refuseWith(TOO_MANY_PICTURES) });
  return [within(wrongPicturesOfClass, codeOf), within(wrongPicturesOfAddress, clientAddress)];
}

/**
 * Limits guesses at class codes. A whole school may share one address, so a guesser must not lock its classes out:
 *
 * - A device that was at this door before has its key, and is not counted at all.
 * - A code that worked from that address before, or whose teacher is there, is taken beyond the first limit. Such codes
 *   can be told by that, so the second limit counts all tries.
 */
function limitCodes({ wrongCodesOfAddress, codesOfAddress }: Limits, { classes, doors }: DoorLimitsDeps) {
  const stranger = async (request: Request): Promise<string | null> =>
    (await classes.knowsDoor(codeOf(request), String(request.query.known))) ? null : clientAddress(request);
  const about = { windowMs: 10 * MINUTE, whenOver: refuseWith(TOO_MANY_CODES) };
  const isWrong: GuessLimit["isGuess"] = (_request, { locals }) => locals.refusal instanceof WrongCode;
  const isWrongOrRefused: GuessLimit["isGuess"] = (request, response) =>
    isWrong(request, response) || response.locals.refusal?.message === TOO_MANY_CODES;
  const learn: RequestHandler = (request, response, next) => {
    // Each of the limits listens to the end of the call, so that Node would suspect a leak.
    response.setMaxListeners(LISTENERS_MAX);
    response.once("finish", () => response.statusCode === 200 && doors.add(request, codeOf(request)));
    next();
  };
  return [
    learn,
    guessLimiter({ ...about, limit: codesOfAddress, keyOf: stranger, isGuess: isWrongOrRefused }),
    guessLimiter({
      ...about,
      limit: wrongCodesOfAddress,
      keyOf: (request) => (doors.has(request, codeOf(request)) ? null : stranger(request)),
      isGuess: isWrong,
    }),
  ];
}

/** Which doors were found from which addresses. */
export class KnownDoors {
  /** When each was found, the longest ago first. */
  readonly #found = new Map<string, number>();

  has(request: Request, code: string): boolean {
    const at = this.#found.get(placeOf(request, code));
    return at !== undefined && Date.now() - at < KNOWN_MS;
  }

  add(request: Request, code: string): void {
    const place = placeOf(request, code);
    this.#found.delete(place);
    this.#found.set(place, Date.now());
    const [oldest] = this.#found.keys();
    if (this.#found.size > KNOWN_MAX && oldest !== undefined) this.#found.delete(oldest);
  }
}

function placeOf(request: Request, code: string): string {
  return `${clientAddress(request)} ${code}`;
}

function codeOf({ params }: Request): string {
  return writtenCode(String(params.code));
}
