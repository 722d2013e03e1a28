import { describe, expect, test } from "vitest";
import {
  type Actor,
  COMPARATORS,
  type Globals,
  type Operand,
  type Point,
  type Rule,
  type Side,
  type Stage,
} from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import {
  createInAfter,
  deleteInAfter,
  moveInAfter,
  setAppearanceInAfter,
  setGlobalInAfter,
  setTransformInAfter,
  setVariableInAfter,
} from "../../src/recording/after.ts";
import { moveInBefore, setAppearanceInBefore } from "../../src/recording/before.ts";
import { addCondition, clearOperand, holdsNow, setComparator, setOperand } from "../../src/recording/conditions.ts";
import { isIgnoredAt, moveSide, setIgnored } from "../../src/recording/extent.ts";
import { afterPicture, isInPicture, type Recording, squaresOf } from "../../src/recording/Recording.ts";
import { withRequiredAppearances } from "../../src/recording/requiredAppearances.ts";
import { conditionRows } from "../../src/recording/sentence.ts";
import { addSetting, setOperation, setValue } from "../../src/recording/settings.ts";
import { startFromRule, startOnActor } from "../../src/recording/start.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { actor, CAST, CHARACTERS, counter, documentOf, stageOf } from "./scene.ts";

/** A sequence of whole numbers that depends only on the seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
type Dice = ReturnType<typeof dice>;

const WIDTH = 6;
const HEIGHT = 5;
const OTHERS = ["wall", "coin", "egg", "boat"];
const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

/** One Hero, the only actor with rules, among others anywhere, also stacked. */
function anyStage(roll: Dice): Stage {
  const stage = stageOf(Array.from({ length: HEIGHT }, () => ".".repeat(WIDTH)));
  const others = Array.from({ length: 2 + roll(6) }, (_, index) =>
    actor(`o${index}`, OTHERS[roll(OTHERS.length)] ?? "", roll(WIDTH), roll(HEIGHT)),
  );
  const all = [...others, actor("H1", "hero", roll(WIDTH), roll(HEIGHT))].sort(() => roll(3) - 1);
  const actors = Object.fromEntries(all.map((one) => [one.id, one]));
  return { ...stage, actors, wrapX: roll(2) === 0, wrapY: roll(2) === 0 };
}

function anyRecording(roll: Dice): Recording {
  const started = startOnActor({ stage: anyStage(roll), characters: CHARACTERS, actorId: "H1", newId: counter("k") });
  if (!started) throw new Error("no hero");
  const framed = SIDES.reduce((recording, side) => moveSide(recording, side, roll(8)), started);
  const newId = counter("new");
  let recording = framed;
  for (let step = 0; step < 12; step++) recording = anyAction(recording, roll, newId);
  return recording;
}

function anyAction(recording: Recording, roll: Dice, newId: () => string): Recording {
  const cell: Point = { x: roll(WIDTH), y: roll(HEIGHT) };
  const ids = [...Object.keys(recording.before.actors), "new1", "new2", "H1"];
  const id = ids[roll(ids.length)] ?? "";
  const actions: (() => Recording)[] = [
    () => moveInAfter(recording, CAST, id, cell),
    () => moveInAfter(recording, CAST, "H1", cell),
    () =>
      createInAfter(recording, { id: newId(), characterId: "boat", appearance: "boat-Sail", transform: "90" }, cell),
    () => (roll(3) === 0 ? deleteInAfter(recording, CAST, id) : recording),
    () => setTransformInAfter(recording, CAST, id, (["0", "90", "180", "flip-x"] as const)[roll(4)] ?? "0"),
    () => setAppearanceInAfter(recording, CAST, "H1", ["hero-Idle", "hero-Happy"][roll(2)] ?? ""),
    () => setVariableInAfter(recording, CAST, "H1", "lives", String(roll(3) + 2)),
    () => setIgnored(recording, cell, !isIgnoredAt(recording, cell)),
    () => moveInBefore(recording, id, cell),
    () => setAppearanceInBefore(recording, "H1", ["hero-Idle", "hero-Happy"][roll(2)] ?? ""),
    () => moveSide(recording, SIDES[roll(4)] ?? "left", roll(8)),
    () => setGlobalInAfter(recording, CAST, "score", String(roll(3))),
    () => addSetting(recording, CAST, anyReadable(roll, id)),
    () => setOperation(recording, CAST, roll(4), (["set", "add", "subtract"] as const)[roll(3)] ?? "set"),
    () => setValue(recording, CAST, roll(4), anyOperand(roll, id)),
    () => addCondition(recording, CAST, newId(), anyReadable(roll, id)),
    () => setOperand(recording, CAST, { key: anyKey(recording, roll), side: anySide(roll) }, anyOperand(roll, id)),
    () => clearOperand(recording, CAST, { key: anyKey(recording, roll), side: anySide(roll) }),
    () => setComparator(recording, CAST, anyKey(recording, roll), COMPARATORS[roll(COMPARATORS.length)] ?? "="),
  ];
  return actions[roll(actions.length)]?.() ?? recording;
}

