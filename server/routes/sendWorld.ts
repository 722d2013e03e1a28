/** Answers with a world, packed for whoever can unpack it; a browser that has it already is told so. */
import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import type { WorldCard } from "../../src/api/wire.ts";
import { gzipWith } from "../services/packGame.ts";
import type { ShownWorld } from "../services/WorldShelf.ts";
import { withData } from "../services/withData.ts";

export async function sendWorld(request: Request, response: Response, world: ShownWorld): Promise<void> {
  const { card, data, packed } = world;
  response.set("ETag", `W/"${tagOf(card)}"`).vary("Accept-Encoding");
  if (request.fresh) return void response.status(304).end();
  response.type("json");
  if (!request.acceptsEncodings("gzip")) return void response.send(withData(card, await data()));
  const answer = gzipWith(card, await packed());
  response.set("Content-Encoding", "gzip").send(answer);
}

/** The revision stands for the game, which is then not even read for whoever has it; the rest of the record is small. */
function tagOf(card: WorldCard): string {
  return createHash("sha256").update(JSON.stringify(card)).digest("base64url");
}
