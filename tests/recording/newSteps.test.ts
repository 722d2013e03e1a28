/** The steps that a child adds by a tile, ready to be changed. */
import { expect, test } from "vitest";
import type { Action } from "../../src/engine/index.ts";
import {
  addStep,
  changeDice,
  changeNumber,
  changePlace,
  isPlaceStep,
  numbersToChange,
} from "../../src/recording/newSteps.ts";
import type { GameContext } from "../../src/recording/Recording.ts";
import { CAST, recordingAll, recordingOn } from "./scene.ts";

const begun = recordingAll(["HC"]);
const added = (step: Parameters<typeof addStep>[2], recording = begun): readonly Action[] =>
  addStep(recording, CAST, step, Object.keys(CAST.stages)[0] ?? "").actions;

test("a number goes up by 1: the first of the main actor", () => {
  expect(added("number")).toEqual([
    { type: "variable", actorId: "H1", variable: "lives", operation: "add", value: { constant: "1" } },
  ]);
});

test("a number of the whole game goes up where the main actor has none", () => {
  const { hero, ...others } = CAST.characters;
  const characters = { ...others, ...(hero && { hero: { ...hero, variables: {} } }) };
  expect(addStep(begun, { ...CAST, characters }, "number", "").actions).toMatchObject([
    { type: "global", global: "score" },
  ]);
});

test("a number that stands on the stage goes up first, and a word there does not", () => {
  const shown = { ...CAST, hud: [{ globalId: "score", corner: "top-left" }] } as const;
  const first = (game: GameContext) => addStep(begun, game, "number", "").actions[0];
  expect(first(shown)).toMatchObject({ type: "global", global: "score" });
  expect(addStep(begun, shown, "dice", "").actions[0]).toMatchObject({ type: "global", global: "score" });
  const score = { id: "score", name: "Score", value: "high" };
  expect(first({ ...shown, globals: { ...CAST.globals, score } })).toMatchObject({
    type: "variable",
    variable: "lives",
  });
});

test("another number is changed by as much", () => {
  const recording = addStep(begun, CAST, "number", "");
  const [, score] = numbersToChange(recording, CAST, recording.before.actors);
  expect(score && changeNumber(recording, 0, score).actions).toEqual([
    { type: "global", global: "score", operation: "add", value: { constant: "1" } },
  ]);
});

test("the main actor says Hi! for three turns", () => {
  expect(added("say")).toEqual([{ type: "say", actorId: "H1", text: "Hi!", ticks: 3 }]);
});

test("the last level begins again, others lead to the next one", () => {
  expect(added("level")).toEqual([{ type: "stage", to: "again", fresh: true }]);
  const [first] = Object.values(CAST.stages);
  if (!first) throw new Error("There is a stage.");
  const stages = { ...CAST.stages, second: { ...first, id: "second", order: first.order + 1 } };
  expect(addStep(begun, { ...CAST, stages }, "level", first.id).actions).toMatchObject([{ to: "next" }]);
});

test("a rule ends the game once", () => {
  const won = addStep(begun, CAST, "end", "");
  expect(won.actions).toEqual([{ type: "end", outcome: "won", text: "You won!" }]);
  expect(addStep(won, CAST, "end", "")).toBe(won);
});

test("a game ends whoever else stands on the only square of a picture, and only as pictured in a larger one", () => {
  const ignored = (rows: readonly string[]) => addStep(recordingOn(rows), CAST, "end", "").extent.ignored;
  expect(ignored([".H."])).toEqual({ "0,0": true });
  expect(addStep(begun, CAST, "end", "").extent.ignored).toEqual({});
});

test("somebody goes back to the start, a dice has six sides, and both can be changed", () => {
  const placed = addStep(begun, CAST, "place", "");
  expect(placed.actions).toEqual([{ type: "move", actorId: "H1", to: { start: true } }]);
  const [step] = placed.actions;
  if (!step || !isPlaceStep(step)) throw new Error("There is a step to a place.");
  expect(changePlace(placed, 0, { ...step, to: { random: "free" } }).actions).toMatchObject([
    { to: { random: "free" } },
  ]);
  const rolled = addStep(begun, CAST, "dice", "");
  expect(rolled.actions).toMatchObject([{ operation: "set", value: { random: { from: 1, to: 6 } } }]);
  expect(changeDice(rolled, 0, { from: 1, to: 20 }).actions).toMatchObject([
    { value: { random: { from: 1, to: 20 } } },
  ]);
});
