/** Variables of characters and of the world, as edits. */
import { describe, expect, it } from "vitest";
import {
  type Action,
  type Condition,
  CURRENT_STAGE,
  type FlowContainer,
  type Rule,
  type RuleNode,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const LIVES = { id: "lives", name: "Lives", defaultValue: "3" };
const HOME = { id: "home", name: "Home", defaultValue: STAGE, type: "stage" };
const SCORE = { id: "score", name: "Score", value: "0" };
const mine = { actorId: "main", variableId: "lives" };

const asks = (key: string, left: Condition["left"], right: Condition["right"] = { constant: "0" }): Condition => ({
  key,
  enabled: true,
  left,
  right,
  comparator: "=",
});
const sets = (value: Extract<Action, { type: "variable" }>["value"], actorId = "main"): Action => ({
  type: "variable",
  actorId,
  variable: "lives",
  operation: "set",
  value,
});
const scores: Action = { type: "global", global: "score", operation: "add", value: { constant: "1" } };
const ruleOf = (id: string, parts: Partial<Rule>): Rule => ({ ...walkRight("hero", id), ...parts });

/** Two Heroes with Lives, h2 with a value of its own; a Rock; and a Score of the world. */
function open(rules: readonly RuleNode[] = [], more: (document: WorldDocument) => WorldDocument = (same) => same) {
  const hero = { ...characterNamed("Hero", rules), variables: { lives: LIVES, home: HOME } };
  const actors = [
    actorOf("hero", "h", 2, 2),
    actorOf("hero", "h2", 4, 4, { variableValues: { lives: "1" } }),
    actorOf("rock", "r", 6, 6, { variableValues: { lives: "its own" } }),
  ];
  const document = gameOf([hero, characterNamed("Rock")], actors);
  const world = { ...document.world, globals: { ...document.world.globals, score: SCORE } };
  return new TestEditor({ document: more({ ...document, world }) });
}

const labels = ({ state }: TestEditor) => state.document.undoStack.map(({ label }) => label);
const variables = ({ state }: TestEditor) => Object.values(state.document.characters.hero?.variables ?? {});
const globals = ({ state }: TestEditor) => state.document.world.globals;
const ownValues = (test: TestEditor, id: string) => test.editor.actor("stage", id)?.variableValues;
const rules = ({ state }: TestEditor) => state.document.characters.hero?.rules ?? [];
const notice = ({ state }: TestEditor) => state.notice?.text ?? null;

describe("a character's variables", () => {
  it("begin as Untitled at 0, and are named and set by one undo entry each", () => {
    const test = open();
    const id = test.editor.variables.add("hero");
    expect(variables(test).at(-1)).toEqual({ id, name: "Untitled", defaultValue: "0" });
    test.editor.variables.rename("hero", id, "  Gold   coins ");
    test.editor.variables.rename("hero", id, "   ");
    test.editor.variables.setDefault("hero", id, " 7 ");
    test.editor.variables.setDefault("hero", id, "7");
    expect(variables(test).at(-1)).toEqual({ id, name: "Gold coins", defaultValue: "7" });
    expect(labels(test)).toEqual(["add variable", "rename variable", "change Gold coins"]);
    expectUndoAndRedo(test);
  });

  it("keep their name if they hold a stage", () => {
    const test = open();
    test.editor.variables.rename("hero", "home", "House");
    expect(variables(test).at(-1)).toBe(HOME);
  });

  it("an actor gets its own value only when another one is typed, and can return to the default", () => {
    const test = open();
    test.editor.variables.setValue("stage", "h", "lives", " 3 ");
    expect([ownValues(test, "h"), labels(test)]).toEqual([{}, []]);
    test.editor.variables.setValue("stage", "h", "lives", "5");
    test.editor.variables.dropValue("stage", "h2", "lives");
    test.editor.variables.dropValue("stage", "h2", "lives");
    expect([ownValues(test, "h"), ownValues(test, "h2")]).toEqual([{ lives: "5" }, {}]);
    expect(labels(test)).toEqual(["change Lives", "put Lives back"]);
    test.editor.variables.setDefault("hero", "lives", "9");
    expect(ownValues(test, "h")).toEqual({ lives: "5" });
    expectUndoAndRedo(test);
  });

  it("are set on an actor where a playing game has moved it", () => {
    const test = open([walkRight("hero")]);
    test.editor.playback.play();
    test.clock.pass(1000);
    test.editor.variables.setValue("stage", "h", "lives", "8");
    expect(test.editor.actor("stage", "h")).toMatchObject({ position: { x: 4, y: 2 }, variableValues: { lives: "8" } });
    test.editor.undo();
    expect(test.editor.actor("stage", "h")).toMatchObject({ position: { x: 4, y: 2 }, variableValues: {} });
  });

  it("count the rounds of a loop as soon as they exist", () => {
    const loop: FlowContainer = {
      type: "group-flow",
      id: "loop",
      name: "Loop",
      behavior: "loop",
      rules: [walkRight("hero")],
    };
    const test = open([loop]);
    const id = test.editor.variables.add("hero");
    test.editor.rules.setLoopCount("hero", "loop", { variableId: id });
    test.editor.variables.setDefault("hero", id, "3");
    test.editor.variables.setValue("stage", "h2", id, "1");
    test.editor.playback.forward();
    expect(test.places()).toEqual(["Hero 5,2", "Hero 5,4", "Rock 6,6"]);
  });
});

describe("a deleted variable", () => {
  const made = actorOf("rock", "made", 1, 0);
  const rock = { ...mine, actorId: "made" };
  const step: Action = { type: "move", actorId: "main", offset: { x: 1, y: 0 } };
  const inLoop = ruleOf("inLoop", { actions: [step, sets({ constant: "2" })] });
  const tree: readonly RuleNode[] = [
    ruleOf("asks", { conditions: [asks("c", mine), asks("other", { globalId: "score" })] }),
    ruleOf("sets", { actions: [sets({ constant: "2" }), scores] }),
    ruleOf("reads", { actions: [{ ...scores, value: mine }] }),
    ruleOf("rocks", {
      actors: { main: actorOf("hero", "main", 0, 0), made },
      conditions: [asks("rock", rock)],
      actions: [sets({ constant: "2" }, "made")],
    }),
    {
      type: "group-flow",
      id: "loop",
      name: "L",
      behavior: "loop",
      loopCount: { variableId: "lives" },
      rules: [inLoop],
    },
  ];

  it("takes the rows that use it along, switches off rules with a condition on it, and says how many", () => {
    const test = open(tree);
    const before = rules(test);
    test.tap({ kind: "variable", characterId: "hero", variableId: "lives" });
    expect(rules(test)).toBe(before);
    test.editor.toolbox.chooseTool("trash");
    test.tap({ kind: "variable", characterId: "hero", variableId: "lives" });
    expect(variables(test).map(({ id }) => id)).toEqual(["home"]);
    expect(rules(test)).toMatchObject([
      { enabled: false, conditions: [{ key: "other" }] },
      { actions: [{ type: "global" }] },
      { actions: [] },
      {},
      { loopCount: { constant: 2 } },
    ]);
    expect("enabled" in (rules(test)[1] ?? {})).toBe(false);
    expect([rules(test)[3], rules(test)[4]]).toMatchObject([before[3] ?? {}, { rules: [{ actions: [step] }] }]);
    expect([ownValues(test, "h2"), ownValues(test, "r")]).toEqual([{}, { lives: "its own" }]);
    expect(notice(test)).toBe("Lives was deleted. 5 rules used it. 1 of them is switched off now.");
    expect(test.state.notice?.touched.rules).toHaveLength(5);
    expect(test.state.ui.toolId).toBe("pointer");
    test.editor.followNotice();
    expect(rules(test)).toEqual(before);
    expectUndoAndRedo(test);
  });

  it("is no longer shown above an actor", () => {
    const info = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } as const };
    const variableOverlay = { showVariables: true, visibleVariables: { lives: true, home: true } };
    const test = open([], ({ characters, ...document }) => {
      const hero = characters.hero ?? characterNamed("Hero");
      const spritesheet = { ...hero.spritesheet, appearanceInfo: { "hero-idle": { ...info, variableOverlay } } };
      return { ...document, characters: { ...characters, hero: { ...hero, spritesheet } } };
    });
    test.editor.variables.remove("hero", "lives");
    const sheet = test.state.document.characters.hero?.spritesheet;
    expect(sheet?.appearanceInfo["hero-idle"]?.variableOverlay?.visibleVariables).toEqual({ home: true });
    expect(notice(test)).toBe("Lives was deleted.");
    expectUndoAndRedo(test);
  });

  it("of the world is deleted likewise, except Current Stage", () => {
    const test = open([ruleOf("asks", { conditions: [asks("c", mine, { globalId: "score" })], actions: [scores] })]);
    test.editor.toolbox.chooseTool("trash");
    test.tap({ kind: "global", globalId: "score" });
    expect(Object.keys(globals(test))).toEqual([CURRENT_STAGE]);
    expect(rules(test)).toMatchObject([{ conditions: [], actions: [], enabled: false }]);
    test.editor.globals.remove(CURRENT_STAGE);
    expect(notice(test)).toBe("Current Stage says which level is played, so it has to stay.");
    test.editor.globals.rename(CURRENT_STAGE, "Other");
    expect(globals(test)[CURRENT_STAGE]?.name).toBe("Current Stage");
    expectUndoAndRedo(test);
  });
});

