import { describe, expect, test } from "vitest";
import type { Rule } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { createInAfter, deleteInAfter, moveInAfter } from "../../src/recording/after.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { rulePictures } from "../../src/recording/rulePictures.ts";
import { rowSentences } from "../../src/recording/sentence.ts";
import { startFromRule } from "../../src/recording/start.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { afterRows, CAST, CHARACTERS, counter, documentOf, drawn, recordingAll, stageOf } from "./scene.ts";

/** Performs the gestures that turn the first picture into the second. Actors are identified by letter and order. */
function acted(before: readonly string[], after: readonly string[]): Recording {
  const start = recordingAll(before);
  const wanted = stageOf(after).actors;
  const gone = Object.keys(start.before.actors).filter((id) => !Object.hasOwn(wanted, id));
  const without = gone.reduce((recording, id) => deleteInAfter(recording, CAST, id), start);
  return Object.values(wanted).reduce((recording, one) => {
    const isThere = Object.hasOwn(start.before.actors, one.id);
    if (isThere) return moveInAfter(recording, CAST, one.id, one.position);
    return createInAfter(recording, one, one.position);
  }, without);
}

function ruleOf(recording: Recording): Rule {
  return toRule(recording, CAST, { id: "rule", name: "Rule" });
}

/** The before picture after one tick of a game with the rule. */
function played(recording: Recording): string[] {
  const hero = { ...CHARACTERS.hero, rules: [ruleOf(recording)] };
  const document = { ...documentOf(recording.before), characters: { ...CHARACTERS, hero } };
  const simulation = Simulation.load(document, { seed: 1, newId: counter("made") });
  simulation.tick({ keys: [], clicks: [] });
  const [stage] = Object.values(simulation.state().stages);
  return stage ? drawn(stage.actors, stage) : [];
}

type Pair = readonly [name: string, before: readonly string[], after: readonly string[], rows: readonly string[]];

const PAIRS: readonly Pair[] = [
  ["walking", ["H."], [".H"], ["Hero moves one right"]],
  ["falling", ["H", "."], [".", "H"], ["Hero moves one down"]],
  ["climbing", ["..", "HW"], [".H", ".W"], ["Hero moves one right and one up"]],
  ["jumping over", ["HW."], [".WH"], ["Hero moves two right"]],
  ["pushing", ["HE."], [".HE"], ["Egg moves one right", "Hero moves one right"]],
  ["eating", ["HC"], [".H"], ["Coin goes away", "Hero moves one right"]],
  ["laying", ["H."], ["HE"], ["An Egg appears on Hero's right"]],
  [
    "shooting and jumping back",
    [".H."],
    ["H.C"],
    ["Hero moves one left", "A Coin appears two squares to Hero's right"],
  ],
  ["vanishing", ["H"], ["."], ["Hero goes away"]],
  ["changing places", ["HW"], ["WH"], ["Hero moves one right", "Wall moves one left"]],
  ["two at once", ["WHC"], ["HW."], ["Coin goes away", "Hero moves one left", "Wall moves one right"]],
  ["waiting", ["HW"], ["HW"], []],
];

describe.each(PAIRS)("two pictures of %s", (_name, before, after, rows) => {
  const recording = acted(before, after);

  test("are these rows, in a sentence each", () => {
    expect([...rowSentences(recording, CAST)].sort()).toEqual([...rows].sort());
    expect(afterRows(recording)).toEqual(after);
  });

  test("are what the rule does in a game", () => {
    expect(played(recording)).toEqual(after);
  });

  test("are the pictures of the rule, and of the rule recorded again", () => {
    const rule = ruleOf(recording);
    const pictures = rulePictures(rule, CAST);
    const byId = (actors: typeof pictures.before) => Object.fromEntries(actors.map((one) => [one.id, one]));
    expect(drawn(byId(pictures.before), recording.before)).toEqual(before);
    expect(drawn(byId(pictures.after), recording.before)).toEqual(after);
    const again = startFromRule({ stage: recording.before, characters: CHARACTERS, characterId: "hero", rule });
    expect(drawn(again.before.actors, again.before)).toEqual(before);
    expect(afterRows(again)).toEqual(after);
  });
});
