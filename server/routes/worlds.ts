import { createHash } from "node:crypto";
import { type Request, type Response, Router } from "express";
import { gameLockSchema } from "../../src/api/operations.ts";
import {
  changedWorldSchema,
  exploreSchema,
  newWorldSchema,
  type SavedWorld,
  worldListSchema,
} from "../../src/api/wire.ts";
import type { Accounts } from "../services/Accounts.ts";
import type { GameLocks } from "../services/GameLocks.ts";
import { HttpError } from "../services/HttpError.ts";
import { withData } from "../services/packGame.ts";
import type { WorldReader } from "../services/WorldReader.ts";
import type { WorldVersions } from "../services/WorldVersions.ts";
import { SaveConflict, type WorldWriter } from "../services/WorldWriter.ts";
import type { UserRow } from "../stores/rows.ts";
import { type Auth, userOf } from "./auth.ts";
import { checked, jsonOf, onlyJson, receiveWorld, tinyBody } from "./body.ts";
import { clientAddress } from "./clientAddress.ts";
import { withoutOtherMethods } from "./failures.ts";
import { holdAnswer } from "./memory.ts";
import { sendConflict, sendWorld } from "./sendWorld.ts";

interface WorldServices {
  readonly accounts: Accounts;
  readonly reader: WorldReader;
  readonly writer: WorldWriter;
  readonly versions: WorldVersions;
  readonly locks: GameLocks;
}

const NO_WINDOW = "Which window should have this game?";
const NOT_A_WORLD = "This couldn't be saved because it isn't a game.";

/**
 * Serves the calls about worlds. The user is checked before a body is read, so that strangers cannot make the server
 * parse 8 MB.
 */
export function worldRoutes({ accounts, reader, writer, versions, locks }: WorldServices, auth: Auth): Router {
  const router = Router();

  router.get("/", async (request, response) => {
    const { user } = checked(worldListSchema, request.query, "Whose games would you like to see?");
    const viewer = await auth.viewer(request);
    const cards = await reader.ownedBy(await ownerId(user, viewer, accounts), viewer?.id ?? null);
    sendText(request, response, JSON.stringify(cards));
  });

  router.get("/explore", async (request, response) => {
    const { order } = checked(exploreSchema, request.query, "Which games would you like to see?");
    const viewer = (await auth.viewer(request))?.id ?? null;
    const cards = order === "new" ? await reader.newest(viewer) : await reader.popular(viewer);
    sendText(request, response, JSON.stringify(cards));
  });

  router.post("/", auth.needsUser, async (request, response) => {
    const wanted = checked(newWorldSchema, request.query, "Which game would you like to start from?");
    response.json(await writer.create(userOf(response), wanted));
  });

  router.get("/:id", async (request, response) => {
    const viewer = await auth.viewer(request);
    await sendWorld(request, response, await reader.open(request.params.id, viewer?.id ?? null));
  });

  router.post("/:id/plays", async (request, response) => {
    const viewer = (await auth.viewer(request))?.id ?? null;
    response.json(await reader.countPlay(request.params.id, viewer, viewer ?? visitorOf(request)));
  });

  router.put("/:id", auth.needsUser, onlyJson, async (request, response) => {
    const user = userOf(response);
    const id = String(request.params.id);
    // Only the owner makes the server receive 8 MB.
    await reader.mine(user.id, id);
    const body = await receiveWorld(request, response);
    const read = async (): Promise<SavedWorld> => checked(changedWorldSchema, await jsonOf(body), NOT_A_WORLD);
    try {
      response.json(await writer.save(user, id, body.length, read));
    } catch (error) {
      if (!(error instanceof SaveConflict)) throw error;
      await sendConflict(request, response, error);
    }
  });

  router.delete("/:id", auth.needsUser, async (request, response) => {
    await writer.remove(userOf(response), String(request.params.id));
    response.json({});
  });

  router.put("/:id/lock", auth.needsUser, tinyBody, async (request, response) => {
    const { id } = await reader.mine(userOf(response).id, String(request.params.id));
    const { window, steals } = checked(gameLockSchema, request.body, NO_WINDOW);
    response.json(await locks.take(id, window, steals));
  });

  router.delete("/:id/lock", auth.needsUser, tinyBody, async (request, response) => {
    const { id } = await reader.mine(userOf(response).id, String(request.params.id));
    await locks.release(id, checked(gameLockSchema, request.body, NO_WINDOW).window);
    response.json({});
  });

  router.use("/:id/versions", withoutOtherMethods(versionRoutes(versions, auth)));
  return router;
}

async function ownerId(user: string, viewer: UserRow | null, accounts: Accounts): Promise<string> {
  if (user !== "me") return (await accounts.profile(user)).id;
  if (!viewer) throw new HttpError(401, "Please sign in to see your games.");
  return viewer.id;
}

/**
 * How many different visitors without an account one address can stand for, however many browsers it claims to have.
 */
const BROWSERS_MAX = 30;

/**
 * Returns a name for a visitor without an account. It tells the browsers of a class behind one address apart as well as
 * it can; nothing of it is stored.
 */
function visitorOf(request: Request): string {
  const browser = createHash("sha256")
    .update(request.get("user-agent") ?? "")
    .digest();
  return `${clientAddress(request)} ${browser.readUInt32LE() % BROWSERS_MAX}`;
}

type VersionRequest = Request<{ id: string; revision: string }>;

/** Serves the earlier saves of a world, under `/worlds/{id}/versions`. */
function versionRoutes(versions: WorldVersions, auth: Auth): Router {
  const router = Router({ mergeParams: true });

  router.get("/", auth.needsUser, async (request: Request<{ id: string }>, response) => {
    response.json(await versions.list(userOf(response), request.params.id));
  });

  router.get("/:revision", auth.needsUser, async (request: VersionRequest, response) => {
    const { id, revision } = request.params;
    const { version, data } = await versions.open(userOf(response), id, numberOf(revision));
    sendText(request, response, withData(version, data));
  });

  router.post("/:revision/restore", auth.needsUser, async (request: VersionRequest, response) => {
    const { id, revision } = request.params;
    const { card, data } = await versions.restore(userOf(response), id, numberOf(revision));
    sendText(request, response, withData(card, data));
  });

  return router;
}

/** Returns the number of a version; 0, which no version has, for anything else. */
function numberOf(revision: string): number {
  return /^[1-9]\d{0,8}$/.test(revision) ? Number(revision) : 0;
}

/** Sends a JSON text that may be large. */
function sendText(request: Request, response: Response, text: string): void {
  const bytes = Buffer.from(text);
  holdAnswer(request, response, bytes.length);
  response.type("json").send(bytes);
}
