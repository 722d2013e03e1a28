import type { Request, Response } from "express";
import type { WorldCard } from "../../src/api/wire.ts";
import { bytesOf, gzipWith, textWith } from "../services/packGame.ts";
import type { ShownWorld } from "../services/WorldReader.ts";
import type { SaveConflict } from "../services/WorldWriter.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import type { OpenedPack } from "../stores/rows.ts";
import { holdAnswer, holdGame } from "./memory.ts";
import { sendInTurns } from "./sendPieces.ts";

/** Answers of up to this many bytes are sent in one piece. */
const ONE_PIECE = 65_536;

export async function sendWorld(request: Request, response: Response, world: ShownWorld): Promise<void> {
  const { card } = world;
  response.set("ETag", `W/"${tagOf(card)}"`).vary("Accept-Encoding");
  if (request.fresh) return void response.status(304).end();
  const isPacked = Boolean(request.acceptsEncodings("gzip"));
  if (isPacked) response.set("Content-Encoding", "gzip");
  await withPack(request, response, world, async (pack) => {
    const answer = isPacked ? gzipWith(card, pack) : textWith(card, pack);
    response.type("json").set("Content-Length", String(answer.length));
    if (answer.length <= ONE_PIECE) response.end(await bytesOf(answer.pieces()));
    else await sendInTurns(request, response, answer.pieces());
  });
}

/** Sends a save conflict (409): the fields that every failure has, and the newer world. */
export async function sendConflict(request: Request, response: Response, conflict: SaveConflict): Promise<void> {
  const { status, error, message, world } = conflict;
  await withPack(request, response, world, async (pack) => {
    response.status(status).type("json");
    await sendInTurns(request, response, within({ error, message }, textWith(world.card, pack).pieces()));
  });
}

/**
 * Opens the packed game of a world, lends it to `send`, and closes it. Its memory is accounted for before anything is
 * read, so that refusing a call costs little.
 */
async function withPack(
  request: Request,
  response: Response,
  { bytes, open }: ShownWorld,
  send: (pack: OpenedPack) => Promise<void>,
): Promise<void> {
  holdGame(request, response, bytes);
  const pack = await open();
  try {
    if (pack.isInMemory) holdAnswer(request, response, pack.size);
    await send(pack);
  } finally {
    await pack.close();
  }
}

async function* within(failure: object, world: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array | string> {
  yield `${JSON.stringify(failure).slice(0, -1)},"world":`;
  yield* world;
  yield "}";
}

/**
 * Returns the ETag of a world, made from its card. The card has the revision of the game, so the game is not read if
 * the client has it.
 */
function tagOf(card: WorldCard): string {
  return digestOf(JSON.stringify(card));
}
