/** Kinds, sounds and corners of a world, whatever a document has in their place. */
import { describe, expect, it } from "vitest";
import { HUD_MAX, KINDS_MAX, SOUNDS_MAX, type WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { at, changed, type Loose, RULE, stored } from "../support/changedGame.ts";
import { gameThatSaysMore, WAVE, waveOf } from "../support/gameThatSaysMore.ts";

describe("kinds, sounds and corners", () => {
  const many = (count: number, entry: (id: string) => unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, entry(`n${n}`)]));

  it.each<[string, string, unknown, string]>([
    ["no kind", "kinds", { odd: 7 }, "We couldn't read one kind of characters, so it was left out."],
    [
      "everybody but who",
      "kinds",
      { odd: { id: "odd", characters: [], except: "perhaps" } },
      "We couldn't read one kind of characters, so it was left out.",
    ],
    [
      "everybody but nobody knows whom",
      "kinds",
      { odd: { id: "odd", characters: {}, except: true } },
      "We couldn't read one kind of characters, so it was left out.",
    ],
    [
      "too many kinds",
      "kinds",
      many(KINDS_MAX + 1, (id) => ({ id, name: id, characters: [] })),
      `There were more than ${KINDS_MAX} kinds. The rest were left out.`,
    ],
    ["no sound", "sounds", { odd: "pop" }, "We couldn't read one sound, so it was left out."],
    [
      "too many sounds",
      "sounds",
      many(SOUNDS_MAX + 1, (id) => ({ id, name: id })),
      `There were more than ${SOUNDS_MAX} sounds. The rest were left out.`,
    ],
    [
      "a corner that is none",
      "hud",
      [{ globalId: "score", corner: "middle" }],
      "We couldn't read one of the numbers in the corners of the game, so it was left out.",
    ],
    [
      "corners that are no list",
      "hud",
      "score",
      "We couldn't read one of the numbers in the corners of the game, so it was left out.",
    ],
    [
      "too many corners",
      "hud",
      Array.from({ length: HUD_MAX + 1 }, () => ({ globalId: "score", corner: "top-left" })),
      `More than ${HUD_MAX} numbers were in the corners of the game. The rest were left out.`,
    ],
  ])("are left out with a note: %s", (_, field, value, note) => {
    const { document, notes } = migrate(changed(`world.${field}`, value));
    expect(notes).toEqual([note]);
    expect(migrate(stored(document))).toMatchObject({ document, notes: [] });
    expect(Object.keys((document.world as unknown as Loose)[field] as object).length).toBeLessThanOrEqual(50);
  });

  it("have characters by text, and are nobody's where they list none", () => {
    const { document } = migrate(changed("world.kinds", { k: { id: "k", name: "K", characters: ["a", 5, null, {}] } }));
    expect(document.world.kinds?.k?.characters).toEqual(["a", "5"]);
    expect(migrate(changed("world.kinds", { k: { id: "k" } })).document.world.kinds?.k?.characters).toEqual([]);
  });
});

describe("the data of a sound", () => {
  const dataOf = (data: unknown) => {
    const { document, notes } = migrate(changed("world.sounds.pop.data", data));
    return { data: document.world.sounds?.pop?.data, name: document.world.sounds?.pop?.name, notes };
  };

  it.each([WAVE, "data:audio/wav;base64,", waveOf(Buffer.alloc(59_000, 128))])(
    "stays if it is a WAV file: %#",
    (data) => {
      expect(dataOf(data)).toEqual({ data, name: "Pop", notes: [] });
    },
  );

  it.each<[string, unknown]>([
    ["another site", "https://evil.example/pop.wav"],
    ["a path", "/sounds/pop.wav"],
    ["a page", `data:text/html;base64,${Buffer.from("<script>").toString("base64")}`],
    ["a picture that says it is a sound", `data:audio/wav;base64,${Buffer.alloc(64, 7).toString("base64")}`],
    ["a sound of another form", WAVE.replace("audio/wav", "audio/mpeg")],
    ["a RIFF file that is no sound", WAVE.replace("XQVZF", "XRUJQ")],
    ["a sound of 60 KB and more", waveOf(Buffer.alloc(60_001, 128))],
    ["a sound of 10 MB", `data:audio/wav;base64,${"A".repeat(10_000_000)}`],
    ["ten million spaces", `data:audio/wav;base64,${" ".repeat(10_000_000)}`],
    ["letters that are no base64", `${WAVE}!`],
    ["a header cut short", "data:audio/wav;base64,UklGRg=="],
    ["a number", 7],
    ["a list", [WAVE]],
  ])("is left out with a note, and the sound stays: %s", (_, data) => {
    expect(dataOf(data)).toEqual({ data: undefined, name: "Pop", notes: ["A sound we can't play is silent now."] });
  });
});

describe("names that every object inherits", () => {
  it.each(["__proto__", "constructor", "prototype", "toString"])("reach no prototype: %s", (id) => {
    const named = (entry: object) => JSON.parse(`{${JSON.stringify(id)}: ${JSON.stringify({ id, ...entry })}}`);
    const game = stored(gameThatSaysMore()) as { world: Loose; characters: Loose };
    game.world.kinds = named({ name: "K", characters: ["bat", id], polluted: true });
    game.world.sounds = named({ name: "S", data: WAVE, polluted: true });
    game.world.stages = { ...named({ name: "L", actors: {}, polluted: true }), ...(game.world.stages as object) };
    game.world.globals = { ...named({ name: "G", value: "1" }), ...(game.world.globals as object) };
    game.world.hud = [{ globalId: id, corner: "top-left" }];
    game.world.ticked = id;
    const rule = at(game, RULE) as Loose;
    const said = `[${id}]`;
    rule.conditions = [{ key: id, left: { count: id }, right: { actorId: id, way: id }, comparator: "=" }];
    rule.actions = [
      { type: "sound", sound: id },
      { type: "say", actorId: "me", text: said, ticks: 1 },
      { type: "stage", to: id, fresh: true },
      { type: "travel", actorId: "me", to: id, at: { x: 0, y: 0 }, show: true },
      { type: "move", actorId: "me", to: { nearest: id } },
      { type: "move", actorId: "me", to: { actorId: id } },
      { type: id },
    ];
    rule.extent = { ...(rule.extent as object), passing: JSON.parse(`{${JSON.stringify(id)}: ${JSON.stringify(id)}}`) };
    for (const document of [game as unknown as WorldDocument, migrate(game).document]) {
      const simulation = Simulation.load(document, { seed: 1, newId: () => "n" });
      for (let n = 0; n < 3; n++) simulation.tick({ keys: [32], clicks: ["h1"] });
      simulation.state();
    }
    expect(({} as Loose).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    const { kinds = {}, sounds = {} } = migrate(game).document.world;
    const isLeft = id === "toString";
    expect([Object.keys(kinds), Object.keys(sounds)]).toEqual(isLeft ? [[id], [id]] : [[], []]);
  });
});
