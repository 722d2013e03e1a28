import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newDocument, newStage, type WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate, UnreadableWorld } from "../../src/migrate/migrate.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { sharedFile } from "../support/sharedFiles.ts";

const worldOf = (world: object) => migrate({ world }).document.world;

describe("a current document", () => {
  const vectors = join(import.meta.dirname, "../vectors");
  const plays = readdirSync(vectors).filter((file) => file.endsWith(".json"));

  it("passes unchanged", () => {
    const document = newDocument("New", () => "stage-1");
    expect(migrate(document)).toEqual({ document, notes: [], faults: [] });
  });

  it.each(plays)("of %s passes unchanged but for footprints nobody wrote down", (file) => {
    const { document } = JSON.parse(readFileSync(join(vectors, file), "utf8")) as { document: WorldDocument };
    const migrated = migrate(document);
    expect(migrated.notes).toEqual([]);
    const metadata = { ...document.world.metadata, id: String(document.world.metadata.id) };
    expect(migrated.document).toMatchObject({ ...document, world: { ...document.world, metadata } });
    expect(migrate(migrated.document).document).toEqual(migrated.document);
  });

  it("forgets a first stage that does not exist", () => {
    const document = newDocument("New", () => "stage-1");
    const lost = { ...document, world: { ...document.world, firstStageId: "gone" } };
    expect(migrate(lost).document).toEqual(document);
  });

  it("keeps a game's history, undo, start, speed and the stage it begins on", () => {
    const played = Simulation.load(
      newDocument("New", () => "stage-1"),
      { seed: 1, newId: () => "a" },
    );
    const tick = { input: { keys: { "39": true }, clicks: {} }, evaluatedRuleIds: {}, stageId: "stage-1", actors: {} };
    const world = { ...played.state(), startGlobals: { g: "1" }, speed: 250, firstStageId: "stage-1" };
    const entry = { label: "move Hero", changes: [{ path: ["world", "stages"], before: 1 }] };
    const document = {
      ...newDocument("New", () => "stage-1"),
      world: { ...world, history: [{ ...tick, globals: world.globals }] },
      undoStack: [entry],
    };
    expect(migrate(document).document).toEqual(document);
  });
});

describe("what is not a game", () => {
  it.each([null, undefined, 7, "text", [], {}, { world: null }, { world: [] }, { data: {} }])(
    "%j is refused in plain words",
    (data) => {
      expect(() => migrate(data)).toThrow(new UnreadableWorld("Sorry, this isn't a game that Gridlings can open."));
    },
  );

  it.each([
    [2, "This game was made with another tool. Gridlings can't open it."],
    [3, "This game was made by a newer Gridlings. Please reload the page and try again."],
  ])("a document of version %i is refused in true words", (version, words) => {
    expect(() => migrate({ version, world: {} })).toThrow(new UnreadableWorld(words));
  });
});

