/** What cannot be read rests in its place: it never does more than its maker meant, and nothing is lost. */
import { describe, expect, it } from "vitest";
import type { RuleNode, WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { restingSentence } from "../../src/migrate/restingWords.ts";
import { openedGame } from "../support/openedGame.ts";
import { breakGame } from "../support/oracle/worlds/breakGame.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";

const WORLDS = Number(process.env.GRIDLINGS_WORLDS ?? 40);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);

const HERO = { id: "h", characterId: "hero", position: { x: 0, y: 0 }, appearance: "idle", variableValues: {} };
const RIGHT = { type: "move", actorId: "h", offset: { x: 1, y: 0 } };
const EXTENT = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };

const walk = (parts: object = {}) => ({
  type: "rule",
  id: "walk",
  name: "Walk",
  mainActorId: "h",
  conditions: [],
  actors: { h: HERO },
  actions: [RIGHT],
  extent: EXTENT,
  ...parts,
});
const within = (parts: object) => ({
  type: "group-flow",
  id: "group",
  name: "Group",
  behavior: "first",
  rules: [walk()],
  ...parts,
});

function game(rules: unknown): object {
  const stage = { width: 9, height: 1, wrapX: true, actors: { h: HERO } };
  return { version: 1, characters: { hero: { name: "Hero", rules } }, world: { stages: { s: stage } } };
}

const rulesOf = (document: WorldDocument): readonly RuleNode[] => document.characters.hero?.rules ?? [];

/** How far the hero has walked after two ticks. */
function walked(document: WorldDocument): number | undefined {
  const simulation = Simulation.load(document, { seed: 1, newId: () => "new" });
  for (let n = 0; n < 2; n++) expect(simulation.tick({ keys: [37], clicks: ["h"] })).toMatchObject({ error: null });
  return simulation.actors().get("h")?.position.x;
}

const PICTURE = "This rule is resting: this Gridlings can't read its picture.";
const ASKS = "This rule is resting: it asks something this Gridlings can't read.";
const DOES = "This rule is resting: it does something this Gridlings can't read.";

const UNREADABLE: readonly (readonly [string, unknown, string])[] = [
  ["conditions that are no list", walk({ conditions: "always" }), ASKS],
  ["a condition that is nothing", walk({ conditions: [null] }), ASKS],
  ["a condition of another shape", walk({ conditions: [{ key: "k", enabled: true, ask: "who" }] }), ASKS],
  [
    "an operand of the future",
    walk({ conditions: [{ left: { weather: "rain" }, right: { constant: "0" }, comparator: "=" }] }),
    ASKS,
  ],
  ["actions that are no list", walk({ actions: 3 }), DOES],
  [
    "a random number in a condition",
    walk({ conditions: [{ left: { random: { from: 1, to: 6 } }, right: { constant: "6" }, comparator: "=" }] }),
    ASKS,
  ],
  ["a step to nowhere", walk({ actions: [{ ...RIGHT, offset: { x: "far", y: 0 } }] }), DOES],
  [
    "a value of no kind",
    walk({ actions: [RIGHT, { type: "global", global: "g", operation: "set", value: { way: "up" } }] }),
    DOES,
  ],
  ["no main actor", walk({ mainActorId: "gone" }), PICTURE],
  ["nobody in its picture", walk({ actors: null }), PICTURE],
  ["somebody strange in its picture", walk({ actors: { h: HERO, k: null } }), PICTURE],
  [
    "somebody nowhere in its picture",
    walk({ actors: { h: HERO, k: { ...HERO, position: { x: {}, y: 0 } } } }),
    PICTURE,
  ],
  ["an extent that is no place", walk({ extent: { ...EXTENT, xmax: "far" } }), PICTURE],
  ["an extent of the future", walk({ extent: { ...EXTENT, fog: { "1,0": true } } }), PICTURE],
  [
    "a switch that is neither on nor off",
    walk({ enabled: "no" }),
    "This rule is resting: this Gridlings can't read whether it is switched on.",
  ],
  ["a kind that is unknown", { ...walk(), type: "poem" }, "This rule is resting: this Gridlings can't read it."],
  ["no rule at all", "walk", "This rule is resting: this Gridlings can't read it."],
  ["a group of unknown kind", within({ type: "group-dream" }), "This group is resting: this Gridlings can't read it."],
  [
    "an unknown event",
    within({ type: "group-event", event: "thunder" }),
    "This group is resting: it waits for something this Gridlings can't read.",
  ],
  [
    "an event that says nothing",
    within({ type: "group-event", behavior: undefined }),
    "This group is resting: it waits for something this Gridlings can't read.",
  ],
  [
    "an unknown key",
    within({ type: "group-event", event: "key", code: "F13" }),
    "This group is resting: it waits for a key this Gridlings doesn't know.",
  ],
  [
    "an unknown behavior",
    within({ behavior: "worst" }),
    "This group is resting: it goes through its rules in a way this Gridlings can't read.",
  ],
  [
    "an odd number of rounds",
    within({ behavior: "loop", loopCount: { constant: "often" } }),
    "This group is resting: it repeats in a way this Gridlings can't read.",
  ],
  [
    "a check of its own",
    within({ check: { conditions: [] } }),
    "This group is resting: it asks something this Gridlings can't read.",
  ],
  [
    "rules that are no list",
    within({ rules: { a: walk() } }),
    "This group is resting: this Gridlings can't read what is in it.",
  ],
];

