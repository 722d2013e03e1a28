/** The before picture of a rule and the sentence beside it never contradict each other. */
import { describe, expect, it } from "vitest";
import type { Comparator, Condition, Rule } from "../../src/engine/index.ts";
import { setComparator, setOperand, toggleCondition } from "../../src/recording/conditions.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { rulePictures } from "../../src/recording/rulePictures.ts";
import { startAgain } from "../../src/recording/start.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, CHARACTERS, recordingAll, stageOf } from "./scene.ts";

const asks = (actorId: string, variableId: string, comparator: Comparator, constant: string, more = {}): Condition => ({
  key: "c",
  enabled: true,
  left: { actorId, variableId },
  comparator,
  right: { constant },
  ...more,
});

/** A Hero beside a Coin, both Idle and unturned in the picture. */
function ruleAsking(...conditions: readonly Condition[]): Rule {
  return { ...toRule(recordingAll(["HC"]), CAST, { id: "r", name: "Rule" }), conditions };
}

/** Look and direction of an actor in the before picture of the card. */
function worn(rule: Rule, actorId: string): [string | undefined, string | undefined] {
  const actor = rulePictures(rule, CAST).before.find(({ id }) => id === actorId);
  return [actor?.appearance, actor?.transform];
}

describe("the before picture of a card", () => {
  it.each<[string, Condition, string, string | undefined]>([
    ["the look that is asked for", asks("C1", "appearance", "=", "coin-Shiny"), "coin-Shiny", undefined],
    ["another look than one that must not be", asks("C1", "appearance", "!=", "coin-Idle"), "coin-Shiny", undefined],
    ["the direction that is asked for", asks("C1", "transform", "=", "180"), "coin-Idle", "180"],
    ["another direction than one that must not be", asks("C1", "transform", "!=", "0"), "coin-Idle", "90"],
    [
      "its own look where the row is off",
      asks("C1", "appearance", "=", "coin-Shiny", { enabled: false }),
      "coin-Idle",
      undefined,
    ],
    ["its own look where nobody has the one asked for", asks("C1", "appearance", "=", "gone"), "coin-Idle", undefined],
  ])("shows %s", (_, condition, look, transform) => {
    expect(worn(ruleAsking(condition), "C1")).toEqual([look, transform]);
  });

  it("does not wear what a row that is off asks for beside one that is on", () => {
    const off = asks("C1", "appearance", "=", "coin-Shiny", { enabled: false });
    expect(worn(ruleAsking(off, asks("C1", "transform", "=", "180")), "C1")).toEqual(["coin-Idle", "180"]);
  });

  it("keeps a look that agrees with its row, though another one would agree as well", () => {
    const rule = ruleAsking(asks("C1", "appearance", "!=", "gone"));
    const { C1 } = rule.actors;
    if (!C1) throw new Error("The coin is in the picture.");
    const shiny = { ...rule, actors: { ...rule.actors, C1: { ...C1, appearance: "coin-Shiny" } } };
    expect(worn(shiny, "C1")[0]).toBe("coin-Shiny");
  });

  it("shows what is asked for from the other side of a row, too", () => {
    const left = { constant: "hero-Happy" };
    const right = { actorId: "H1", variableId: "appearance" };
    expect(worn(ruleAsking({ key: "c", enabled: true, left, comparator: "=", right }), "H1")[0]).toBe("hero-Happy");
  });

  it("leads to an after picture that wears it as well", () => {
    const { after } = rulePictures(ruleAsking(asks("C1", "appearance", "=", "coin-Shiny")), CAST);
    expect(after.find(({ id }) => id === "C1")?.appearance).toBe("coin-Shiny");
  });
});

describe("the before picture of a recording", () => {
  const look = ({ before }: Recording, id = "H1") => before.actors[id]?.appearance;
  const key = ({ conditions }: Recording) => conditions[0]?.key ?? "";
  const recording = recordingAll(["HC"]);
  const happy = setOperand(recording, CAST, { key: key(recording), side: "right" }, { constant: "hero-Happy" });

  it("wears the look that a row is changed to, and the saved rule keeps it", () => {
    expect(look(happy)).toBe("hero-Happy");
    expect(toRule(happy, CAST, { id: "r", name: "Rule" }).actors.H1?.appearance).toBe("hero-Happy");
  });

  it("wears another one when the row is turned round", () => {
    expect(look(setComparator(recording, CAST, key(recording), "!="))).toBe("hero-Happy");
  });

  it("stays as it is when a row is switched off, and wears what the row asks for when it is on again", () => {
    const off = toggleCondition(happy, CAST, key(happy));
    expect(look(off)).toBe("hero-Happy");
    const idle = { ...off, before: recording.before };
    expect(look(toggleCondition(idle, CAST, key(idle)))).toBe("hero-Happy");
  });

  it("wears what an old rule asks for when that is taught again", () => {
    const rule = ruleAsking(asks("C1", "appearance", "=", "coin-Shiny"));
    const again = startAgain({ stage: stageOf(["......"]), characters: CHARACTERS, characterId: "hero", rule });
    expect([look(again), look(again, "C1")]).toEqual(["hero-Idle", "coin-Shiny"]);
  });
});
