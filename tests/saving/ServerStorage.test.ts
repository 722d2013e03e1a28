/** Each save replaces the one before it only, and the child is asked about what prevents a save. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ACCOUNT_FULL } from "../../src/api/errorCodes.ts";
import type { WorldRecord } from "../../src/api/wire.ts";
import { RequestFailed } from "../../src/browser/request.ts";
import { type GlobalVariable, newDocument, newStage, type WorldDocument } from "../../src/engine/index.ts";
import { AnswerNeeded } from "../../src/saving/Saver.ts";
import { ServerStorage } from "../../src/saving/storage/ServerStorage.ts";

const PICTURE = "data:image/jpeg;base64,AA==";
const document = newDocument("Frog Jump", () => "s1");
const record: WorldRecord = {
  id: "w1",
  userId: "u1",
  name: "Frog Jump",
  thumbnail: "",
  user: { username: "moonfox" },
  forkParent: null,
  forkCount: 0,
  playCount: 0,
  published: false,
  sharesNotes: false,
  description: "",
  whatCanIChange: "",
  kind: null,
  revision: 4,
  updatedAt: "2026-01-01T00:00:00Z",
  data: null,
};

let bodies: Record<string, unknown>[] = [];
let answers: Response[] = [];

beforeEach(() => {
  bodies = [];
  answers = [];
  vi.stubGlobal("fetch", async (_path: string, init: { readonly body: string }) => {
    bodies.push(JSON.parse(init.body));
    return answers.shift() ?? saved(1);
  });
});

afterEach(() => void vi.unstubAllGlobals());

function saved(revision: number): Response {
  return Response.json({ ...record, revision });
}

function refused(status: number, more: object = {}): Response {
  return Response.json({ error: "refused", message: "No.", ...more }, { status });
}

function newStorage(picture = PICTURE): ServerStorage {
  return new ServerStorage(record, async () => picture);
}

describe("a save", () => {
  it("carries name, game, picture and the revision it stands on", async () => {
    await newStorage().save(document);
    const stages = { s1: { ...document.world.stages.s1, thumbnail: PICTURE } };
    const data = { ...document, world: { ...document.world, stages } };
    expect(bodies).toEqual([{ name: "Frog Jump", data, thumbnail: PICTURE, revision: 4 }]);
  });

  it("keeps the pictures of stages that were shown at a save before", async () => {
    const stage2 = { ...newStage("s2", 1), thumbnail: "old" };
    const stages = { ...document.world.stages, s2: stage2 };
    const two: WorldDocument = { ...document, world: { ...document.world, stages } };
    const shown = { ...two.world.globals.selectedStageId, value: "s2" } as GlobalVariable;
    const later = { ...two, world: { ...two.world, globals: { ...two.world.globals, selectedStageId: shown } } };
    const storage = newStorage();
    await storage.save(two);
    await storage.save(later);
    const pictures = bodies.map(({ data }) =>
      Object.values((data as WorldDocument).world.stages).map(({ thumbnail }) => thumbnail),
    );
    expect(pictures).toEqual([
      [PICTURE, "old"],
      [PICTURE, PICTURE],
    ]);
  });

  it("stands on the one before", async () => {
    answers = [saved(5), saved(6)];
    const storage = newStorage();
    await storage.save(document);
    await storage.save(document);
    expect(bodies.map(({ revision }) => revision)).toEqual([4, 5]);
  });

  it("of a page that may go is on its way at once, without a picture", async () => {
    const storage = new ServerStorage(record, () => new Promise(() => undefined));
    storage.hurryNextSave();
    const saving = storage.save(document);
    expect(bodies).toHaveLength(1);
    await saving;
    expect(bodies[0]).not.toHaveProperty("thumbnail");
  });

  it("without a picture leaves the old one", async () => {
    await newStorage("").save(document);
    expect(bodies[0]).not.toHaveProperty("thumbnail");
  });
});

describe("a save that is refused", () => {
  it("because nobody is signed in any more asks to sign in, and the next one settles it", async () => {
    answers = [refused(401)];
    const storage = newStorage();
    await expect(storage.save(document)).rejects.toThrow("Sign in again");
    expect(storage.trouble.getState().now).toEqual({ kind: "signedOut" });
    await storage.save(document);
    expect(storage.trouble.getState().now).toBeNull();
  });

  it("because of a newer one shows both, is not sent again before the answer, and the kept one goes on top", async () => {
    const newer = { ...record, revision: 9 };
    answers = [refused(409, { world: newer })];
    const storage = newStorage();
    await expect(storage.save(document)).rejects.toThrow("another window");
    expect(storage.trouble.getState().now).toEqual({ kind: "conflict", newer, mine: PICTURE });
    await expect(storage.save(document)).rejects.toThrow(AnswerNeeded);
    expect(bodies).toHaveLength(1);
    storage.letNextSaveReplace(newer);
    await storage.save(document);
    expect(bodies[1]).toMatchObject({ revision: 9 });
  });

  it("because its own answer was lost on its way is a save all the same", async () => {
    answers = [refused(409, { world: { ...record, revision: 9, data: { ...document, undoStack: [] } } }), saved(10)];
    const storage = newStorage();
    await storage.save(document);
    expect(storage.trouble.getState().now).toBeNull();
    await storage.save(document);
    expect(bodies[1]).toMatchObject({ revision: 9 });
  });

  it("because the shelf is full says the server's words, and the next one settles it", async () => {
    answers = [refused(403, { code: ACCOUNT_FULL })];
    const storage = newStorage();
    await expect(storage.save(document)).rejects.toThrow("No.");
    expect(storage.trouble.getState().now).toEqual({ kind: "accountFull" });
    await storage.save(document);
    expect(storage.trouble.getState().now).toBeNull();
  });

  it("with 409 by someone else than our server is no conflict", async () => {
    for (const answer of [Response.json("Busy.", { status: 409 }), refused(409), refused(409, { world: {} })]) {
      answers = [answer];
      const storage = newStorage();
      await expect(storage.save(document)).rejects.toThrow(RequestFailed);
      expect(storage.trouble.getState().now).toBeNull();
    }
  });

  it("for any other reason says the server's words and asks nothing", async () => {
    answers = [refused(500)];
    const storage = newStorage();
    await expect(storage.save(document)).rejects.toThrow("No.");
    expect(storage.trouble.getState().now).toBeNull();
  });
});