describe.each(UNREADABLE)("with %s", (_, node, sentence) => {
  const given = JSON.parse(JSON.stringify(game([node])));

  it("a rule rests, tells why, and is told once", () => {
    const { document, notes } = migrate(given);
    expect(walked(document)).toBe(0);
    expect(rulesOf(document).map(restingSentence)).toEqual([sentence]);
    expect(notes).toHaveLength(1);
    expect(migrate(document)).toEqual({ document, notes: [], faults: expect.anything() });
  });

  it("the rules beside it go on", () => {
    const { document } = migrate({ ...given, ...game([node, walk({ id: "other" })]) });
    expect(walked(document)).toBe(2);
  });
});

const ODD = { key: "odd", enabled: false, left: { weather: "rain" }, comparator: "=", right: { constant: "0" } };
const WET = { key: "wet", enabled: true, left: { weather: "rain" }, comparator: "=", right: { constant: "0" } };
const DRY = { key: "dry", enabled: false, left: { constant: "1" }, comparator: "=", right: { constant: "2" } };

describe.each<[string, (parts: object) => object]>([
  ["a rule", walk],
  ["a group", within],
])("a disabled condition of %s", (_, node) => {
  const opened = (parts: object) => migrate(JSON.parse(JSON.stringify(game([node(parts)]))));

  it.each<[string, object]>([
    ["an unknown side", ODD],
    ["an unknown comparator", { ...DRY, comparator: "rhymes" }],
    ["no sides", { enabled: false }],
  ])("with %s rests nothing, is kept as it was, and is not told", (_what, odd) => {
    const { document, notes } = opened({ conditions: [odd, DRY] });
    expect(rulesOf(document)).toMatchObject([{ conditions: [DRY], unreadDisabled: [odd] }]);
    expect(rulesOf(document)[0]).not.toHaveProperty("unread");
    expect(notes).toEqual([]);
    expect(walked(document)).toBe(2);
    expect(migrate(JSON.parse(JSON.stringify(document)))).toMatchObject({ document, notes: [] });
  });

  it("is a condition again for a version that can read it", () => {
    const { document } = opened({ conditions: [], unreadDisabled: [ODD, DRY] });
    expect(rulesOf(document)).toMatchObject([{ conditions: [DRY], unreadDisabled: [ODD] }]);
  });

  it("rests it once it is enabled and still cannot be read", () => {
    expect(walked(opened({ conditions: [], unreadDisabled: [{ ...ODD, enabled: true }] }).document)).toBe(0);
  });

  it("stays where it is while an enabled one rests all", () => {
    const { document } = opened({ conditions: [ODD, WET], unreadDisabled: [DRY] });
    const [resting] = rulesOf(document);
    expect(resting).toMatchObject({ unread: { conditions: [ODD, WET] }, unreadDisabled: [DRY] });
    expect(walked(document)).toBe(0);
    const readable = { ...resting, unread: { conditions: [ODD, { ...WET, left: { constant: "0" } }] } };
    expect(rulesOf(migrate(game([readable])).document)).toMatchObject([
      { conditions: [{ key: "wet" }, DRY], unreadDisabled: [ODD] },
    ]);
  });
});

describe("what rests", () => {
  it("is kept as it was, beside what could be read", () => {
    const conditions = [
      { key: "k", enabled: true, left: { weather: "rain" }, right: { constant: "0" }, comparator: "=" },
    ];
    const { document } = migrate(game([walk({ conditions, note: "Later" })]));
    expect(rulesOf(document)).toMatchObject([{ ...walk(), note: "Later", unread: { conditions } }]);
  });

  it("works again when a version that understands it reads it", () => {
    const before = migrate(game([within({ behavior: "first" })])).document;
    const [group] = rulesOf(before);
    const resting = { ...group, behavior: "first", unread: { behavior: "all" } };
    const { document } = migrate({ ...before, characters: { hero: { ...before.characters.hero, rules: [resting] } } });
    expect(rulesOf(document)).toEqual([{ ...group, behavior: "all" }]);
    expect(walked(document)).toBe(2);
  });

  it("keeps its place, name, note and switch", () => {
    const nodes = [
      walk({ id: "a" }),
      walk({ id: "b", name: "Odd", note: "!", enabled: false, actions: 1 }),
      walk({ id: "c" }),
    ];
    const { document } = migrate(game(nodes));
    expect(rulesOf(document)).toMatchObject([
      { id: "a" },
      { id: "b", name: "Odd", note: "!", enabled: false },
      { id: "c" },
    ]);
  });

  it.each(["none", { walk: walk() }])("is all of a character's rules where they are no list: %j", (rules) => {
    const { document, notes } = migrate(game(rules));
    expect(rulesOf(document)).toMatchObject([{ rules: [], unread: { rules } }]);
    expect(walked(document)).toBe(0);
    expect(notes).toHaveLength(1);
  });
});

