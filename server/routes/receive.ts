import type { Request } from "express";
import type { Holding } from "../load/ByteBudget.ts";
import { CUT_OFF, HttpError, ServerBusy } from "../services/HttpError.ts";

export const TOO_LARGE = "This game is too big to save. Try making it smaller.";
const TOO_SLOW = "That took too long. Please try again.";

/** How long a sender may send nothing (`stillMs`), or how long it may take in all (`inAllMs`). */
export type SenderPatience = { readonly stillMs: number } | { readonly inAllMs: number };

const FIRST_ROOM = 16_384;

/**
 * Receives the whole body of a call, up to its limit and as long as the bodies of all calls fit in memory, which
 * `holding` accounts for. Rejects with an `HttpError`, after which the rest is read and dropped.
 */
export function receive(request: Request, limit: number, holding: Holding, patience: SenderPatience): Promise<Buffer> {
  const received = new ReceivedBytes(roomFor(request, limit), holding);
  return new Promise((resolve, reject) => {
    const giveUp = (): void => refuse(new HttpError(408, TOO_SLOW));
    const waiting = setTimeout(giveUp, "stillMs" in patience ? patience.stillMs : patience.inAllMs);
    const stop = (): void => {
      clearTimeout(waiting);
      request.off("data", take).off("end", finish).off("close", refuseCutOff).off("error", refuseCutOff);
    };
    const refuse = (refusal: HttpError): void => {
      stop();
      holding.end();
      // A client reads the answer only after it has sent everything.
      request.on("error", ignore).resume();
      reject(refusal);
    };
    const take = (piece: Buffer): void => {
      if (received.length + piece.length > limit) refuse(new HttpError(413, TOO_LARGE));
      else if (!received.add(piece)) refuse(new ServerBusy());
      else if ("stillMs" in patience) waiting.refresh();
    };
    const finish = (): void => {
      stop();
      resolve(received.bytes);
    };
    const refuseCutOff = (): void => refuse(new HttpError(400, CUT_OFF));
    if (announced(request) > limit) return refuse(new HttpError(413, TOO_LARGE));
    request.on("data", take).on("end", finish).on("close", refuseCutOff).on("error", refuseCutOff);
  });
}

function ignore(): void {}

/** Returns the length that the client claims. The bytes are counted all the same. */
function announced({ headers }: Request): number {
  return Number(headers["content-length"] ?? 0);
}

function roomFor(request: Request, limit: number): number {
  return Math.min(limit, announced(request) || limit);
}

/**
 * Collects a body in one growing buffer, because it may arrive in a million chunks of one byte, each of which would be
 * an object. The buffer doubles as bytes arrive, so a client that announces much and sends little takes little memory.
 */
class ReceivedBytes {
  readonly #most: number;
  readonly #holding: Holding;
  #room: Buffer = Buffer.alloc(0);
  length = 0;

  constructor(most: number, holding: Holding) {
    this.#most = most;
    this.#holding = holding;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.length);
  }

  /** Returns whether there was memory for the piece. */
  add(piece: Buffer): boolean {
    const length = this.length + piece.length;
    if (length > this.#room.length && !this.#growTo(length)) return false;
    piece.copy(this.#room, this.length);
    this.length = length;
    return true;
  }

  #growTo(length: number): boolean {
    const size = Math.max(length, Math.min(this.#most, Math.max(FIRST_ROOM, this.#room.length * 2)));
    if (!this.#holding.grow(size - this.#room.length)) return false;
    const larger = Buffer.allocUnsafeSlow(size);
    this.#room.copy(larger, 0, 0, this.length);
    this.#room = larger;
    return true;
  }
}
