import { describe, expect, it } from "vitest";
import { type FlowContainer, findNode, type Rule, type RuleNode, type RuleTree } from "../../src/engine/index.ts";
import { movesOf, placeWithin, stepTarget } from "../../src/panels/inspector/rulePlaces.ts";

const extent = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };

function rule(id: string): Rule {
  return { type: "rule", id, name: id, mainActorId: "m", conditions: [], actors: {}, actions: [], extent };
}

function flow(id: string, ...rules: RuleNode[]): FlowContainer {
  return { type: "group-flow", id, name: id, behavior: "first", rules };
}

function idle(...rules: RuleNode[]): RuleNode {
  return { type: "group-event", id: "idle", event: "idle", rules };
}

describe("the drop place for a pointer over a card", () => {
  it.each([
    [0, "before"],
    [29, "before"],
    [31, "inside"],
    [59, "inside"],
    [61, "after"],
  ])("depends on the third of a container: %i of 90 is %s", (y, place) => {
    expect(placeWithin(y, 90, flow("f", rule("r")))).toBe(place);
  });

  it("takes no more than 50 px of a tall container for its edges", () => {
    expect(placeWithin(51, 600, flow("f", rule("r")))).toBe("inside");
    expect(placeWithin(549, 600, flow("f", rule("r")))).toBe("inside");
    expect(placeWithin(551, 600, flow("f", rule("r")))).toBe("after");
  });

  it("is inside an empty container wherever the pointer is", () => {
    expect(placeWithin(1, 60, flow("f"))).toBe("inside");
    expect(placeWithin(59, 60, flow("f"))).toBe("inside");
  });

  it("is before or after an empty container in the gaps beside it", () => {
    expect(placeWithin(-5, 60, flow("f"))).toBe("before");
    expect(placeWithin(65, 60, flow("f"))).toBe("after");
  });

  it("is the nearer edge of a rule, which has no inside", () => {
    expect(placeWithin(44, 90, rule("r"))).toBe("before");
    expect(placeWithin(46, 90, rule("r"))).toBe("after");
  });
});

describe("the move entries of a card's menu", () => {
  const tree: RuleTree = [idle(rule("a"), flow("f", rule("b"), rule("c")), flow("g"))];

  it("offer up and down among the neighbors", () => {
    const moves = movesOf("hero", tree, "f");
    expect(moves.up).toMatchObject({ ruleId: "a", place: "before" });
    expect(moves.down).toMatchObject({ ruleId: "g", place: "after" });
  });

  it("offer no step beyond the ends", () => {
    expect(movesOf("hero", tree, "b").up).toBeNull();
    expect(movesOf("hero", tree, "c").down).toBeNull();
  });

  it("put a rule that leaves its group right after the group", () => {
    expect(movesOf("hero", tree, "b").out).toMatchObject({ ruleId: "f", place: "after" });
  });

  it("lead out of an event to the root, and from there nowhere", () => {
    expect(movesOf("hero", tree, "a").out).toMatchObject({ ruleId: "idle", place: "after" });
    expect(movesOf("hero", tree, "idle").out).toBeNull();
  });

  it("offer every container except the current one, the card itself and those inside it", () => {
    const names = (id: string) => movesOf("hero", tree, id).into.map(({ container }) => container.id);
    expect(names("b")).toEqual(["idle", "g"]);
    expect(names("a")).toEqual(["f", "g"]);
    expect(names("f")).toEqual(["g"]);
    expect(names("idle")).toEqual([]);
  });

  it("find a rule at any depth, and offer nothing for an unknown one", () => {
    expect(findNode(tree, "c")?.id).toBe("c");
    expect(findNode(tree, "nobody")).toBeUndefined();
    expect(movesOf("hero", tree, "nobody").up).toBeNull();
  });
});

describe("a step of a card by Alt with an arrow key", () => {
  const tree: RuleTree = [idle(rule("a"), flow("f", rule("b"), rule("c"))), flow("g"), rule("d")];
  const step = (ruleId: string, way: "previous" | "next", folded: readonly string[] = []) => {
    const to = stepTarget("hero", tree, { ruleId, way, isFolded: (id) => folded.includes(id) });
    return to && [to.place, to.ruleId];
  };

  it("enters an open container at its near end, also an empty one", () => {
    expect(step("a", "next")).toEqual(["before", "b"]);
    expect(step("d", "previous")).toEqual(["inside", "g"]);
    expect(step("g", "previous")).toEqual(["inside", "idle"]);
  });

  it("passes a rule, a folded container, and for an event every container", () => {
    expect(step("c", "previous")).toEqual(["before", "b"]);
    expect(step("d", "previous", ["g"])).toEqual(["before", "g"]);
    expect(step("idle", "next")).toEqual(["after", "g"]);
  });

  it("leaves a container at its edge, and goes nowhere from the edge of the tree", () => {
    expect(step("c", "next")).toEqual(["after", "f"]);
    expect(step("a", "previous")).toEqual(["before", "idle"]);
    expect(step("d", "next")).toBeNull();
  });
});