/** Values that cannot be understood, by the field they are in. */
const STRANGE: Readonly<Record<string, readonly unknown[]>> = {
  conditions: ["always", 7, [7], [{ left: {} }], { r1: "odd" }],
  left: [undefined, {}, { way: "up" }, { count: {} }, { random: { from: 1, to: 6 } }, []],
  right: [{}, { random: { from: 1, to: 6 } }, { actorId: "r1", way: [] }, []],
  comparator: ["~", "==", {}, 7],
  actions: ["dance", 7, [7], [null]],
  operation: ["multiply", {}, 7],
  offset: ["far", { x: "far" }, { y: {} }],
  delta: ["far", { x: "far" }, { y: {} }],
  actors: [7, { odd: 7 }, undefined],
  mainActorId: ["gone", {}, undefined],
  extent: [7, { xmin: "far" }, { xmin: 0, edge: { "0,0": "yes" } }, { xmin: 0, fog: { "0,0": true } }],
  type: ["poem", 7, {}],
  event: ["thunder", 7, undefined],
  behavior: ["chance", 7, {}],
  loopCount: ["often", { constant: {} }],
};

interface Part {
  readonly [field: string]: unknown;
}

interface Place {
  readonly part: Part;
  readonly field: string;
  /** The rule or group it belongs to. */
  readonly id: string;
}

/** Every place in the rules of a game where a strange value can be put. */
function placesIn(value: unknown, id: string | null = null): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const part = value as Part;
  const isNode = typeof part.id === "string" && ["rule", "group-event", "group-flow"].includes(String(part.type));
  const owner = isNode ? String(part.id) : id;
  const fields = Object.keys(STRANGE).filter((field) => field in part && isLookedAt(field, part));
  const own = owner === null ? [] : fields.map((field) => ({ part, field, id: owner }));
  return [...own, ...Object.values(part).flatMap((inner) => placesIn(inner, owner))];
}

const NODES: readonly unknown[] = ["rule", "group-event", "group-flow"];

/** A loop count matters only in a loop, and a condition only if it is enabled; an action of a strange type is skipped. */
function isLookedAt(field: string, { behavior, enabled, type }: Part): boolean {
  if (field === "type") return NODES.includes(type);
  if (["left", "right", "comparator"].includes(field)) return enabled !== false;
  return field !== "loopCount" || behavior === "loop";
}

describe(`${WORLDS} random games from seed ${FIRST_SEED}`, () => {
  it("never play a rule with something strange in it, and keep what is strange", {
    timeout: 60_000 + WORLDS * 300,
  }, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + WORLDS; seed++) {
      const dice = new Dice(seed);
      const broken = structuredClone(randomGame(seed));
      const places = placesIn(Object.values(broken.characters).map(({ rules }) => rules));
      if (places.length === 0) continue;
      const { part, field, id } = dice.pick(places);
      const strange = dice.pick(STRANGE[field] ?? []);
      Object.assign(part, { [field]: strange });
      const where = `seed ${seed}, ${field} ${JSON.stringify(strange)}`;
      const { document } = migrate(JSON.parse(JSON.stringify(broken)));
      expect(JSON.stringify(document), where).toContain(JSON.stringify(strange ?? id));
      expectNeverDone(document, id, dice, where);
      // The engine may reach an unknown operation, which ends the tick.
      if (field !== "operation") expectNeverDone(broken, id, dice, `${where}, as it is`);
    }
  });

  it("that are broken anywhere read the same the second time, without a note", {
    timeout: 60_000 + WORLDS * 300,
  }, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + WORLDS; seed++) {
      const broken = withoutCircles(breakGame(randomGame(seed), new Dice(seed)));
      const document = openedGame(broken);
      if (document) expect(migrate(document), `seed ${seed}`).toMatchObject({ document, notes: [] });
    }
  });
});

function expectNeverDone(document: WorldDocument, id: string, dice: Dice, where: string): void {
  let made = 0;
  const simulation = Simulation.load(document, { seed: 1, newId: () => `new${++made}` });
  for (let n = 0; n < 6; n++) {
    if (simulation.tick(randomInput(dice)).error) return;
    expect(Object.values(simulation.applied()).flat(), where).not.toContain(id);
  }
}

/** The value as JSON would hold it; null if it cannot. */
function withoutCircles(broken: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(broken));
  } catch {
    return null;
  }
}
