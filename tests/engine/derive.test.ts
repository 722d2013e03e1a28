/** Rules for other directions: README of src/engine, "The same in other directions". */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { derive, keepDerived, turnRule } from "../../src/engine/derive/index.ts";
import type { Rule, RuleTree } from "../../src/engine/index.ts";
import { actor, condition, moveBy, moveTo, rule } from "../support/pictures.ts";

const play = JSON.parse(
  readFileSync(join(import.meta.dirname, "../vectors/sayMore/derived.keys-four-ways.json"), "utf8"),
);
const recorded: RuleTree = play.document.characters.h.rules;
const source = recorded.slice(0, 1);
const TURN = { looks: "turn" } as const;

describe("a rule for another direction", () => {
  it("goes to the event of its arrow key, which is made behind that of the source", () => {
    const tree = (["flip-x", "90", "270"] as const).reduce<RuleTree>(
      (rules, turn) => derive(rules, "go", { ...TURN, turn }) ?? rules,
      source,
    );
    expect(tree).toEqual(recorded);
  });

  it("goes last into the event of that key if there is one, within a copy of the groups between, which is used again", () => {
    const group = {
      type: "group-flow",
      id: "g",
      name: "g",
      behavior: "first",
      conditions: [],
      rules: [step("a"), step("b")],
    } as const;
    const left = { type: "group-event", id: "left", event: "key", code: 37, rules: [step("c")] } as const;
    const right = { type: "group-event", id: "right", event: "key", code: 39, rules: [group] } as const;
    const once = derive([left, right], "a", { ...TURN, turn: "flip-x" }) ?? [];
    const twice = derive(once, "b", { ...TURN, turn: "flip-x" }) ?? [];
    expect(idsIn(twice)).toBe("left(c g-flip-x(a-flip-x b-flip-x)) right(g(a b))");
  });

  it("stands behind its source and the source's other derived rules", () => {
    const once = derive([step("a"), step("b")], "a", { ...TURN, turn: "90" }) ?? [];
    const twice = derive(once, "a", { ...TURN, turn: "180" }) ?? [];
    expect(idsIn(twice)).toBe("a a-90 a-180 b");
    expect(derive(twice, "a", { ...TURN, turn: "90" })).toBe(twice);
  });

  it("is no source itself", () => {
    const once = derive([step("a")], "a", { ...TURN, turn: "90" }) ?? [];
    expect(derive(once, "a-90", { ...TURN, turn: "90" })).toBeNull();
  });

  it("turns squares, steps, looks and the words of ways, but not places", () => {
    const picture = rule("H", {
      conditions: [
        { key: "w", enabled: true, left: { actorId: "H1", way: "S" }, comparator: "=", right: { constant: "right" } },
        condition("H1", "transform", "90"),
      ],
      actions: [moveTo("H1", 2, 1), moveBy("H1", 1, 0), { type: "move", actorId: "H1", to: { start: true } }],
    });
    const squares = { ignored: { "2,1": true }, passing: { "1,0": "*" }, edge: { "2,0": true } } as const;
    const extent = { xmin: 0, xmax: 2, ymin: 0, ymax: 1, ...squares };
    const turned = turnRule(
      { ...picture, extent, actors: { ...picture.actors, S1: actor("S1", { x: 1, y: 1 }) } },
      { turn: "90", ...TURN },
    );
    expect(turned?.extent).toEqual({
      ...{ xmin: -1, xmax: 0, ymin: 0, ymax: 2 },
      ...{ ignored: { "-1,2": true }, passing: { "0,1": "*" }, edge: { "0,2": true } },
    });
    expect(turned?.actors.S1).toMatchObject({ position: { x: -1, y: 1 }, transform: "90" });
    expect(turned?.conditions.map(({ right }) => right)).toEqual([{ constant: "down" }, { constant: "180" }]);
    expect(turned?.actions).toEqual([
      moveTo("H1", -1, 2),
      moveBy("H1", 0, 1),
      { type: "move", actorId: "H1", to: { start: true } },
    ]);
  });

  it("cannot be made with a look that a flip and a quarter turn would leave in none of the six directions", () => {
    const turned = step("a");
    const quarter = { ...turned, actors: { H1: actor("H1", { x: 0, y: 0 }, { transform: "90" }) } };
    expect(turnRule(quarter, { turn: "flip-x", looks: "turn" })).toBeNull();
    expect(turnRule(quarter, { turn: "flip-x", looks: "keep" })?.actors.H1?.transform).toBe("90");
  });
});

describe("an edit", () => {
  const tree = derive([step("a"), step("b")], "a", { ...TURN, turn: "90" }) ?? [];
  const changed = (id: string, change: (rule: Rule) => Rule): RuleTree =>
    tree.map((node) => (node.id === id && node.type === "rule" ? change(node) : node));

  it("of the source derives the other rules again, in their place", () => {
    const after = keepDerived(
      tree,
      changed("a", (one) => ({ ...one, actions: [moveTo("H1", 0, -1)] })),
    );
    expect(idsIn(after)).toBe("a a-90 b");
    expect(after[1]).toMatchObject({ actions: [moveTo("H1", 1, 0)], derived: { from: "a", turn: "90" } });
  });

  it("of a derived rule unties it", () => {
    const after = keepDerived(
      tree,
      changed("a-90", (one) => ({ ...one, name: "mine" })),
    );
    expect(after[1]).toMatchObject({ name: "mine" });
    expect(after[1]).not.toHaveProperty("derived");
  });

  it("that deletes the source unties", () => {
    const after = keepDerived(tree, tree.slice(1));
    expect(after[0]).not.toHaveProperty("derived");
  });

  it("of another rule leaves all as it is", () => {
    const after = changed("b", (one) => ({ ...one, name: "other" }));
    expect(keepDerived(tree, after)).toBe(after);
  });
});

function step(id: string): Rule {
  return rule("H", { id, actions: [moveTo("H1", 1, 0)] });
}

function idsIn(tree: RuleTree): string {
  return tree.map((node) => (node.type === "rule" ? node.id : `${node.id}(${idsIn(node.rules)})`)).join(" ");
}
