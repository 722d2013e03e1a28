/** How a number that somebody typed changes: to a value, or by an amount. */
import { describe, expect, it } from "vitest";
import { setGlobalInAfter, setVariableInAfter } from "../../src/recording/after.ts";
import { numberChange } from "../../src/recording/numberChange.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { addSetting, setOperation, setValue } from "../../src/recording/settings.ts";
import { CAST, recordingAll } from "./scene.ts";

const LIVES = { actorId: "H1", variableId: "lives" };
const SCORE = { globalId: "score" };
const start = () => recordingAll(["HC."]);
const lives = (value: string) => setVariableInAfter(start(), CAST, "H1", "lives", value);
const change = (recording: Recording, what: typeof LIVES | typeof SCORE = LIVES) => numberChange(recording, CAST, what);

describe("the change of a number", () => {
  it("is where it ends and how much more that is, for an actor's own and for one of the whole game", () => {
    expect(change(lives("5"))).toEqual({ index: 0, operation: "set", end: 5, more: 2 });
    expect(change(lives("2"))).toMatchObject({ end: 2, more: -1 });
    const scored = setGlobalInAfter(lives("5"), CAST, "score", "10");
    expect(change(scored, SCORE)).toEqual({ index: 1, operation: "set", end: 10, more: 10 });
  });

  it("is the same, however it is told", () => {
    expect(change(setOperation(lives("5"), CAST, 0, "add"))).toEqual({ index: 0, operation: "add", end: 5, more: 2 });
    expect(change(setOperation(lives("2"), CAST, 0, "subtract"))).toMatchObject({ operation: "subtract", more: -1 });
  });

  it("is the last of several", () => {
    const twice = setVariableInAfter(setOperation(lives("4"), CAST, 0, "add"), CAST, "H1", "lives", "9");
    expect(change(twice)).toEqual({ index: 1, operation: "set", end: 9, more: 5 });
  });

  it.each([
    ["nothing changes", start()],
    ["it becomes a word", lives("many")],
    ["it becomes nothing", lives("")],
    ["it stays what it was", addSetting(start(), CAST, LIVES)],
    ["it becomes what another number is", setValue(lives("5"), CAST, 0, SCORE)],
  ])("is none where %s", (_, recording) => {
    expect(change(recording)).toBeNull();
  });
});
