import { describe, expect, test } from "vitest";
import { holdsNow } from "../../src/recording/conditions.ts";
import { addCheck, canAsk, NEW_CHECKS, type NewCheck } from "../../src/recording/newChecks.ts";
import { placeCheckOf, setPlaceCheck, setWayCheck, wayCheckOf } from "../../src/recording/placeChecks.ts";
import type { GameContext, Recording } from "../../src/recording/Recording.ts";
import { conditionRows } from "../../src/recording/sentence.ts";
import { walkRight } from "../support/testGame.ts";
import { actor, CAST, CHARACTERS, recordingAll, recordingOn } from "./scene.ts";

const begun: Recording = { ...recordingAll(["HC.C"]), conditions: [] };
const added = (about: NewCheck, recording = begun) => addCheck(recording, CAST, `new ${about}`, about);
const told = (recording: Recording) => conditionRows(recording, CAST).map(({ sentence }) => sentence);

describe("a new check", () => {
  test.each(NEW_CHECKS)("of the %s holds at once", (about) => {
    const { conditions } = added(about);
    expect(conditions).toHaveLength(1);
    expect(conditions.map((one) => holdsNow(begun, CAST, one))).toEqual([true]);
  });

  test.each([
    ["look", ["Hero looks like “Idle”"]],
    ["number", ["Hero's Lives are 3"]],
    ["count", ["There are exactly two Coins on the stage"]],
    ["place", ["Hero is in column 1"]],
    ["way", ["Hero's way to the nearest Coin goes right"]],
    ["level", ["The level is Level 1"]],
  ] as const)("of the %s asks for what is there now", (about, sentences) => {
    expect(told(added(about))).toEqual(sentences);
  });

  test("of the place asks whether it is passed, except at the edge", () => {
    const inside: Recording = { ...recordingAll(["C..", "CHC", "..C"]), conditions: [] };
    expect(told(added("place", added("place", inside)))).toEqual([
      "Hero is to the right of column 1",
      "Hero is above row 1",
    ]);
  });

  test("asks for something else where the first thing is asked for already", () => {
    expect(told(added("look", added("look"))).at(-1)).toBe("Coin on Hero's right looks like “Idle”");
    expect(told(added("number", added("number"))).at(-1)).toBe("Score is 0");
    expect(told(added("place", added("place"))).at(-1)).toBe("Hero is in row 1");
  });

  test("asks of those first whom a rule takes away whether none is left, and looks for those first who do anything", () => {
    const wide: Recording = { ...recordingOn(["HW..EC"]), conditions: [] };
    expect([told(added("count", wide)), told(added("way", wide))]).toEqual([
      ["There is exactly one Wall on the stage"],
      ["Hero's way to the nearest Wall goes right"],
    ]);
    const eaten = { ...walkRight("egg"), actions: [{ type: "delete", actorId: "coin" }] as const };
    const rule = { ...eaten, actors: { ...eaten.actors, coin: actor("coin", "coin", 1, 0) } };
    const cast = { ...CAST, characters: { ...CAST.characters, egg: { ...CHARACTERS.egg, rules: [rule] } } };
    const offset = { x: 0, y: 1 };
    const boat = actor("b", "boat", 0, 1);
    const guess = (about: NewCheck) => conditionRows(addCheck(wide, cast, "new", about), cast)[0]?.sentence;
    expect(guess("count")).toBe("There are no Coins on the stage");
    // A shot that comes and goes is not there yet.
    const shots = { ...eaten, id: "shoots", actions: [{ type: "create", actorId: "b", offset, actor: boat }] as const };
    const shooter = { ...CHARACTERS.egg, rules: [shots, rule] };
    const shooting = { ...CAST, characters: { ...CAST.characters, egg: shooter } };
    expect(conditionRows(addCheck(wide, shooting, "new", "count"), shooting)[0]?.sentence).toContain("Coin");
    expect(guess("way")).toBe("Hero's way to the nearest Egg goes right");
  });

  test("of a number asks first for one that stands on the stage, then for the main actor's own", () => {
    const shown: GameContext = {
      ...CAST,
      hud: [
        { globalId: "gone", corner: "top-left" },
        { globalId: "score", corner: "top-left" },
      ],
    };
    const first = addCheck(begun, shown, "first", "number");
    expect(told(first)).toEqual(["Score is 0"]);
    expect(told(addCheck(first, shown, "second", "number")).at(-1)).toBe("Hero's Lives are 3");
  });

  test("is none where nothing is left to ask for", () => {
    const recording = added("level");
    expect(added("level", recording)).toBe(recording);
    expect(canAsk(recording, CAST, "level")).toBe(true);
    const plain = { ...CAST, characters: { ...CAST.characters, hero: { ...CAST.characters.coin, id: "hero" } } };
    expect(canAsk(begun, { ...plain, globals: {} } as typeof CAST, "number")).toBe(false);
  });
});

describe("a check about the whole stage", () => {
  test("is not lit by the picture of a stored rule, which does not show the stage", () => {
    const again = { ...added("count"), ruleId: "r" };
    expect(again.conditions.map((one) => holdsNow(again, CAST, one))).toEqual([null]);
  });

  test("of a place changes its line, comparison and number", () => {
    const recording = added("place");
    const check = recording.conditions[0] && placeCheckOf(recording.conditions[0]);
    expect(check).toEqual({ actorId: "H1", line: "column", comparator: "=", number: 1 });
    const changed =
      check && setPlaceCheck(recording, "new place", { ...check, line: "row", comparator: "<", number: 4 });
    expect(changed && told(changed)).toEqual(["Hero is below row 4"]);
    expect(check && setPlaceCheck(recording, "new place", check)).toBe(recording);
  });

  test("of a way changes whom it leads to, and how", () => {
    const recording = added("way");
    const check = recording.conditions[0] && wayCheckOf(recording.conditions[0]);
    expect(check).toEqual({ operand: { actorId: "H1", way: "coin" }, isNot: false, value: "right" });
    const around = { actorId: "H1", way: "wall", around: true };
    const changed = check && setWayCheck(recording, "new way", { operand: around, isNot: true, value: "none" });
    expect(changed && told(changed)).toEqual(["Hero can reach any Wall"]);
  });

  test("has the plain form where it compares in another way", () => {
    const [place, way] = [added("place").conditions[0], added("way").conditions[0]];
    if (!place || !way) throw new Error("The checks are there.");
    expect(placeCheckOf({ ...place, comparator: ">=" })).toBeNull();
    expect(placeCheckOf({ ...place, right: { constant: "" } })).toBeNull();
    expect(wayCheckOf({ ...way, right: { constant: "up and away" } })).toBeNull();
    expect(wayCheckOf({ ...way, comparator: "<" })).toBeNull();
  });
});
