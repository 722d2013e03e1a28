/** Opening a game: records of the server, damaged documents, and who may open what. */
import { describe, expect, it, vi } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import { newDocument } from "../../src/engine/index.ts";
import { UnreadableWorld } from "../../src/migrate/migrate.ts";
import { openSession } from "../../src/pages/editor/openSession.ts";
import { NotYourGame, openOwnGame, readGame, SignedOut } from "../../src/saving/openGame.ts";

const document = newDocument("Old name", () => "s1");

function recordOf(data: unknown): WorldRecord {
  return {
    id: "w1",
    userId: "u1",
    name: "Frog Jump Copy",
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
    revision: 1,
    updatedAt: "2026-01-01T00:00:00Z",
    data,
  };
}

describe("a record", () => {
  it("that was never saved opens as a blank stage", async () => {
    expect(Object.values((await readGame(recordOf(null))).document.world.stages)).toHaveLength(1);
  });

  it.each([null, document])("gives the game its own name, whatever the document says", async (data) => {
    expect((await readGame(recordOf(data))).document.world.metadata.name).toBe("Frog Jump Copy");
  });

  it.each([null, document])("that is whole needs no mending", async (data) => {
    expect((await readGame(recordOf(data))).notes).toEqual([]);
  });

  it("with a part that is of no use any more says that it was mended", async () => {
    const old = { type: "group-event", id: "e", event: "thunder", rules: [] };
    const characters = { c: { id: "c", name: "Frog", rules: [old], spritesheet: {}, variables: {} } };
    expect((await readGame(recordOf({ ...document, characters }))).notes).toEqual([
      "A group is resting: it waits for something this Gridlings can't read.",
    ]);
  });

  it("with many characters that take long lets the page have its turn after each", async () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 9));
    const names = Array.from({ length: 20 }, (_, n) => `c${n}`);
    const characters = Object.fromEntries(names.map((id) => [id, { id, name: id, rules: [], spritesheet: {} }]));
    let turns = 0;
    const count = () => {
      turns += 1;
      if (turns < 1000) setImmediate(count);
    };
    setImmediate(count);
    const { document: read } = await readGame(recordOf({ ...document, characters }));
    expect(Object.keys(read.characters)).toEqual(names);
    expect(turns).toBeGreaterThanOrEqual(names.length);
    turns = 1000;
    vi.restoreAllMocks();
  });

  it("opens without its history where that is damaged", async () => {
    let reads = 0;
    const cursed = {
      ...document,
      get undoStack() {
        reads += 1;
        if (reads === 1) throw new Error("damaged");
        return document.undoStack;
      },
    };
    expect(await readGame(recordOf(cursed))).toMatchObject({
      notes: ["We couldn't read the undo steps, so they were left out."],
      document: { undoStack: [] },
    });
  });

  it.each(["text", 7, [], {}, { world: 3 }, { version: 99, world: {} }])(
    "that holds %j says so in plain words",
    async (data) => {
      await expect(readGame(recordOf(data))).rejects.toThrow(UnreadableWorld);
    },
  );
});

describe("a game in the editor", () => {
  it.each([
    ["is refused where it is somebody else's", { userId: "u2" }, NotYourGame],
    ["asks to sign in again where the server no longer knows this device", { isVisitorCopy: true }, SignedOut],
  ])("%s", async (_, about, refusal) => {
    const record = { ...recordOf(document), ...about };
    vi.stubGlobal("fetch", async () => Response.json(record));
    await expect(openOwnGame("w1", "u1")).rejects.toThrow(refusal);
    vi.unstubAllGlobals();
  });
});

describe("a session", () => {
  it.each([
    [["“Walk” is resting."], "We fixed some old parts of this game."],
    [[], undefined],
  ])("says once, in plain words, whether the game on it had to be mended, and shows how: %j", (notes, said) => {
    const { editor } = openSession({ record: recordOf(null), document, notes });
    expect(editor.store.getState().notice?.text).toBe(said);
    editor.followNotice();
    expect(editor.store.getState().ui.modal).toEqual(said === undefined ? null : { id: "repairs", notes });
    editor.destroy();
  });
});
