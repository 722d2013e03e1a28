import { afterEach, describe, expect, it } from "vitest";
import { redoLabel, undoLabel } from "../../src/editor/state/EditorState.ts";
import type { EventContainer, Rule, RuleTree } from "../../src/engine/index.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

let test: TestEditor;

function open(rules: RuleTree = []): TestEditor {
  const characters = [characterNamed("Hero", rules), characterNamed("Rock")];
  test = new TestEditor({ document: gameOf(characters, [actorOf("hero", "h", 2, 2), actorOf("rock", "r", 3, 2)]) });
  return test;
}

function recordOnHero(rules: RuleTree = []): TestEditor {
  open(rules).editor.toolbox.chooseTool("record");
  test.tap({ x: 2, y: 2 });
  return test;
}

function rulesOf(characterId: string): RuleTree {
  return test.state.document.characters[characterId]?.rules ?? [];
}

const RIGHT = { kind: "handle", view: "before", side: "right" } as const;
const AFTER = { view: "after" } as const;

describe("a rule for a character", () => {
  it("is recorded around the one on the stage, also when nobody is picked", () => {
    open().editor.recording.forCharacter("hero");
    expect(test.state.recording).toMatchObject({ mainActorId: "h", origin: { x: 2, y: 2 } });
    expect(test.places("before")).toEqual(["Hero 2,2", "Rock 3,2"]);
  });

  it("is recorded around the one that is picked, and on an empty stage where there is none", () => {
    const actors = [actorOf("hero", "h", 2, 2), actorOf("hero", "other", 5, 2)];
    test = new TestEditor({ document: gameOf([characterNamed("Hero"), characterNamed("Rock")], actors) });
    test.editor.selection.selectActor("stage", "other");
    test.editor.recording.forCharacter("hero");
    expect(test.state.recording?.mainActorId).toBe("other");
    test.editor.recording.cancel();
    test.editor.recording.forCharacter("rock");
    expect(test.places("before")).toEqual(["Rock 4,3"]);
  });
});

