import { describe, expect, test } from "vitest";
import { canBeOthers, membersToShow } from "../../src/recording/kindred.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import {
  asKnownKind,
  takesAllOf,
  turnedAround,
  withKind,
  withoutKind,
  withTaken,
  withTakenAndName,
} from "../../src/recording/takenKinds.ts";
import {
  kindMeant,
  nameOfSeveral,
  newKindName,
  setWhoMayBe,
  type WhoMayBe,
  whoMayBe,
  whoOfKind,
} from "../../src/recording/whoMayBe.ts";
import { check, LAW_CAST, lawRecording } from "./lawScene.ts";

const begun = lawRecording(["HC"]);
const coin = { id: "C1", characterId: "coin" };
const pictured = ({ before }: Recording) => before.actors.C1;
const only: WhoMayBe = { taken: ["coin"], form: "these", kindId: null, name: "Friends 1" };

describe("who may be here", () => {
  test("is at first the pictured character alone", () => {
    expect(pictured(begun) && whoMayBe(pictured(begun) as never, LAW_CAST)).toEqual(only);
  });

  test("is asked of everybody in the picture but the main actor", () => {
    expect(canBeOthers(begun, LAW_CAST, "C1")).toBe(true);
    expect(canBeOthers(begun, LAW_CAST, "H1")).toBe(false);
    expect(canBeOthers(begun, LAW_CAST, "gone")).toBe(false);
  });

  test("becomes a kind as soon as two are taken, and always keeps one", () => {
    expect(kindMeant(only, "k")).toBeNull();
    expect(kindMeant(withTaken(only, "bat"), "k")).toEqual({ id: "k", name: "Friends 1", characters: ["coin", "bat"] });
    expect(withTaken(withTaken(only, "bat"), "bat")).toEqual(only);
    expect(withTaken(only, "coin")).toBe(only);
  });

  test("takes a kind off again, whoever else is taken", () => {
    const fliers = { id: "k", name: "Fliers", characters: ["bat", "wall"] };
    const game = { ...LAW_CAST, kinds: { k: fliers } };
    const all = withKind(only, fliers, game);
    expect([takesAllOf(all, fliers), takesAllOf(only, fliers)]).toEqual([true, false]);
    expect(withoutKind(all, fliers, game)).toEqual(only);
    expect(withoutKind(whoOfKind(fliers), fliers, game)).toMatchObject({ taken: ["bat", "wall"], kindId: null });
  });

  test("turns around into everybody but the others who were taken, and back", () => {
    const both = withTaken(only, "bat");
    const except = turnedAround(both, "coin");
    expect(except).toMatchObject({ form: "except", taken: ["bat"] });
    expect(turnedAround(except, "coin")).toMatchObject({ form: "these", taken: ["coin", "bat"] });
    expect(turnedAround({ ...only, form: "anybody" }, "coin")).toMatchObject({ form: "except", taken: [] });
  });

  test("is named by a mend after those who may be there, unless that is too long for a name", () => {
    expect(nameOfSeveral(["coin", "bat"], LAW_CAST)).toBe("Coin or Bat");
    expect(nameOfSeveral(Array(12).fill("coin"), LAW_CAST)).toBe(newKindName(LAW_CAST));
  });

  test("is a kind that is taken, together with those who were taken before", () => {
    const few = { id: "few", name: "Enemies", characters: ["bat"] };
    expect(withKind(only, few, LAW_CAST)).toEqual({
      taken: ["bat", "coin"],
      form: "these",
      kindId: null,
      name: "Enemies or Coin",
    });
    expect(withKind({ ...only, taken: ["bat"] }, few, LAW_CAST)).toEqual(whoOfKind(few));
    expect(withKind({ ...only, form: "anybody" }, few, LAW_CAST)).toEqual(whoOfKind(few));
    expect(withKind({ ...only, taken: Array(9).fill("coin") }, few, LAW_CAST).name).toBe(newKindName(LAW_CAST));
  });

  test("is the known kind again once everybody else is taken off", () => {
    const few = { id: "few", name: "Enemies", characters: ["bat", "ghost"] };
    const game = { ...LAW_CAST, kinds: { few } };
    const more = withKind(only, few, game);
    expect(asKnownKind(more, game)).toBe(more);
    expect(asKnownKind(withTaken(more, "coin"), game)).toEqual(whoOfKind(few));
  });

  test("that the page named is called after those who are in it now, and one that the child named stays as it is", () => {
    const few = { id: "few", name: "Enemies", characters: ["bat", "wall"] };
    const game = { ...LAW_CAST, kinds: { few } };
    const named = (who: WhoMayBe, id: string) => withTakenAndName(who, id, game).name;
    const more = withKind(only, few, game);
    expect(named(more, "egg")).toBe("Enemies or Coin or Egg");
    expect(named(more, "bat")).toBe("Wall or Coin");
    expect(named(withTakenAndName(more, "bat", game), "bat")).toBe("Wall or Coin or Bat");
    expect(named({ ...more, name: "Baddies" }, "egg")).toBe("Baddies");
    expect(named({ ...more, name: "Friends 1" }, "egg")).toBe("Friends 1");
    expect(named({ ...more, kindId: "saved" }, "bat")).toBe("Wall or Coin");
  });

  test("can be a kind that has one member so far, and another one joins it", () => {
    const few = { id: "few", name: "Enemies", characters: ["bat"] };
    const chosen = whoOfKind(few);
    expect(kindMeant(chosen, "few")).toEqual(few);
    expect(kindMeant(withTaken(chosen, "coin"), "few")).toEqual({ ...few, characters: ["bat", "coin"] });
  });

  test("is one alone when all others of a kind are taken off", () => {
    const pair = whoOfKind({ id: "pair", name: "Enemies", characters: ["bat", "coin"] });
    expect(kindMeant(withTaken(pair, "bat"), "pair")).toBeNull();
  });

  test("can be everybody but some", () => {
    const but = { ...only, form: "except", taken: ["bat"] } as const;
    expect(kindMeant(but, "k")).toEqual({ id: "k", name: "Friends 1", characters: ["bat"], except: true });
    expect(pictured(setWhoMayBe(begun, LAW_CAST, "C1", { ...but, taken: [] }, null))?.kind).toBe("*");
  });

  test("gives the pictured one its kind, and takes it away again", () => {
    const kin = setWhoMayBe(begun, LAW_CAST, "C1", withTaken(only, "bat"), "k");
    expect(pictured(kin)).toEqual({ ...pictured(begun), kind: "k" });
    expect(setWhoMayBe(kin, LAW_CAST, "C1", withTaken(only, "bat"), "k")).toBe(kin);
    expect(pictured(setWhoMayBe(kin, LAW_CAST, "C1", only, null))).toEqual(pictured(begun));
    expect(setWhoMayBe(begun, LAW_CAST, "gone", only, "k")).toBe(begun);
  });

  test("pictures somebody who may be there, and no longer asks for the look of another", () => {
    const look = check({ actorId: "C1", variableId: "appearance" }, "=", "coin-Shiny");
    const mine = check({ actorId: "H1", variableId: "lives" }, "=", "3");
    const asking = { ...begun, conditions: [look, mine] };
    const bats = setWhoMayBe(asking, LAW_CAST, "C1", { ...only, taken: ["bat"] }, null);
    expect(pictured(bats)).toMatchObject({ characterId: "bat", appearance: "wall-Idle", position: { x: 1, y: 0 } });
    expect(bats.conditions).toEqual([mine]);
    expect(setWhoMayBe(asking, LAW_CAST, "C1", withTaken(only, "bat"), "k").conditions).toEqual([look, mine]);
  });

  test("counts the names that no kind has", () => {
    expect(newKindName(LAW_CAST)).toBe("Friends 1");
    const kinds = { k: { id: "k", name: "Friends 1", characters: [] } };
    expect(newKindName({ ...LAW_CAST, kinds })).toBe("Friends 2");
  });

  test("reads a kind made before, one that is gone, anybody and another character", () => {
    const who = (kind: string) => whoMayBe({ ...pictured(begun), kind } as never, LAW_CAST);
    expect(who("enemies")).toEqual({ taken: ["bat", "wall"], form: "these", kindId: "enemies", name: "Enemies" });
    expect(who("others")).toMatchObject({ taken: ["wall"], form: "except" });
    expect(who("gone")).toEqual(only);
    expect(who("*").form).toBe("anybody");
    expect(who("bat").taken).toEqual(["coin", "bat"]);
  });
});

describe("the small picture of somebody", () => {
  test.each([
    [undefined, []],
    ["*", []],
    ["gone", []],
    ["enemies", ["bat", "wall"]],
    ["bat", ["coin", "bat"]],
  ] as const)("of the kind %j shows %j", (kind, members) => {
    expect(membersToShow({ ...coin, ...(kind && { kind }) }, LAW_CAST)).toEqual(members);
  });

  test("shows three at most, the pictured one first, and no ground", () => {
    const shown = membersToShow({ ...coin, kind: "others" }, LAW_CAST);
    expect(shown).toHaveLength(3);
    expect(shown[0]).toBe("coin");
    const except = {
      id: "all",
      name: "All",
      characters: ["hero", "coin", "egg", "boat", "water", "wall"],
      except: true,
    } as const;
    expect(membersToShow({ ...coin, kind: "all" }, { ...LAW_CAST, kinds: { all: except } })).toEqual(["bat"]);
  });
});