describe("the world's variables", () => {
  it("begin as Untitled at 0, and are named and set by one undo entry each", () => {
    const test = open();
    const id = test.editor.globals.add();
    test.editor.globals.rename(id, "High score");
    test.editor.globals.set(id, " 12 ");
    test.editor.globals.set(id, "12");
    expect(globals(test)[id]).toEqual({ id, name: "High score", value: "12" });
    expect(labels(test)).toEqual(["add world variable", "rename world variable", "change High score"]);
    expectUndoAndRedo(test);
  });

  it("show the values of a playing game, and Back does not restore values from before an edit", () => {
    const test = open([
      ruleOf("count", { actions: [scores], extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} } }),
    ]);
    test.editor.playback.play();
    test.clock.pass(500);
    expect(test.editor.globals.now().score?.value).toBe("2");
    expect(globals(test).score?.value).toBe("0");
    test.editor.playback.stop();
    test.editor.globals.rename("score", "Points");
    expect(test.state.playback.canStepBack).toBe(false);
    test.editor.playback.back();
    expect(globals(test).score).toEqual({ id: "score", name: "Points", value: "2" });
  });

  it("Current Stage shows another stage without an undo entry", () => {
    const test = open();
    test.editor.stages.add();
    const before = labels(test);
    test.editor.globals.set(CURRENT_STAGE, STAGE);
    expect([globals(test)[CURRENT_STAGE]?.value, labels(test)]).toEqual([STAGE, before]);
  });
});