describe("a rule just recorded", () => {
  const save = () => {
    test.drag([RIGHT, { ...RIGHT, line: 5 }].map((handle) => ({ line: 3, ...handle })));
    test.editor.recording.save();
  };

  it("names the older rule that it always goes before, and is undone by one press", () => {
    recordOnHero().editor.recording.moveSide("right", 5);
    moveActor(test.editor, "after", "h", { x: 3, y: 2 });
    test.editor.recording.save();
    const [older] = rulesOf("hero");
    test.editor.rules.rename("hero", older?.id ?? "", "Look far");
    test.editor.recording.onActor("h");
    test.editor.selection.turn();
    test.editor.recording.save();
    expect(test.state.notice?.text).toBe("This rule now always goes before ‘Look far’.");
    test.editor.followNotice();
    expect(rulesOf("hero")).toHaveLength(1);
  });

  it("calls an older rule by what it says if another one has the same name", () => {
    const click = {
      type: "group-event",
      id: "click",
      event: "click",
      rules: [{ ...walkRight("hero"), name: "Turn" }],
    } as const;
    recordOnHero([click]).editor.selection.turn();
    test.editor.recording.save();
    const older = rulesOf("hero").find(({ type }) => type === "rule");
    test.editor.rules.rename("hero", older?.id ?? "", "Turn");
    test.editor.recording.onActor("h");
    test.editor.selection.turn();
    test.editor.recording.save();
    expect(test.state.notice?.text).toMatch(/goes before ‘Every turn, I face down’/);
  });

  it("calls an older rule without a name by what it says", () => {
    recordOnHero().editor.selection.turn();
    test.editor.recording.save();
    test.editor.recording.onActor("h");
    test.editor.selection.turn();
    test.editor.recording.save();
    expect(test.state.notice?.text).toBe("This rule now always goes before ‘Every turn, I face down’.");
  });

  it("cuts a long name, because a notice is read in passing", () => {
    recordOnHero().editor.selection.turn();
    test.editor.recording.save();
    test.editor.rules.rename(
      "hero",
      rulesOf("hero")[0]?.id ?? "",
      "Turn around and look where the others have gone to",
    );
    test.editor.recording.onActor("h");
    test.editor.selection.turn();
    test.editor.recording.save();
    expect(test.state.notice?.text).toBe(
      "This rule now always goes before ‘Turn around and look where the others h…’.",
    );
  });

  it("says what it will be if nothing happens in it, unless it was like that before", () => {
    recordOnHero().editor.recording.save();
    expect(test.state.notice).toMatchObject({
      text: "Nothing happens in this rule: Hero just waits.",
      button: { label: "Show what Hero does" },
    });
    test.editor.followNotice();
    expect(test.state.recording?.ruleId).toBe(rulesOf("hero")[0]?.id);
    expect([test.state.ui.namingRuleId, test.state.notice]).toEqual([null, null]);
    test.editor.recording.save();
    expect(test.state.notice).toBeNull();
  });

  it("has no notice if no older rule is shadowed", () => {
    recordOnHero([walkRight("hero")]).editor.selection.turn();
    save();
    expect(test.state.notice).toBeNull();
  });

  it("has an added and renamed variable among its undo steps, back and forward", () => {
    recordOnHero().editor.recording.growSide("right", 1);
    const known = Object.keys(test.state.document.characters.hero?.variables ?? {}).length;
    const variables = () => Object.values(test.state.document.characters.hero?.variables ?? {}).map(({ name }) => name);
    const width = () => test.state.recording?.extent.xmax;
    const wide = width();
    const id = test.editor.variables.add("hero");
    test.editor.variables.rename("hero", id, "Coins");
    test.editor.recording.growSide("right", 1);
    expect(undoLabel(test.state)).toBe("resize picture");
    test.editor.undo();
    expect(undoLabel(test.state)).toBe("rename variable");
    test.editor.undo();
    expect(variables().at(-1)).toBe("Untitled");
    expect(redoLabel(test.state)).toBe("rename variable");
    test.editor.undo();
    expect(variables()).toHaveLength(known);
    expect(width()).toBe(wide);
    for (let steps = 0; steps < 3; steps++) test.editor.redo();
    expect(variables().at(-1)).toBe("Coins");
    expect(width()).toBe((wide ?? 0) + 1);
    test.editor.undo();
    test.editor.undo();
    test.editor.undo();
    test.editor.undo();
    expect(undoLabel(test.state)).toBeNull();
    expect(test.state.recording).not.toBeNull();
  });

  it("is resumed without those steps if they were undone in the game meanwhile", () => {
    recordOnHero().editor.recording.growSide("right", 1);
    const id = test.editor.variables.add("hero");
    test.editor.recording.cancel();
    test.editor.undo();
    expect(Object.keys(test.state.document.characters.hero?.variables ?? {})).not.toContain(id);
    test.editor.recording.resume();
    expect(undoLabel(test.state)).toBe("resize picture");
  });

  it("restores a deleted character by its notice, and keeps its own steps", () => {
    recordOnHero().editor.recording.growSide("right", 2);
    test.editor.characters.remove("rock");
    test.editor.followNotice();
    expect(test.state.document.characters.rock?.name).toBe("Rock");
    expect(undoLabel(test.state)).toBe("resize picture");
  });

  it("keeps the Undo of its notice only until something else is done", () => {
    recordOnHero([{ ...walkRight("hero"), extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} } }]);
    moveActor(test.editor, "before", "r", { x: 9, y: 7 });
    test.editor.recording.rows.removeCondition(test.state.recording?.conditions[0]?.key ?? "");
    test.editor.recording.growSide("right", 1);
    moveActor(test.editor, "after", "h", { x: 3, y: 2 });
    test.editor.recording.growSide("right", -1);
    test.editor.recording.save();
    expect(test.state.notice?.button?.label).toBe("Undo");
    moveActor(test.editor, "stage", "r", { x: 5, y: 5 });
    expect(test.state.notice).toBeNull();
  });
});

