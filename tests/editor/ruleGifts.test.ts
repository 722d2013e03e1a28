import { describe, expect, it } from "vitest";
import { RuleGifts } from "../../src/editor/actions/RuleGifts.ts";
import { type Character, findNode, nodesIn, type Rule, type RuleNode, type RuleTree } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const LIVES = { id: "lives", name: "Lives", defaultValue: "3" };

/** A hero who looks happy while it walks right and has lives to lose, and a ghost who knows nothing of that. */
function open(rules: RuleTree, ghost: Partial<Character> = {}) {
  const hero = { ...characterNamed("Hero", rules), variables: { lives: LIVES } };
  const other = characterNamed("Ghost");
  const { appearanceNames } = other.spritesheet;
  const pale = Object.fromEntries(Object.entries(appearanceNames).map(([id, name]) => [id, `Pale ${name}`]));
  const sheet = { ...other.spritesheet, appearanceNames: pale };
  const test = new TestEditor({
    document: gameOf([hero, { ...other, spritesheet: sheet, ...ghost }], [actorOf("hero", "h", 2, 2)]),
  });
  const gifts = new RuleGifts(test.editor);
  const rulesOf = (id: string) => test.state.document.characters[id]?.rules ?? [];
  const node = (id: string) => findNode(rulesOf("hero"), id) as RuleNode;
  return { test, gifts, rulesOf, node };
}

/** Walks right while it looks Happy, with a second hero in the picture, and loses a life. */
function fallen(): Rule {
  const walk = walkRight("hero", "walk");
  const me = walk.mainActorId;
  const [main] = Object.values(walk.actors);
  if (!main) throw new Error("The rule has no main actor.");
  return {
    ...walk,
    actors: { ...walk.actors, other: { ...main, id: "other", position: { x: 1, y: 0 }, appearance: "hero-happy" } },
    conditions: [
      {
        key: "look",
        enabled: true,
        left: { actorId: me, variableId: "appearance" },
        comparator: "=",
        right: { constant: "hero-happy" },
      },
    ],
    actions: [
      ...walk.actions,
      { type: "variable", actorId: me, variable: "lives", operation: "subtract", value: { constant: "1" } },
    ],
  };
}