describe("the world", () => {
  it("gets one default stage if it has none, which is the current one", () => {
    expect(worldOf({})).toEqual({
      id: "root",
      metadata: { id: "root", name: "Untitled" },
      stages: { "stage-1": newStage("stage-1", 0) },
      globals: { selectedStageId: { id: "selectedStageId", name: "Current Stage", value: "stage-1", type: "stage" } },
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: {},
      history: [],
    });
  });

  it("has stages in the order they were made, within their limits", () => {
    const { stages } = worldOf({
      stages: { b: { name: "B", width: 1e6, height: 0.4, wrapX: false }, a: { name: "A\nA", scale: 0.5 }, c: null },
    });
    expect(stages).toMatchObject({
      b: { id: "b", order: 0, width: 200, height: 1, wrapX: false, wrapY: true, scale: "fit" },
      a: { name: "A A", order: 1, width: 22, height: 13, scale: 0.5 },
    });
    expect(Object.keys(stages)).toEqual(["b", "a"]);
  });

  it("shows the first stage if the current one is gone", () => {
    const globals = {
      selectedStageId: { id: "selectedStageId", name: "Here", value: "gone" },
      score: { id: 9, value: 5 },
    };
    expect(worldOf({ stages: { b: { order: 1 }, a: { order: 0 } }, globals }).globals).toEqual({
      selectedStageId: { id: "selectedStageId", name: "Here", value: "a", type: "stage" },
      score: { id: "score", name: "Untitled", value: "5" },
    });
  });

  it("has the settings of stages that other tools keep among the values of variables", () => {
    const variableValues = { width: "9", height: "4", wrapX: "false", wrapY: "true", tileSize: "20", score: "3" };
    const backgrounds = { a: "#123456", b: "url('/src/editor/img/backgrounds/Layer0_2.png')" };
    const { a, b, c } = worldOf({
      stages: {
        a: { variableValues: { ...variableValues, background: backgrounds.a }, width: 30 },
        b: { variableValues: { ...variableValues, background: backgrounds.b }, zoomToFit: true },
        c: { wrapX: "false", variableValues: "odd" },
      },
    }).stages;
    expect(a).toMatchObject({ width: 9, height: 4, wrapX: false, wrapY: true, scale: 0.5, background: "#123456" });
    expect(a).toHaveProperty("variableValues", { score: "3" });
    expect(b).toMatchObject({ width: 9, scale: "fit", background: "url(/backgrounds/landscape.png)" });
    expect(c).toMatchObject({ width: 22, wrapX: false, wrapY: true });
  });

  it.each([
    [
      "an actor that is nothing",
      { s: { actors: { a: null } } },
      "We couldn't read one character on a stage, so it was left out.",
    ],
    [
      "an actor on no square",
      { s: { actors: { a: { position: { x: "far" } } } } },
      "A character wasn't on any square. It's in the corner now.",
    ],
    [
      "an actor turned askew",
      { s: { actors: { a: { position: { x: 1, y: 1 }, transform: "d1" } } } },
      "A character was turned in a way we don't know. It stands upright now.",
    ],
    ["a stage that is nothing", { s: null }, "We couldn't read one stage, so it was left out."],
  ])("tells of %s", (_, stages, note) => {
    expect(migrate({ world: { stages } }).notes).toEqual([note]);
  });

  it("keeps what a newer Gridlings or another tool has beside it", () => {
    const { document, notes } = migrate({
      characters: { c: { name: "C", layer: 2, rules: [] } },
      world: { ticks: 7, kinds: { k: { id: "k" } }, stages: { s: { music: "m" } }, evaluatedTickFrames: [{}] },
    });
    expect(document.world).toMatchObject({ ticks: 7, kinds: { k: { id: "k" } }, stages: { s: { music: "m" } } });
    expect(document.world).not.toHaveProperty("evaluatedTickFrames");
    expect(document.characters.c).toHaveProperty("layer", 2);
    expect(notes).toEqual([]);
  });

  it("has actors with ids and values as text on whole squares", () => {
    const actors = {
      5: { id: 5, characterId: 7, position: { x: 1.4, y: "2" }, transform: "none", variableValues: { v: 3, w: null } },
      6: null,
    };
    expect(worldOf({ stages: { s: { actors } } }).stages.s?.actors).toEqual({
      "5": {
        id: "5",
        characterId: "7",
        position: { x: 1, y: 2 },
        appearance: "",
        transform: "0",
        variableValues: { v: "3" },
      },
    });
  });

  it("without a history says so to the log", () => {
    expect(migrate({ world: {} }).faults).toEqual(["This world does not have history state."]);
    expect(migrate({ world: { history: [] } }).faults).toEqual([]);
  });

  it("forgets a history and undo steps of other shapes", () => {
    const history = [{ stages: {} }];
    expect(worldOf({ history }).history).toEqual([]);
    const { undoStack, redoStack } = migrate({
      world: {},
      undoStack: [{ 1: ["odd"] }],
      redoStack: [{ label: "x", changes: [{ path: ["__proto__"] }] }],
    }).document;
    expect([undoStack, redoStack]).toEqual([[], []]);
  });

  it("drops recording, ui and pictures of other sites", () => {
    const { document } = migrate({
      world: { stages: { s: { thumbnail: "https://elsewhere.example/t.png" } } },
      ui: {},
      recording: {},
      more: 1,
    });
    expect(Object.keys(document).sort()).toEqual(["characters", "redoStack", "undoStack", "version", "world"]);
    expect(document.world.stages.s).not.toHaveProperty("thumbnail");
  });
});

describe("odd documents", () => {
  it("never reach what every object inherits", () => {
    const evil = JSON.parse(
      '{"world":{"stages":{"__proto__":{"name":"evil","actors":{"__proto__":{"polluted":true}}}}},"characters":{"__proto__":{"name":"p"}}}',
    );
    const { document } = migrate(evil);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(document.world.stages)).toEqual(["__proto__"]);
    expect(Object.keys(document.characters)).toEqual(["__proto__"]);
  });

  it("with any value in any place open and play", () => {
    const { document } = JSON.parse(
      readFileSync(join(import.meta.dirname, "../vectors/vector-01024.json"), "utf8"),
    ) as { document: object };
    const below = seededRandom(7);
    for (let n = 0; n < 150; n++) {
      const { document: repaired } = migrate({
        ...(spoiled(document, below) as object),
        world: spoiledWorld(document, below),
      });
      const simulation = Simulation.load(repaired, { seed: n, newId: () => `new${n}` });
      simulation.tick({ keys: [37, 38, 39], clicks: [] });
      expect(migrate(repaired).document).toEqual(repaired);
    }
  });
});

const ODD = [null, 0, -1, 1.5, "", "x", true, [], {}, [[]], "__proto__", 1e30];

/** The same document with a few values replaced by odd ones. */
function spoiled(value: unknown, below: (below: number) => number): unknown {
  if (below(60) === 0) return ODD[below(ODD.length)];
  if (Array.isArray(value)) return value.map((item) => spoiled(item, below));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoiled(item, below)]));
}

function spoiledWorld(document: object, below: (below: number) => number): object {
  const world = "world" in document ? spoiled(document.world, below) : {};
  return typeof world === "object" && world !== null && !Array.isArray(world) ? world : {};
}

const draft = sharedFile("worlds/tutorial-draft.json");

describe.skipIf(!existsSync(draft))(`the tutorial's draft (skipped where ${draft} is not there)`, () => {
  it("opens unchanged", () => {
    const data = JSON.parse(readFileSync(draft, "utf8"));
    const { evaluatedTickFrames, ...world } = data.world;
    expect(migrate(data)).toEqual({ document: { ...data, world }, notes: [], faults: [] });
  });
});