describe("while a rule is recorded", () => {
  const actions = ({ state }: TestEditor) => state.recording?.actions;
  const valueIn = (test: TestEditor, view: "before" | "after") =>
    test.editor.actor(view, "h")?.variableValues.lives ?? null;

  it("values set in the after picture are rows of the rule", () => {
    const test = open();
    test.editor.stages.add();
    test.editor.stages.show(STAGE);
    test.editor.recording.onActor("h");
    test.editor.variables.setValue("after", "h", "lives", "5");
    test.editor.variables.setValue("after", "h", "lives", "6");
    test.editor.globals.set("score", "10");
    test.editor.globals.set(CURRENT_STAGE, "id1");
    expect(actions(test)).toEqual([
      { type: "variable", actorId: "h", variable: "lives", operation: "set", value: { constant: "6" } },
      { type: "global", global: "score", operation: "set", value: { constant: "10" } },
      { type: "global", global: CURRENT_STAGE, operation: "set", value: { constant: "id1" } },
    ]);
    expect(test.editor.globals.now().score?.value).toBe("10");
    expect(globals(test).score?.value).toBe("0");
    test.editor.variables.dropValue("after", "h", "lives");
    test.editor.globals.set("score", "0");
    expect(actions(test)?.map(({ type }) => type)).toEqual(["global"]);
    test.editor.undo();
    expect(test.editor.globals.now().score?.value).toBe("10");
  });

  it("values set in the before picture change it and its conditions", () => {
    const test = open([ruleOf("asks", { conditions: [asks("c", mine, { constant: "3" })] })]);
    test.editor.recording.again("hero", "asks");
    test.editor.variables.setValue("before", "main", "lives", "5");
    const asked = () => test.state.recording?.conditions.map(({ right }) => right);
    expect([actions(test)?.length, asked()]).toEqual([1, [{ constant: "5" }]]);
    expect(test.editor.actor("after", "main")?.variableValues).toEqual({ lives: "5" });
    test.editor.variables.dropValue("before", "main", "lives");
    expect(asked()).toEqual([{ constant: "3" }]);
    test.editor.undo();
    test.editor.undo();
    expect(test.editor.actor("before", "main")?.variableValues).toEqual({});
  });

  it("a variable may be deleted: the rule leaves out what uses it, and Undo restores it", () => {
    const test = open([ruleOf("asks", { conditions: [asks("c", mine)], actions: [sets({ constant: "2" }), scores] })]);
    test.editor.recording.again("hero", "asks");
    test.editor.variables.remove("hero", "lives");
    test.editor.followNotice();
    test.editor.variables.remove("hero", "lives");
    expect(valueIn(test, "after")).toBeNull();
    test.editor.recording.save();
    expect(rules(test)).toMatchObject([{ conditions: [], actions: [scores] }]);
    expectUndoAndRedo(test);
  });
});
