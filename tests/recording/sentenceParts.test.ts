import { expect, test } from "vitest";
import type { Recording } from "../../src/recording/Recording.ts";
import { sentenceOf } from "../../src/recording/sentence.ts";
import { sentenceParts } from "../../src/recording/sentenceParts.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, CHARACTERS, recordingAll } from "./scene.ts";

const ruleOf = (recording: Recording) => toRule({ ...recording, conditions: [] }, CAST, { id: "r", name: "" });
const KEY = { type: "group-event", id: "e", event: "key", code: 39, rules: [] } as const;
const steps = [
  { type: "move", actorId: "H1", offset: { x: 1, y: 0 } },
  { type: "delete", actorId: "C1" },
] as const;

test("the parts of a sentence are the sentence, and name each character", () => {
  const recording = recordingAll(["HC", "WE"]);
  const coin = { ...recording.before.actors.C1, appearance: "coin-Shiny" } as (typeof recording.before.actors)[string];
  const before = { ...recording.before, actors: { ...recording.before.actors, C1: coin } };
  const rule = ruleOf({ ...recording, before, actions: steps });
  const { parts } = sentenceParts(rule, CAST, [KEY]);
  expect(parts.map(({ text }) => text).join("")).toBe(sentenceOf(rule, CAST, [KEY]));
  expect(
    parts.filter(({ actor }) => actor).map(({ text, actor, clause }) => [text, actor?.appearance, clause]),
  ).toEqual([
    ["Coin", "coin-Shiny", "reasons"],
    ["Wall", "wall-Idle", "reasons"],
    ["Egg", "egg-Idle", "reasons"],
    ["I", "hero-Idle", "deeds"],
    ["Coin", "coin-Shiny", "deeds"],
  ]);
  expect(parts.map(({ at }) => at)).toEqual(
    parts.map((_, index) => parts.slice(0, index).reduce((length, { text }) => length + text.length, 0)),
  );
});

test("a name may be another word of the sentence", () => {
  const game = { ...CAST, characters: { ...CHARACTERS, coin: { ...CHARACTERS.coin, name: "on my right" } } };
  const named = sentenceParts(ruleOf(recordingAll(["HC"])), game, []).parts.filter(({ actor }) => actor);
  expect(named.map(({ text, at }) => [text, at])).toEqual([
    ["on my right", "When there is an ".length],
    ["I", "When there is an on my right on my right, ".length],
  ]);
});