describe("a rule that is given to somebody", () => {
  it("names what the other one lacks: looks by their picture, numbers by their name", () => {
    const { gifts, node } = open([fallen()]);
    const { stands, lacks } = gifts.standIn("hero", node("walk"), "ghost") ?? {};
    expect(stands).toEqual({});
    expect(lacks).toEqual([
      { kind: "look", id: "hero-idle", name: "Idle", guess: "ghost-idle" },
      { kind: "look", id: "hero-happy", name: "Happy", guess: null },
      { kind: "number", id: "lives", name: "Lives", guess: null },
    ]);
  });

  it("takes looks and numbers of the same name without a question", () => {
    const spritesheet = characterNamed("Ghost").spritesheet;
    const { gifts, node } = open([fallen()], { spritesheet, variables: { souls: { ...LIVES, id: "souls" } } });
    expect(gifts.standIn("hero", node("walk"), "ghost")).toEqual({
      stands: { "hero-idle": "ghost-idle", "hero-happy": "ghost-happy", lives: "souls" },
      lacks: [],
    });
  });

  it("makes me the other one, with what the child chose and what it let make, as one undo step", () => {
    const { test, gifts, rulesOf, node } = open([fallen()]);
    const parts = { "hero-idle": "ghost-idle", "hero-happy": null, lives: null };
    gifts.give({ fromId: "hero", toId: "ghost", node: node("walk"), parts });
    expect(test.state.document.undoStack).toHaveLength(1);
    const ghost = test.state.document.characters.ghost;
    const [rule] = rulesOf("ghost") as Rule[];
    if (!rule || !ghost) throw new Error("Nothing was given.");
    const happy = Object.keys(ghost.spritesheet.appearances).find(
      (id) => ghost.spritesheet.appearanceNames[id] === "Happy",
    );
    const [lives] = Object.values(ghost.variables);
    expect(lives).toMatchObject({ name: "Lives", defaultValue: "3" });
    expect(rule.actors[rule.mainActorId]).toMatchObject({ characterId: "ghost", appearance: "ghost-idle" });
    expect(rule.conditions).toMatchObject([{ right: { constant: happy } }]);
    expect(rule.actions.at(-1)).toMatchObject({ type: "variable", actorId: rule.mainActorId, variable: lives?.id });
    // The second hero in the picture stays one.
    const others = Object.values(rule.actors).filter(({ id }) => id !== rule.mainActorId);
    expect(others).toMatchObject([{ characterId: "hero", appearance: "hero-happy" }]);
    expect(nodesIn(rulesOf("hero")).map(({ id }) => id)).toEqual(["walk"]);
    expect(test.state.ui).toMatchObject({
      selectedCharacterId: "ghost",
      selectedRuleId: rule.id,
      inspectorTab: "rules",
    });
    expect(test.state.notice?.text).toBe("Ghost can do it now, too.");
    expectUndoAndRedo(test);
  });

  it("comes into a block of the same key, which is made if there is none, with its other directions", () => {
    const key = {
      type: "group-event",
      id: "key",
      event: "key",
      code: 39,
      goOn: true,
      rules: [walkRight("hero")],
    } as const;
    const { test, gifts, rulesOf, node } = open([key]);
    test.editor.rules.setWays("hero", "walk", { turns: ["flip-x"], turning: "keep" });
    const give = () =>
      gifts.give({ fromId: "hero", toId: "ghost", node: node("walk"), parts: { "hero-idle": "ghost-idle" } });
    give();
    expect(rulesOf("ghost")).toMatchObject([
      { event: "key", code: 39, goOn: true, rules: [{ type: "rule" }] },
      { event: "key", code: 37, rules: [{ derived: { turn: "flip-x" } }] },
      { event: "idle", rules: [] },
    ]);
    give();
    expect(rulesOf("ghost")).toMatchObject([{ rules: [{}, {}] }, { rules: [{}, {}] }, { event: "idle" }]);
  });

  describe("of a key", () => {
    const key = { type: "group-event", id: "key", event: "key", code: 39, rules: [walkRight("hero")] } as const;
    const byItself = { type: "group-event", id: "idle", event: "idle", rules: [walkRight("ghost", "float")] } as const;
    const guess = (rules: RuleTree) => {
      const { gifts, node } = open([key], { rules });
      return gifts.when("hero", node("walk"), "ghost")?.always;
    };

    it("would go to one who walks by itself for all the time, and to one of keys or without rules for that key", () => {
      expect(guess([byItself])).toBe(true);
      expect(guess([walkRight("ghost", "float")])).toBe(true);
      expect(guess([byItself, { ...key, id: "up", code: 38, rules: [] }])).toBe(false);
      expect(guess([{ ...byItself, rules: [] }])).toBe(false);
    });

    it("asks nothing about when for a rule of all the time, nor for the whole block", () => {
      const { gifts, node } = open([key, byItself], { rules: [walkRight("ghost", "g")] });
      expect([node("float"), node("key")].map((one) => gifts.when("hero", one, "ghost"))).toEqual([null, null]);
    });

    it("goes with its other directions into the rules of all the time if the child says so, and the notice says it", () => {
      const { test, gifts, rulesOf, node } = open([key], { rules: [byItself] });
      test.editor.rules.setWays("hero", "walk", { turns: ["flip-x"], turning: "keep" });
      const gift = { fromId: "hero", toId: "ghost", node: node("walk"), parts: { "hero-idle": "ghost-idle" } };
      gifts.give({ ...gift, always: true });
      expect(test.state.notice?.text).toBe("Ghost can do it now, too, all the time.");
      expect(rulesOf("ghost")).toMatchObject([
        { event: "idle", rules: [{ name: "Walk right" }, { derived: { turn: "flip-x" } }, { id: "float" }] },
      ]);
      test.editor.undo();
      expect(rulesOf("ghost")).toEqual([byItself]);
      gifts.give(gift);
      expect(test.state.notice?.text).toBe("Ghost can do it now, too, when the right arrow is pressed.");
      expect(rulesOf("ghost")).toMatchObject([{ event: "key", code: 39 }, { event: "key", code: 37 }, { id: "idle" }]);
    });
  });

  it("is a whole block, too, which joins one of the same event", () => {
    const timer = { type: "group-event", id: "timer", event: "timer", every: 3, rules: [walkRight("hero")] } as const;
    const { gifts, rulesOf, node } = open([timer], { rules: [{ ...timer, id: "own", rules: [] }] });
    gifts.give({ fromId: "hero", toId: "ghost", node: node("timer"), parts: { "hero-idle": "ghost-idle" } });
    expect(rulesOf("ghost")).toMatchObject([{ id: "own", rules: [{ name: "Walk right" }] }]);
  });
});

describe("a copied rule", () => {
  const group = { type: "group-flow", id: "g", name: "g", behavior: "first", rules: [] } as const;

  it("is pasted behind a rule, into a container, and as it was when it was copied", () => {
    const { test, gifts, rulesOf } = open([walkRight("hero"), walkRight("hero", "b"), group]);
    gifts.copy("hero", "walk");
    expect(test.state.notice?.text).toBe("Copied this rule.");
    test.editor.rules.remove("hero", "walk");
    gifts.paste("hero", "b");
    gifts.paste("hero", "g");
    expect(rulesOf("hero")).toMatchObject([
      { id: "b" },
      { name: "Walk right Copy" },
      { id: "g", rules: [{ name: "Walk right Copy" }] },
    ]);
    expect(test.state.document.undoStack.at(-1)?.label).toBe("paste rule");
  });

  it("puts an event behind the block in which the focus is", () => {
    const click = { type: "group-event", id: "click", event: "click", rules: [walkRight("hero")] } as const;
    const { gifts, rulesOf } = open([click, group]);
    gifts.copy("hero", "click");
    gifts.paste("hero", "walk");
    expect(rulesOf("hero")).toMatchObject([{ id: "click" }, { event: "click" }, { id: "g" }]);
  });

  it("asks what another character lacks, and else goes there at once", () => {
    const { test, gifts, rulesOf } = open([walkRight("hero")]);
    gifts.paste("ghost", null);
    expect(test.state.notice?.text).toBe("Nothing to paste yet. Pick a rule and copy it first.");
    gifts.copy("hero", "walk");
    gifts.paste("ghost", null);
    expect(test.state.ui.modal).toMatchObject({ id: "giveRule", characterId: "hero", toId: "ghost" });
    expect(rulesOf("ghost")).toEqual([]);
    const alike = open([walkRight("hero")], { spritesheet: characterNamed("Ghost").spritesheet });
    alike.gifts.copy("hero", "walk");
    alike.gifts.paste("ghost", null);
    expect(alike.rulesOf("ghost")).toMatchObject([{ type: "rule", name: "Walk right" }]);
  });
});
