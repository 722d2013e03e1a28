/** Worlds over HTTP (spec §7). Signing in is checked before a body is read: strangers cannot make the server parse 8 MB. */
import { createHash } from "node:crypto";
import { type Request, Router } from "express";
import { changedWorldSchema, newWorldSchema, type SavedWorld, worldListSchema } from "../../src/api/wire.ts";
import type { UserRow } from "../data/rows.ts";
import type { Accounts } from "../services/Accounts.ts";
import { Conflict } from "../services/Conflict.ts";
import { Refusal } from "../services/Refusal.ts";
import type { WorldKeeper } from "../services/WorldKeeper.ts";
import type { WorldShelf } from "../services/WorldShelf.ts";
import type { WorldVersions } from "../services/WorldVersions.ts";
import { addressOf } from "./addressOf.ts";
import { checked, jsonOf, onlyJson, receiveWorld } from "./body.ts";
import { withoutOtherMethods } from "./failures.ts";
import { type Gate, userOf } from "./Gate.ts";
import { sendText } from "./sendText.ts";
import { sendConflict, sendWorld } from "./sendWorld.ts";
import { versionRoutes } from "./versions.ts";

export interface WorldServices {
  readonly accounts: Accounts;
  readonly shelf: WorldShelf;
  readonly keeper: WorldKeeper;
  readonly versions: WorldVersions;
}

const NOT_A_WORLD = "This could not be saved because it is not a world.";

export function worldRoutes({ accounts, shelf, keeper, versions }: WorldServices, gate: Gate): Router {
  const router = Router();

  router.get("/", async (request, response) => {
    const { user } = checked(worldListSchema, request.query, "Please say whose worlds you would like to see.");
    const viewer = await gate.viewer(request);
    const cards = await shelf.ownedBy(await ownerId(user, viewer, accounts), viewer?.id ?? null);
    sendText(request, response, JSON.stringify(cards));
  });

  router.get("/explore", async (request, response) => {
    sendText(request, response, JSON.stringify(await shelf.popular((await gate.viewer(request))?.id ?? null)));
  });

  router.post("/", gate.needsUser, async (request, response) => {
    const wanted = checked(newWorldSchema, request.query, "Please say which world to start from.");
    response.json(await keeper.create(userOf(response), wanted));
  });

  router.get("/:id", async (request, response) => {
    const viewer = await gate.viewer(request);
    const visitor = isPlay(request) ? (viewer?.id ?? visitorOf(request)) : null;
    const world = await shelf.open(request.params.id, viewer?.id ?? null, visitor);
    await sendWorld(request, response, world);
  });

  router.put("/:id", gate.needsUser, onlyJson, async (request, response) => {
    const user = userOf(response);
    const id = String(request.params.id);
    // Only the owner makes the server receive 8 MB.
    await shelf.mine(user.id, id);
    const body = await receiveWorld(request, response);
    const read = (): SavedWorld => checked(changedWorldSchema, jsonOf(body), NOT_A_WORLD);
    try {
      response.json(await keeper.save(user, id, body.length, read));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await sendConflict(request, response, error);
    }
  });

  router.delete("/:id", gate.needsUser, async (request, response) => {
    await keeper.remove(userOf(response), String(request.params.id));
    response.json({});
  });

  router.use("/:id/versions", withoutOtherMethods(versionRoutes(versions, gate)));
  return router;
}

async function ownerId(user: string, viewer: UserRow | null, accounts: Accounts): Promise<string> {
  if (user !== "me") return (await accounts.profile(user)).id;
  if (!viewer) throw new Refusal(401, "Please sign in to see your worlds.");
  return viewer.id;
}

/**
 * HEAD and parts of an answer are for programs that only check whether a link works. A browser that has the game already plays it again, so
 * what it asks for counts.
 */
function isPlay({ method, headers }: Request): boolean {
  return method !== "HEAD" && headers.range === undefined;
}

/** As many visitors without an account as one address may stand for, however many browsers it claims to have. */
const BROWSERS_MAX = 30;

/** A class behind one address is told apart by its browsers as well as it can be; nothing of it is stored. */
function visitorOf(request: Request): string {
  const browser = createHash("sha256")
    .update(request.get("user-agent") ?? "")
    .digest();
  return `${addressOf(request)} ${browser.readUInt32LE() % BROWSERS_MAX}`;
}