function anyReadable(roll: Dice, actorId: string) {
  const variableId = ["appearance", "transform", "lives"][roll(3)] ?? "";
  return roll(3) === 0 ? { globalId: "score" } : { actorId: roll(2) ? "H1" : actorId, variableId };
}

function anyOperand(roll: Dice, actorId: string): Operand {
  return roll(2) === 0 ? { constant: ["3", "2", "hero-Idle", ""][roll(4)] ?? "" } : anyReadable(roll, actorId);
}

function anySide(roll: Dice) {
  return roll(2) === 0 ? "left" : "right";
}

function anyKey({ conditions }: Recording, roll: Dice): string {
  return conditions[roll(Math.max(conditions.length, 1))]?.key ?? "";
}

interface Played {
  readonly actors: Actor[];
  readonly globals: Globals;
  readonly applied: boolean;
}

function played(recording: Recording, rule: Rule): Played {
  const document = documentOf(recording.before);
  const hero = { ...CHARACTERS.hero, rules: [rule] };
  const simulation = Simulation.load(
    { ...document, characters: { ...CHARACTERS, hero } },
    { seed: 1, newId: counter("made") },
  );
  const result = simulation.tick({ keys: [], clicks: [] });
  expect(result.error).toBeNull();
  const actors = new Map(Object.entries(recording.before.actors));
  for (const id of result.deleted) actors.delete(id);
  for (const one of result.changed) actors.set(one.id, one);
  return { actors: [...actors.values()], globals: simulation.state().globals, applied: result.recorded };
}

/** What a picture shows inside the extent, without the ids of created actors. */
function seen(recording: Recording, actors: Iterable<Actor>): string[] {
  const inFrame = [...actors].filter((one) =>
    squaresOf(one, CHARACTERS).some((square) => isInPicture(recording, square)),
  );
  return inFrame
    .map(({ characterId, position, appearance, transform = "0", variableValues }) =>
      JSON.stringify([characterId, position, appearance, transform, variableValues]),
    )
    .sort();
}

const NAMING = { id: "rule", name: "Any" };

const SEEDS = Array.from({ length: 2000 }, (_, index) => (index + 1) * 7919);

const RECORDINGS = SEEDS.map((seed) => ({ seed, recording: anyRecording(dice(seed)) }));

describe("any recording", () => {
  test("saved and played does exactly what its after picture shows, wherever its lights say that it would", () => {
    let done = 0;
    for (const { seed, recording } of RECORDINGS) {
      const { actors, globals, applied } = played(recording, toRule(recording, CAST, NAMING));
      const isLit = conditionRows(recording, CAST).every(
        ({ condition }) => holdsNow(recording, CAST, condition) ?? true,
      );
      expect(applied, `seed ${seed}`).toBe(isLit);
      if (!applied) continue;
      done += 1;
      const shown = afterPicture(recording, CAST);
      expect(seen(recording, actors), `seed ${seed}`).toEqual(seen(recording, Object.values(shown.actors)));
      expect(globals.score, `seed ${seed}`).toEqual(shown.globals.score);
    }
    expect(done).toBeGreaterThan(1000);
  });

  test("recorded again and saved at once is the same rule, with actors that look as its conditions require", () => {
    for (const { seed, recording } of RECORDINGS) {
      const rule = toRule(recording, CAST, NAMING);
      const again = startFromRule({ stage: recording.before, characters: CHARACTERS, characterId: "hero", rule });
      const actors = withRequiredAppearances(rule.actors, rule.conditions, CHARACTERS);
      expect(toRule(again, CAST, NAMING), `seed ${seed}`).toEqual({ ...rule, actors });
    }
  });
});
