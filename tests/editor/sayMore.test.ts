/** What commands do with kinds, ties between rules, conditions of groups, corners and the count of ticks. */
import { afterEach, describe, expect, it } from "vitest";
import { copyRule } from "../../src/editor/commands/copyRules.ts";
import { duplicateStage } from "../../src/editor/commands/stageList.ts";
import { rulesTo } from "../../src/editor/commands/uses.ts";
import { atStart } from "../../src/editor/index.ts";
import { nodesIn, type Rule, type RuleNode, type WorldDocument } from "../../src/engine/index.ts";
import { begun } from "../../src/migrate/begun.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { gameThatSaysMore } from "../support/gameThatSaysMore.ts";
import { countingIds, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;
afterEach(() => {
  if (test) expectUndoAndRedo(test);
});

const open = (document: WorldDocument = gameThatSaysMore()) => {
  test = new TestEditor({ document });
  return test.editor;
};
const world = () => test.state.document.world;

function nodeOf(document: WorldDocument, characterId: string, path: (node: RuleNode) => boolean): RuleNode {
  const found = nodesIn(document.characters[characterId]?.rules ?? []).find(path);
  if (!found) throw new Error("the rule is gone");
  return found;
}

describe("a deleted character", () => {
  it("is in no kind any more, in the same step", () => {
    open().characters.remove("bat");
    expect(world().kinds?.enemies?.characters).toEqual(["coin"]);
    test.editor.undo();
    expect(world().kinds?.enemies?.characters).toEqual(["bat", "coin"]);
  });

  it("is in its kinds again when it is brought back, though not in those that it never was in", () => {
    const editor = open();
    editor.characters.remove("bat");
    editor.characters.rename("hero", "Heroine");
    editor.characters.bringBack("bat");
    expect(world().kinds?.enemies?.characters).toEqual(["coin", "bat"]);
    expect(world().kinds?.others?.characters).toEqual(["hero"]);
  });
});

describe("a deleted stage", () => {
  it("leaves the rules that lead to it as they are", () => {
    const editor = open();
    const before = test.state.document.characters;
    editor.stages.remove("s2");
    expect(test.state.document.characters).toEqual(before);
  });

  it("is known to be where doors lead", () => {
    const ids = rulesTo(gameThatSaysMore(), "s2").map(({ ruleId }) => ruleId);
    expect(ids).toEqual(["go", "go-flip-x"]);
    expect(rulesTo(gameThatSaysMore(), "s1")).toEqual([]);
  });
});

describe("a copied character", () => {
  it("leaves kinds as they are", () => {
    open().characters.duplicate("bat");
    expect(world().kinds).toEqual(gameThatSaysMore().world.kinds);
  });

  function copied(): WorldDocument {
    open().characters.duplicate("hero");
    return test.state.document;
  }
  const idOfCopy = ({ characters }: WorldDocument) => Object.keys(characters).at(-1) ?? "";
  const ruleOf = (document: WorldDocument, isDerived: boolean) =>
    nodeOf(document, idOfCopy(document), (node) => node.type === "rule" && !node.derived !== isDerived) as Rule;

  it("keeps the ties between its own rules, with ids that tell the turn", () => {
    const document = copied();
    const [source, derived] = [ruleOf(document, false), ruleOf(document, true)];
    expect(source.id).not.toBe("go");
    expect(derived.derived).toEqual({ from: source.id, turn: "flip-x", looks: "turn" });
    expect(derived.id).toBe(`${source.id}-flip-x`);
  });

  it("has rules whose steps and conditions name the actors of their own picture", () => {
    const { actors, actions, conditions, mainActorId } = ruleOf(copied(), false);
    const text = JSON.stringify([actions, conditions]);
    for (const old of ['"me"', '"foe"', '"new"', '"new2"']) expect(text).not.toContain(old);
    const foe = Object.values(actors).find(({ kind }) => kind === "enemies")?.id;
    expect(actions.filter((action) => action.type === "move").map(({ to }) => to)).toEqual([
      { start: true },
      { actorId: foe },
      { nearest: "enemies" },
      { random: "free" },
    ]);
    expect(actions.filter((action) => "actorId" in action && action.actorId === mainActorId)).toHaveLength(7);
    expect(conditions[1]?.left).toEqual({ actorId: mainActorId, way: "enemies", around: true });
  });

  it("asks for itself where the original asked for itself", () => {
    const document = gameThatSaysMore();
    const { hero } = document.characters;
    const rule: Rule = {
      ...walkRight("hero"),
      conditions: [
        { key: "k", enabled: true, left: { count: "hero" }, comparator: "<", right: { actorId: "main", way: "hero" } },
      ],
      actors: { main: actorOf("hero", "main", 0, 0), b: { ...actorOf("bat", "b", 1, 0), kind: "hero" } },
      actions: [{ type: "move", actorId: "main", to: { nearest: "hero" } }],
      extent: { xmin: 0, xmax: 1, ymin: 0, ymax: 0, ignored: {}, passing: { "0,0": "hero", "1,0": "coin" } },
    };
    const group: RuleNode = {
      type: "group-flow",
      id: "g",
      name: "G",
      behavior: "first",
      conditions: [
        { key: "k", enabled: true, left: { actorId: "x", variableId: "v" }, comparator: "=", right: { constant: "1" } },
      ],
      rules: [rule],
    };
    if (hero) open({ ...document, characters: { ...document.characters, hero: { ...hero, rules: [group] } } });
    test.editor.characters.duplicate("hero");
    const after = test.state.document;
    const copy = idOfCopy(after);
    const [variable] = Object.keys(after.characters[copy]?.variables ?? {});
    const read = ruleOf(after, false);
    expect(read.conditions[0]).toMatchObject({
      left: { count: copy },
      right: { actorId: read.mainActorId, way: copy },
    });
    expect(Object.values(read.actors).map(({ kind }) => kind)).toEqual([undefined, copy]);
    expect(read.actions[0]).toMatchObject({ to: { nearest: copy } });
    expect(read.extent.passing).toEqual({ "0,0": copy, "1,0": "coin" });
    expect(nodeOf(after, copy, ({ type }) => type === "group-flow")).toMatchObject({
      conditions: [{ left: { variableId: variable } }],
    });
  });
});

describe("a copied rule", () => {
  const { hero } = gameThatSaysMore().characters;
  const rules = hero?.rules ?? [];

  it("that was made from another is a rule of its own", () => {
    const derived = nodesIn(rules).find(({ id }) => id === "go-flip-x");
    const copy = derived && copyRule(derived, countingIds());
    expect(copy?.id).not.toContain("flip");
    expect(copy).not.toHaveProperty("derived");
  });

  it("in a group with the one it was made from stays tied to that one's copy", () => {
    const inGroup: RuleNode = { type: "group-flow", id: "g", name: "G", behavior: "first", rules };
    const copies = nodesIn([copyRule(inGroup, countingIds())]);
    const tied = copies.find((node): node is Rule => node.type === "rule" && node.derived !== undefined);
    expect(copies.map(({ id }) => id)).toContain(tied?.derived?.from);
    expect(tied?.derived?.from).not.toBe("go");
  });

  it("keeps a step that could not be read, with the ids of the copy", () => {
    const stored = { type: "dance", actorId: "main", steps: [{ with: "main" }] };
    const copy = copyRule({ ...walkRight("hero"), actions: [{ type: "unknown", stored }] }, countingIds()) as Rule;
    const { mainActorId } = copy;
    expect(copy.actions).toEqual([
      { type: "unknown", stored: { type: "dance", actorId: mainActorId, steps: [{ with: mainActorId }] } },
    ]);
  });
});

describe("a deleted variable", () => {
  const asks = { key: "k", enabled: true, comparator: "=", right: { constant: "1" } } as const;

  function grouped(left: { actorId: string; variableId: string } | { globalId: string }): WorldDocument {
    const group: RuleNode = {
      type: "group-event",
      id: "e",
      event: "idle",
      conditions: [{ ...asks, left }],
      rules: [walkRight("hero")],
    };
    const hero = { ...characterNamed("Hero", [group]), variables: { v: { id: "v", name: "V", defaultValue: "0" } } };
    const document = gameOf([hero], [actorOf("hero", "h", 0, 0)]);
    const globals = { ...document.world.globals, score: { id: "score", name: "Score", value: "0" } };
    const hud = [{ globalId: "score", corner: "top-left" as const }];
    return { ...document, world: { ...document.world, globals, hud } };
  }

  it("switches off the groups that ask for it", () => {
    open(grouped({ actorId: "anybody", variableId: "v" })).variables.remove("hero", "v");
    expect(nodeOf(test.state.document, "hero", ({ id }) => id === "e")).toMatchObject({
      conditions: [],
      enabled: false,
    });
  });

  it("of the world does so too, and is in no corner any more", () => {
    open(grouped({ globalId: "score" })).globals.remove("score");
    expect(nodeOf(test.state.document, "hero", ({ id }) => id === "e")).toMatchObject({
      conditions: [],
      enabled: false,
    });
    expect(world().hud).toEqual([]);
  });

  it("of another name changes nothing in them", () => {
    const document = grouped({ globalId: "other" });
    open(document).globals.remove("score");
    expect(test.state.document.characters).toBe(document.characters);
  });
});

describe("a group that asks whether its character does not have a deleted look", () => {
  it("asks no more", () => {
    const group: RuleNode = {
      type: "group-event",
      id: "e",
      event: "idle",
      conditions: ["hero-happy", "hero-idle"].map((look) => ({
        ...{ key: look, enabled: true, comparator: "!=" as const, right: { constant: look } },
        left: { actorId: "anybody", variableId: "appearance" },
      })),
      rules: [],
    };
    open(gameOf([characterNamed("Hero", [group]), characterNamed("Rock", [group])], []));
    test.editor.characters.removeAppearance("hero", "hero-happy");
    const keysOf = (characterId: string) =>
      nodeOf(test.state.document, characterId, ({ id }) => id === "e").conditions?.map(({ key }) => key);
    expect([keysOf("hero"), keysOf("rock")]).toEqual([["hero-idle"], ["hero-happy", "hero-idle"]]);
  });
});

describe("the count of ticks", () => {
  function played(): WorldDocument {
    const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
    const editor = open(document);
    const moment = editor.start.moment();
    if (moment) editor.start.save(moment, null);
    for (let n = 0; n < 3; n++) editor.playback.forward();
    editor.playback.settle();
    return test.state.document;
  }

  it("goes on in the document while it is played, and is saved with it", () => {
    played();
    expect(world()).toMatchObject({ ticks: 3, ticked: "stage1" });
    expect(migrate(JSON.parse(JSON.stringify(test.state.document))).document.world).toMatchObject({
      ticks: 3,
      ticked: "stage1",
    });
  });

  it.each(["restore", "restoreGame"] as const)("begins again with %s, and undo leads back", (restart) => {
    played();
    test.editor.start[restart]();
    expect(world().ticks).toBe(0);
    expect(world()).not.toHaveProperty("ticked");
    test.editor.playback.forward();
    test.editor.playback.settle();
    expect(world().ticks).toBe(1);
    test.editor.undo();
    expect(world()).toMatchObject({ ticks: 3, ticked: "stage1" });
  });

  it("begins again in the player and in a remix, and is not made up where there is none", () => {
    const document = played();
    for (const game of [atStart(document), begun(document) as WorldDocument]) {
      expect(game.world.ticks).toBe(0);
      expect(game.world).not.toHaveProperty("ticked");
    }
    expect(atStart(gameOf([], [])).world).not.toHaveProperty("ticks");
  });

  it("does not make a copy of a stage another one", () => {
    const copy = duplicateStage(played(), "stage1", "copy", countingIds("copy"));
    expect(copy.world).toMatchObject({ ticks: 3, ticked: "stage1" });
  });
});
