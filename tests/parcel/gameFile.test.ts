/** Writing a game to a file and reading it gives the same game, and other files are refused with a reason. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { fileNameOf, writeGameFile } from "../../src/parcel/gameFile.ts";
import { parcelOf } from "../../src/parcel/Parcel.ts";
import { readGameFile } from "../../src/parcel/readGameFile.ts";
import { sharedFile } from "../support/sharedFiles.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const game = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 2, 3)]);

const ALONE = { maker: null, remixOf: null };

function textOf(name: string, stored: unknown): string {
  return writeGameFile(parcelOf({ ...ALONE, name, game: stored, notes: true }));
}

describe("a game file", () => {
  it("is read as it was written, with its name", () => {
    const document = migrate(game).document;
    expect(readGameFile(textOf("Frog Jump", document))).toEqual({
      ...ALONE,
      name: "Frog Jump",
      document,
      notes: [],
    });
  });

  it("leaves out what belongs to the window", () => {
    const withWindow = { ...game, ui: { selectedToolId: "stamp" }, recording: { phase: "RECORD" } };
    const { document } = readGameFile(textOf("Frog", withWindow));
    expect(document).toEqual(migrate(game).document);
    expect(document).not.toHaveProperty("ui");
  });

  it("leaves out what was undone, and includes notes", () => {
    const undone = { label: "delete my secret", changes: [{ path: ["world"], before: "my secret" }] };
    const hero = { id: "hero", name: "Hero", rules: [{ ...walkRight("hero"), note: "Watch out!" }] };
    const text = textOf("Frog", { ...game, characters: { hero }, undoStack: [undone], redoStack: [undone] });
    expect(text).not.toContain("my secret");
    expect(text).toContain("Watch out!");
  });

  it("has no recorded voice that is to stay at home, and keeps its rules", () => {
    const roar = { id: "roar", name: "Lena's roar", data: "data:audio/wav;base64,", voice: "home" } as const;
    const text = textOf("Frog", { ...game, world: { ...game.world, sounds: { roar } } });
    expect(text).not.toMatch(/Lena|base64/);
    expect(readGameFile(text).document.world.sounds).toEqual({
      roar: { id: "roar", name: "a voice that stays at home", voice: "home" },
    });
  });

  it("names its maker and what it was remixed from, and only where there are names", () => {
    const remixOf = { name: "Toad", maker: "lena" };
    const parcel = parcelOf({ name: "Frog", maker: "moonfox", remixOf, game, notes: false });
    expect(readGameFile(writeGameFile(parcel))).toMatchObject({ name: "Frog", maker: "moonfox", remixOf });
    const odd = JSON.stringify({ name: "Frog", maker: 7, remixOf: { name: "Toad" }, game });
    expect(readGameFile(odd)).toMatchObject(ALONE);
    expect(textOf("Frog", game)).not.toMatch(/maker|remixOf/);
  });

  it("names its format", () => {
    expect(JSON.parse(textOf("Frog", game))).toMatchObject({
      format: "gridlings-game",
      version: 1,
      name: "Frog",
    });
  });

  it.each([
    ["a record of the older product", { name: "Old", data: game }, "Old"],
    ["a document alone", newDocument("Alone", () => "s1"), "Alone"],
    ["a name of many lines and letters", { name: ` A\n${"b".repeat(99)}`, data: game }, `A ${"b".repeat(58)}`],
    ["no name at all", { data: { ...game, world: { ...game.world, metadata: {} } } }, "Untitled"],
  ])("is read from %s", (_, content, name) => {
    expect(readGameFile(JSON.stringify(content)).name).toBe(name);
  });

  it.runIf(existsSync(sharedFile("worlds/garden.json")))(
    "is read from a real old file, and written and read again",
    () => {
      const { name, document } = readGameFile(readFileSync(sharedFile("worlds/garden.json"), "utf8"));
      // The lights of its last tick are not written, like the rest of its history.
      const world = { ...document.world, evaluatedRuleIds: {} };
      expect(readGameFile(textOf(name, document))).toEqual({
        ...ALONE,
        name,
        document: { ...document, world },
        notes: [],
      });
    },
  );
});

describe("a file that is not a game", () => {
  it.each([
    ["", "empty"],
    ["  \n", "empty"],
    [textOf("Frog", game).slice(0, 200), "damaged"],
    ["PNG\u0000\u0001", "isn't a Gridlings game"],
    ["[1,2,3]", "isn't a game"],
    ['{"hello":"world"}', "isn't a game"],
    ["null", "isn't a game"],
    ['{"format":"gridlings-game","version":2,"game":{}}', "newer"],
    [textOf("Frog", { ...game, version: 99 }), "newer"],
    [textOf("Frog", { ...game, version: 2 }), "This game was made with another tool. Gridlings can't open it."],
  ])("%j is refused: %s", (text, words) => {
    expect(() => readGameFile(text)).toThrow(words);
  });
});

it.each([
  ["Frog Jump", "Frog Jump.gridlings.json"],
  ["../..\\a:b*c?", "a b c.gridlings.json"],
  ["Žába 🐸", "Žába.gridlings.json"],
  ["???", "Untitled.gridlings.json"],
])("the file of %s is called %s", (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
