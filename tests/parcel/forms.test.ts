/** A game comes out of every form of file as it went in, and what is private never goes in. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { examples } from "../../assets/worlds/examples/examples.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { shareable } from "../../src/migrate/shareable.ts";
import { openFile } from "../../src/parcel/openFile.ts";
import { readParcel } from "../../src/parcel/readGameFile.ts";
import { randomGame } from "../support/oracle/worlds/randomGame.ts";
import { FORMS, type Form, gameTextOf } from "../support/parcels.ts";
import { randomWorld } from "../support/randomWorld.ts";

const exampleGames = Object.keys(examples).map((name) => [name, migrate(shipped(name)).document] as const);
const randomGames = Array.from({ length: 200 }, (_, seed) => {
  return [`random ${seed}`, seed % 2 ? migrate(randomWorld(seed)).document : randomGame(seed)] as const;
});

function shipped(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../assets/worlds/examples/${name}.json`, import.meta.url), "utf8")).data;
}

// The odd parts of random games are told to the log.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue(undefined));

const SECRET = "nobody may read this";
const RULE = { type: "rule", id: "r1", name: "Climb", conditions: [], actions: [] };
const PLAIN = { version: 1, characters: {}, world: { id: "root", stages: {}, globals: {} } };

/** Stored games with something in them that is for nobody else. */
const PRIVATE: Readonly<Record<string, unknown>> = {
  "an earlier turn": inWorld({ history: [{ stageId: SECRET, actors: {}, globals: {} }] }),
  "what was done in the last turn": inWorld({ evaluatedRuleIds: { [SECRET]: true }, evaluatedTickFrames: [SECRET] }),
  "a key that is held": inWorld({ input: { keys: { [SECRET]: true }, clicks: {} } }),
  "an undone step": { ...PLAIN, redoStack: [{ label: SECRET, changes: [] }] },
  "a step to undo": { ...PLAIN, undoStack: [{ label: SECRET, changes: [] }] },
  "a note beside a rule": withRules([{ ...RULE, note: SECRET }]),
  "a comment of an older game": withRules([{ type: "comment", id: "c1", comment: SECRET }, RULE]),
  "a voice that stays at home": inWorld({ sounds: { roar: { id: "roar", name: SECRET, voice: "home" } } }),
  "an open recording": { ...PLAIN, recording: { phase: SECRET } },
  "what is open in the window": { ...PLAIN, ui: { selected: SECRET } },
  "the account of a stored record": { ...PLAIN, user: { email: SECRET }, userId: SECRET },
};

function inWorld(fields: object): unknown {
  return { ...PLAIN, world: { ...PLAIN.world, ...fields } };
}

function withRules(rules: readonly unknown[]): unknown {
  return { ...PLAIN, characters: { hero: { id: "hero", name: "Hero", rules } } };
}

describe.each(Object.entries<Form>(FORMS))("a game as %s", (_, { write, read }) => {
  it.each([
    ["all example games", exampleGames],
    ["200 random games", randomGames],
  ])("comes back equal to the byte: %s", (__, games) => {
    for (const [name, document] of games) {
      const bytes = write(gameTextOf(document));
      const shared = JSON.stringify(shareable(document, { notes: false }));
      expect(JSON.stringify(readParcel(read(bytes)).game) === shared, name).toBe(true);
      const opened = JSON.stringify(migrate(JSON.parse(shared)).document);
      expect(JSON.stringify(onlyGameIn(bytes).document) === opened, name).toBe(true);
    }
  });

  it("says who made it and what it is a remix of", () => {
    const about = { name: "Frog 🐸", maker: "moonfox", remixOf: { name: "Toad", maker: "lena" } };
    const [, document] = exampleGames[0] ?? [];
    expect(onlyGameIn(write(gameTextOf(document, about)))).toMatchObject(about);
  });

  it.each(Object.entries(PRIVATE))("has none of this in it: %s", (__, game) => {
    expect(JSON.stringify(game)).toContain(SECRET);
    expect(read(write(gameTextOf(game)))).not.toContain(SECRET);
  });

  it("has the notes beside the rules only where their maker shares them", () => {
    const game = PRIVATE["a note beside a rule"];
    expect(read(write(gameTextOf(game, { notes: true })))).toContain(SECRET);
  });
});

function onlyGameIn(bytes: Uint8Array) {
  const opened = openFile(bytes);
  const game = opened.kind === "game" ? opened.game : opened.games[0]?.read();
  if (!game) throw new Error("There is a game in every file.");
  return game;
}

describe("of an account", () => {
  it("only what is asked for travels, whatever else is known of the game", () => {
    const record = { id: SECRET, userId: SECRET, email: SECRET, revision: 7, published: true };
    const text = gameTextOf(PLAIN, { ...record, maker: "moonfox" });
    expect(text).not.toContain(SECRET);
    expect(Object.keys(JSON.parse(text))).toEqual(["format", "version", "name", "maker", "game"]);
  });

  it("of a pupil, nothing travels", () => {
    const ofPupil = { maker: "", remixOf: { name: "Toad", maker: "" } };
    const text = gameTextOf(PLAIN, ofPupil);
    expect(Object.keys(JSON.parse(text))).toEqual(["format", "version", "name", "game"]);
  });
});