describe("recording a rule", () => {
  it("does not take a quick tap of the pointer before that of Record for a double press", () => {
    open().tap({ x: 2, y: 2 });
    test.editor.toolbox.chooseTool("record");
    test.tap({ x: 2, y: 2 });
    test.editor.ui.showTab("variables");
    test.doublePress({ x: 2, y: 2 });
    expect(test.state.ui.selectedView).toBe("after");
    test.editor.recording.cancel();
    expectUndoAndRedo(test);
  });

  afterEach(() => expectUndoAndRedo(test));

  it("begins on the actor tapped with the Record tool, in the after picture", () => {
    recordOnHero();
    expect(test.state.recording).toMatchObject({ characterId: "hero", mainActorId: "h", ruleId: null });
    expect(test.state.ui).toMatchObject({
      toolId: "pointer",
      inspectorTab: "rules",
      selectedActorId: "h",
      selectedView: "after",
    });
    expect(test.places("before")).toEqual(["Hero 2,2", "Rock 3,2"]);
    expect(test.places("after")).toEqual(["Hero 2,2"]);
  });

  it("says how to give a tapped appearance to an actor in the picture", () => {
    const look = { kind: "appearance", characterId: "hero", appearanceId: "hero-happy" } as const;
    open().tap(look);
    expect(test.state.notice).toBeNull();
    recordOnHero().tap({ ...look, characterId: "rock" });
    expect(test.state.notice).toBeNull();
    test.tap(look);
    expect(test.state.ui.selectedAppearanceId).toBe("hero-happy");
    expect(test.state.notice?.text).toBe("Drag this look onto Hero in the After picture. Then Hero changes.");
  });

  it("stops a playing game, and the Record tool cannot be chosen", () => {
    open([walkRight("hero")]).editor.playback.play();
    test.editor.recording.forCharacter("hero");
    expect(test.state.playback.running).toBe(false);
    test.editor.toolbox.chooseTool("record");
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("saves what was acted out as one undo entry, at the top of the rules", () => {
    recordOnHero([walkRight("hero")]);
    test.drag([RIGHT, { ...RIGHT, line: 5 }].map((handle) => ({ line: 3, ...handle })));
    test.drag(
      [
        { x: 2, y: 2 },
        { x: 4, y: 2 },
      ],
      AFTER,
    );
    expect(test.places("after")).toEqual(["Hero 4,2", "Rock 3,2"]);
    test.editor.recording.save();
    const [rule] = rulesOf("hero");
    expect(rule).toMatchObject({
      name: "Untitled Rule",
      extent: { xmin: 0, xmax: 2, ymin: 0, ymax: 0 },
      actions: [{ type: "move", offset: { x: 2, y: 0 } }],
    });
    expect(test.state.ui.namingRuleId).toBe(rule?.id);
    expect(rulesOf("hero")).toHaveLength(2);
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["Save Recording"]);
    expect(test.state).toMatchObject({
      recording: null,
      ui: { inspectorTab: "rules", selectedRuleId: rule?.id, selectedCharacterId: "hero" },
    });
  });

  it("adds a new rule at the top of the first idle event", () => {
    const idle: EventContainer = { type: "group-event", id: "idle", event: "idle", rules: [walkRight("hero")] };
    recordOnHero([{ type: "group-event", id: "key", event: "key", code: 65, rules: [] }, idle]);
    test.editor.recording.save();
    const inIdle = (rulesOf("hero")[1] as EventContainer).rules;
    expect(inIdle.map((rule) => (rule as Rule).name)).toEqual(["Untitled Rule", "Walk right"]);
  });

  it("keeps id, name and place of a rule that is recorded again", () => {
    open([walkRight("hero", "first"), walkRight("hero", "second")]);
    test.doubleTap({ kind: "rule", characterId: "hero", ruleId: "second", place: "before" });
    expect(test.state.recording?.ruleId).toBe("second");
    expect(test.actors("before")).toHaveLength(1);
    test.editor.actors.setTransform("after", "main", "90");
    test.editor.recording.save();
    expect(rulesOf("hero").map(({ id }) => id)).toEqual(["first", "second"]);
    expect((rulesOf("hero")[1] as Rule).actions).toHaveLength(2);
  });

  it("has its own undo and redo, which stop at its start", () => {
    recordOnHero();
    test.editor.recording.growSide("right", 2);
    test.editor.actors.setAppearance("after", "h", "hero-happy");
    expect(undoLabel(test.state)).toBe("change look of Hero");
    test.editor.undo();
    expect(test.state.recording?.actions).toEqual([]);
    test.editor.undo();
    test.editor.undo();
    expect(test.state.recording?.extent.xmax).toBe(0);
    expect([undoLabel(test.state), redoLabel(test.state)]).toEqual([null, "resize picture"]);
    test.editor.redo();
    test.editor.redo();
    expect(test.state.recording?.actions).toHaveLength(1);
    expect(test.state.document).toBe(test.start);
  });

  it("makes one undo step of a handle that is dragged over several lines", () => {
    recordOnHero();
    test.press({ ...RIGHT, line: 3 });
    for (const line of [4, 5, 6, 5]) test.move({ ...RIGHT, line });
    test.release({ ...RIGHT, line: 5 });
    expect(test.state.recording?.extent.xmax).toBe(2);
    expect(test.state.recordingSteps.past).toHaveLength(1);
  });

  it.each([
    [3.4, 3.4, 0],
    [3.4, 3.8, 0],
    [3.4, 4.4, 1],
    [3.7, 4.6, 1],
    [3.4, 6.3, 3],
  ])("follows the pointer exactly: a handle gripped at %d and released at %d adds %d squares", (from, to, squares) => {
    recordOnHero();
    test.press({ ...RIGHT, line: from });
    test.release({ ...RIGHT, line: to });
    expect(test.state.recording?.extent.xmax).toBe(squares);
  });

  it("changes the before picture without adding a row", () => {
    recordOnHero().editor.recording.growSide("right", 3);
    test.drag(
      [
        { x: 3, y: 2 },
        { x: 5, y: 2 },
      ],
      { view: "before" },
    );
    expect(test.state.recording?.actions).toEqual([]);
    expect(test.places("after")).toEqual(["Hero 2,2", "Rock 5,2"]);
  });

  it("records a library character and an Alt copy in the after picture as created", () => {
    recordOnHero().editor.recording.growSide("right", 4);
    test.press({ kind: "character", characterId: "rock" });
    test.move({ x: 5, y: 2 }, AFTER);
    test.release({ x: 5, y: 2 }, AFTER);
    test.drag(
      [
        { x: 2, y: 2 },
        { x: 6, y: 2 },
      ],
      { alt: true, ...AFTER },
    );
    expect(test.state.recording?.actions.map(({ type }) => type)).toEqual(["create", "create"]);
    expect(test.places("after")).toEqual(["Hero 2,2", "Rock 3,2", "Rock 5,2", "Hero 6,2"]);
  });

  it("grows the picture when an actor is dropped on a square beside it, in one step of undo", () => {
    const { editor } = recordOnHero();
    const extent = test.state.recording?.extent;
    test.drag(
      [
        { x: 2, y: 2 },
        { x: 3, y: 1 },
      ],
      AFTER,
    );
    expect(test.state.recording?.extent).toEqual({ ...extent, xmax: 1, ymin: -1 });
    expect(test.state.recording?.actions).toEqual([{ type: "move", actorId: "h", offset: { x: 1, y: -1 } }]);
    editor.undo();
    expect(test.state.recording).toMatchObject({ extent, actions: [] });
  });

  it("takes a jump over the square beside the picture", () => {
    recordOnHero();
    test.drag(
      [
        { x: 2, y: 2 },
        { x: 4, y: 2 },
      ],
      AFTER,
    );
    expect(test.state.recording?.extent).toMatchObject({ xmin: 0, xmax: 2 });
    expect(test.state.recording?.actions).toEqual([{ type: "move", actorId: "h", offset: { x: 2, y: 0 } }]);
  });

  it("refuses squares far outside of the picture, with the reason", () => {
    recordOnHero();
    test.drag(
      [
        { x: 2, y: 2 },
        { x: 7, y: 2 },
      ],
      AFTER,
    );
    expect(test.state.recording?.actions).toEqual([]);
    expect(test.state.notice?.text).toContain("too far away");
  });

  it("trashes actors, conditions and actions", () => {
    recordOnHero().editor.recording.growSide("right", 1);
    test.editor.toolbox.chooseTool("trash");
    test.tap({ x: 3, y: 2 }, AFTER);
    expect(test.state.recording?.actions).toEqual([{ type: "delete", actorId: "r" }]);
    test.editor.toolbox.chooseTool("trash");
    test.tap({ kind: "action", index: 0 });
    expect(test.state.recording?.actions).toEqual([]);
    test.editor.toolbox.chooseTool("trash");
    test.tap({ kind: "condition", key: test.state.recording?.conditions[0]?.key ?? "" });
    expect(test.state.recording?.conditions).toEqual([]);
  });

  it("does not delete the main actor", () => {
    recordOnHero();
    test.editor.actors.remove("before", "h");
    expect(test.places("before")).toEqual(["Hero 2,2", "Rock 3,2"]);
    expect(test.state.notice?.text).toContain("stays in the picture");
    test.editor.characters.remove("hero");
    expect(test.state.document).toBe(test.start);
    expect(test.state.notice?.text).toBe("You're teaching Hero a rule right now, so it has to stay.");
  });

  it("ignores squares by strokes; the first square decides, and the tool stays", () => {
    recordOnHero().editor.recording.growSide("right", 2);
    test.editor.toolbox.chooseTool("ignoreSquare");
    test.drag(
      [
        { x: 3, y: 2 },
        { x: 4, y: 2 },
      ],
      { view: "before" },
    );
    expect(Object.keys(test.state.recording?.extent.ignored ?? {})).toEqual(["1,0", "2,0"]);
    test.drag(
      [
        { x: 4, y: 2 },
        { x: 3, y: 2 },
      ],
      AFTER,
    );
    expect(test.state.recording?.extent.ignored).toEqual({});
    expect(test.state.recordingSteps.past).toHaveLength(3);
    expect(test.state.ui.toolId).toBe("ignoreSquare");
    test.editor.recording.save();
    expect(test.state.ui.toolId).toBe("pointer");
  });

  it("is restored with its steps when canceling is undone", () => {
    recordOnHero().editor.recording.growSide("right", 2);
    const { recording } = test.state;
    test.editor.recording.cancel();
    expect(test.state).toMatchObject({ recording: null, ui: { inspectorTab: "rules", selectedView: "stage" } });
    test.editor.followNotice();
    expect(test.state.recording).toBe(recording);
    test.editor.undo();
    expect(test.state.recording?.extent.xmax).toBe(0);
    test.editor.recording.cancel();
    expect(test.state.document).toBe(test.start);
  });
});
