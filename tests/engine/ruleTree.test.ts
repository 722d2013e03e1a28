import { describe, expect, it } from "vitest";
import {
  changeNode,
  containersAround,
  type FlowContainer,
  findNode,
  isTreeWithinLimits,
  mapNodes,
  mapRules,
  nodesIn,
  pathTo,
  type Rule,
  type RuleContainer,
  type RuleNode,
  removeNode,
  replaceNode,
  rulesIn,
  spotOf,
  switchedOn,
  TREE_DEPTH_MAX,
  TREE_NODES_MAX,
} from "../../src/engine/index.ts";

const extent = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };

function rule(id: string): Rule {
  return { type: "rule", id, name: id, mainActorId: "m", conditions: [], actors: {}, actions: [], extent };
}

function flow(id: string, ...rules: RuleNode[]): FlowContainer {
  return { type: "group-flow", id, name: id, behavior: "first", rules };
}

/** a, f [b, g [c]], h [d] */
const tree = [rule("a"), flow("f", rule("b"), flow("g", rule("c"))), flow("h", rule("d"))];

function ids(nodes: readonly RuleNode[]): string {
  return nodes.map(({ id }) => id).join(" ");
}

describe("looking up nodes", () => {
  it("finds a node at any depth", () => {
    expect(findNode(tree, "c")).toEqual(rule("c"));
    expect(findNode(tree, "g")).toMatchObject({ type: "group-flow", id: "g" });
    expect(findNode(tree, "nobody")).toBeUndefined();
  });

  it("tells the list, the index and the container of a node", () => {
    expect(spotOf(tree, "g")).toMatchObject({ index: 1, parent: { id: "f" } });
    expect(spotOf(tree, "a")).toEqual({ list: tree, index: 0, parent: null });
    expect(spotOf(tree, "nobody")).toBeUndefined();
  });

  it("leads to a node from the outermost list", () => {
    expect(pathTo(tree, "c").map(({ list, index }) => list[index]?.id)).toEqual(["f", "g", "c"]);
    expect(pathTo(tree, "nobody")).toEqual([]);
  });

  it.each([
    ["c", "f g"],
    ["d", "h"],
    ["a", ""],
    ["nobody", ""],
  ])("knows the containers around %s", (id, containers) => {
    expect(ids(containersAround(tree, id))).toBe(containers);
  });
});

describe("listing nodes", () => {
  it("gives each node before its contents", () => {
    expect(ids(nodesIn(tree))).toBe("a f b g c h d");
  });

  it("gives the rules alone", () => {
    expect(ids(rulesIn(tree))).toBe("a b c d");
  });

  it("enters only the containers it is told to", () => {
    const enters = ({ id }: RuleContainer): boolean => id !== "g";
    expect(ids(nodesIn(tree, enters))).toBe("a f b g h d");
    expect(ids(rulesIn(tree, enters))).toBe("a b d");
  });
});

describe("changing nodes", () => {
  it("shares everything that stays the same", () => {
    const changed = mapRules(tree, (node) => (node.id === "c" ? { ...node, name: "new" } : node));
    expect(findNode(changed, "c")).toMatchObject({ name: "new" });
    expect(changed[0]).toBe(tree[0]);
    expect(changed[2]).toBe(tree[2]);
  });

  it("gives back the same tree if nothing changes", () => {
    expect(mapNodes(tree, (node) => node)).toBe(tree);
    expect(changeNode(tree, "c", (node) => node)).toBe(tree);
    expect(removeNode(tree, "nobody")).toBe(tree);
  });

  it("changes containers after their contents", () => {
    const order: string[] = [];
    mapNodes(tree, (node) => {
      order.push(node.id);
      return node;
    });
    expect(order.join(" ")).toBe("a b c g f d h");
  });

  it("removes and replaces nodes at any depth", () => {
    expect(ids(nodesIn(removeNode(tree, "g")))).toBe("a f b h d");
    expect(ids(nodesIn(replaceNode(tree, "c", (node) => [rule("x"), node])))).toBe("a f b g x c h d");
  });

  it("leaves out what is switched off, with its contents", () => {
    const off = changeNode(tree, "f", (node) => ({ ...node, enabled: false }));
    expect(ids(nodesIn(switchedOn(off)))).toBe("a h d");
  });
});

describe("the limits of a tree that was not read yet", () => {
  const nested = (depth: number): unknown =>
    Array.from({ length: depth }).reduce((rules) => [{ type: "group-flow", rules }], []);

  it("are its depth and its number of nodes", () => {
    expect(isTreeWithinLimits(nested(TREE_DEPTH_MAX + 1))).toBe(true);
    expect(isTreeWithinLimits(nested(TREE_DEPTH_MAX + 2))).toBe(false);
    expect(isTreeWithinLimits(new Array(TREE_NODES_MAX).fill({}))).toBe(true);
    expect(isTreeWithinLimits(new Array(TREE_NODES_MAX + 1).fill({}))).toBe(false);
  });

  it("can be told of any value, however deep", () => {
    expect(isTreeWithinLimits(nested(200_000))).toBe(false);
    for (const value of [undefined, null, 1, "x", {}, [null, 1, { rules: "x" }]]) {
      expect(isTreeWithinLimits(value)).toBe(true);
    }
  });
});
