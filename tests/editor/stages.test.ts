/** The list of stages and their settings, as edits. */
import { describe, expect, it } from "vitest";
import {
  CURRENT_STAGE,
  currentStage,
  firstStage,
  type Rule,
  type Stage,
  stagesInOrder,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const leadsTo = (stageId: string, id: string): Rule => ({
  ...walkRight("hero", id),
  actions: [{ type: "global", global: CURRENT_STAGE, operation: "set", value: { constant: stageId } }],
});

function stagesGame(more: (document: WorldDocument) => WorldDocument = (document) => document): TestEditor {
  const hero = characterNamed("Hero", [leadsTo("id1", "door"), leadsTo("id1", "gate"), walkRight("hero")]);
  const actors = [actorOf("hero", "h", 2, 2), actorOf("hero", "far", 9, 7)];
  return new TestEditor({ document: more(gameOf([hero], actors)) });
}

const list = ({ state }: TestEditor) => stagesInOrder(state.document.world).map(({ name }) => name);
const shown = ({ state }: TestEditor) => currentStage(state.document.world)?.name;
const stageNamed = ({ state }: TestEditor, name: string): Stage => {
  const stage = stagesInOrder(state.document.world).find((one) => one.name === name);
  if (!stage) throw new Error(`There is no stage called ${name}.`);
  return stage;
};
const labels = ({ state }: TestEditor) => state.document.undoStack.map(({ label }) => label);
const notice = ({ state }: TestEditor) => state.notice?.text ?? null;

describe("the list of stages", () => {
  it("gets a new stage at its end, named after its number, and shows it", () => {
    const test = stagesGame();
    test.editor.stages.add();
    expect(list(test)).toEqual(["Level 1", "Level 2"]);
    expect(shown(test)).toBe("Level 2");
    expect(test.actors()).toEqual([]);
    const { width, height, wrapX, wrapY, background } = stageNamed(test, "Level 2");
    expect([width, height, wrapX, wrapY, background]).toEqual([22, 13, true, true, "#005392"]);
    expectUndoAndRedo(test);
  });

  it("gets a new stage after all others, also if one in the middle was deleted", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.add();
    test.editor.stages.remove(stageNamed(test, "Level 2").id);
    test.editor.stages.rename(stageNamed(test, "Level 3").id, "End");
    test.editor.stages.add();
    expect(list(test)).toEqual(["Level 1", "End", "Level 3"]);
    expectUndoAndRedo(test);
  });

  it("has one that players begin on, wherever it is in the list, until it is deleted", () => {
    const test = stagesGame();
    const first = () => firstStage(test.state.document.world)?.name;
    test.editor.stages.add();
    test.editor.stages.add();
    expect(first()).toBe("Level 1");
    test.editor.stages.beginOn(stageNamed(test, "Level 2").id);
    test.editor.stages.beginOn("gone");
    test.editor.stages.move(stageNamed(test, "Level 2").id, 2);
    expect(first()).toBe("Level 2");
    expect(labels(test)).toContain("start at Level 2");
    test.editor.stages.remove(stageNamed(test, "Level 2").id);
    expect(first()).toBe("Level 1");
    expect(test.state.document.world).not.toHaveProperty("firstStageId");
    expectUndoAndRedo(test);
  });

  it("copies a stage right after it, with its own actors and Start", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.show(STAGE);
    const moment = test.editor.start.moment();
    if (moment) test.editor.start.save(moment, null);
    test.editor.stages.duplicate(STAGE);
    expect(list(test)).toEqual(["Level 1", "Level 3", "Level 2"]);
    expect(shown(test)).toBe("Level 3");
    const copy = stageNamed(test, "Level 3");
    expect(Object.keys(copy.startActors ?? {})).toEqual(Object.keys(copy.actors));
    expect(Object.keys(copy.actors)).not.toContain("h");
    expect(Object.values(copy.actors).map(({ id, position }) => [copy.actors[id]?.id === id, position])).toEqual([
      [true, { x: 2, y: 2 }],
      [true, { x: 9, y: 7 }],
    ]);
    expectUndoAndRedo(test);
  });

  it.each([
    ["Castle", "Castle 2"],
    ["Castle 2", "Castle 3"],
    ["Cave 9", "Cave 10"],
    ["World 1-2", "World 1-3"],
    ["7", "8"],
    ["Room2", "Room3"],
    ["", "Level 2"],
  ])("a copy of %j has the next name, %j, and never one in use", (name, next) => {
    const test = stagesGame();
    test.editor.stages.rename(STAGE, name);
    test.editor.stages.duplicate(STAGE);
    expect(shown(test)).toBe(next);
    test.editor.stages.duplicate(STAGE);
    expect(new Set(list(test)).size).toBe(3);
  });

  it("is reordered, and a place beyond its ends is the first or the last", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.add();
    test.editor.stages.move(STAGE, 1);
    expect(list(test)).toEqual(["Level 2", "Level 1", "Level 3"]);
    test.editor.stages.move(STAGE, 9);
    expect(list(test)).toEqual(["Level 2", "Level 3", "Level 1"]);
    test.editor.stages.move(STAGE, -1);
    expect(list(test)).toEqual(["Level 1", "Level 2", "Level 3"]);
    const before = labels(test).length;
    test.editor.stages.move(STAGE, 0);
    expect(labels(test)).toHaveLength(before);
    expectUndoAndRedo(test);
  });

  it("shows the neighbor of a deleted stage, and a notice says how many rules lead there", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.add();
    test.editor.openModal({ id: "stages" });
    test.editor.stages.remove("id1");
    expect(list(test)).toEqual(["Level 1", "Level 3"]);
    expect(shown(test)).toBe("Level 3");
    expect(notice(test)).toBe("Level 2 was deleted. 2 rules led there.");
    test.editor.showTouched();
    expect([test.state.ui.modal, test.state.ui.selectedRuleId]).toEqual([
      null,
      test.state.notice?.touched.rules[0]?.ruleId,
    ]);
    test.editor.stages.remove("id2");
    expect(shown(test)).toBe("Level 1");
    expect(notice(test)).toBe("Level 3 was deleted.");
    test.editor.followNotice();
    expect(list(test)).toEqual(["Level 1", "Level 3"]);
    expect(shown(test)).toBe("Level 3");
    expectUndoAndRedo(test);
  });

  it("keeps the shown stage when another one is deleted, and its last one", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.remove(STAGE);
    expect(shown(test)).toBe("Level 2");
    expect(test.editor.stages.canRemove()).toBe(false);
    test.editor.stages.remove("id1");
    expect(list(test)).toEqual(["Level 2"]);
    expectUndoAndRedo(test);
  });

  it("lets a game continue past a rule that leads to a deleted stage", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.remove("id1");
    test.editor.playback.forward();
    expect(test.state.playback.error).toBeNull();
    expect(shown(test)).toBe("Level 1");
  });
});

describe("looking at another stage", () => {
  it("is no undo entry, deselects the actor and keeps the redo entries", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.undo();
    test.editor.stages.show(STAGE);
    expect(test.state.document.redoStack).toHaveLength(1);
    test.editor.redo();
    test.editor.stages.show(STAGE);
    test.editor.selection.selectActor("stage", "h");
    const before = labels(test);
    test.editor.stages.show("id1");
    expect(labels(test)).toEqual(before);
    expect(test.state.ui.selectedActorId).toBeNull();
    expect(test.actors()).toEqual([]);
  });

  it("undo and redo of an edit show the stage it was made on", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.stages.show(STAGE);
    test.drag([
      { x: 2, y: 2 },
      { x: 4, y: 4 },
    ]);
    test.editor.stages.show("id1");
    test.editor.actors.placeNew("stage", "hero", "hero-idle", { x: 1, y: 1 });
    test.editor.undo();
    expect(shown(test)).toBe("Level 2");
    test.editor.undo();
    expect([shown(test), ...test.places()]).toEqual(["Level 1", "Hero 2,2", "Hero 9,7"]);
    test.editor.redo();
    expect([shown(test), ...test.places()]).toEqual(["Level 1", "Hero 4,4", "Hero 9,7"]);
    test.editor.undo();
    test.editor.redo();
    expect(shown(test)).toBe("Level 1");
    test.editor.redo();
    expect([shown(test), ...test.places()]).toEqual(["Level 2", "Hero 1,1"]);
    expectUndoAndRedo(test);
  });

  it("plays on there, and is refused while a rule is recorded", () => {
    const test = stagesGame();
    test.editor.stages.add();
    test.editor.playback.play();
    test.editor.stages.show(STAGE);
    expect(test.state.playback.running).toBe(true);
    test.editor.playback.stop();
    test.editor.recording.onActor("h");
    test.editor.stages.show("id1");
    expect(shown(test)).toBe("Level 1");
  });
});

describe("the settings of a stage", () => {
  it("are one undo entry each, and none if nothing changes", () => {
    const test = stagesGame();
    test.editor.stages.rename(STAGE, "  The   garden ");
    test.editor.stages.rename(STAGE, "   ");
    test.editor.stages.set(STAGE, { wrapX: true });
    test.editor.stages.set(STAGE, { wrapX: true });
    test.editor.stages.set(STAGE, { scale: 0.5 });
    test.editor.stages.set(STAGE, { background: "#112233" });
    const { name, wrapX, wrapY, scale, background } = stageNamed(test, "The garden");
    expect([name, wrapX, wrapY, scale, background]).toEqual(["The garden", true, false, 0.5, "#112233"]);
    expect(labels(test)).toEqual(["rename level", "change level", "change level", "change background"]);
    expectUndoAndRedo(test);
  });

  it.each([0, -3, 2.5, 201, Number.NaN])("refuse a side of %d squares", (width) => {
    const test = stagesGame();
    test.editor.stages.resize(STAGE, { width, height: 8 });
    expect(stageNamed(test, "Level 1").width).toBe(10);
    expect(labels(test)).toEqual([]);
  });

  it("delete the actors outside a smaller stage, say how many, and Undo restores them", () => {
    const test = stagesGame(withStartOfOne);
    test.editor.stages.resize(STAGE, { width: 9, height: 8 });
    expect(test.places()).toEqual(["Hero 2,2"]);
    expect(Object.keys(stageNamed(test, "Level 1").startActors ?? {})).toEqual(["h"]);
    expect(notice(test)).toBe("2 characters stood outside and were deleted.");
    test.editor.followNotice();
    expect(test.places()).toEqual(["Hero 2,2", "Hero 9,7"]);
    expectUndoAndRedo(test);
  });

  it("count as outside those that a playing game has moved there", () => {
    const test = stagesGame((document) => ({
      ...document,
      characters: { hero: characterNamed("Hero", [walkRight("hero")]) },
    }));
    test.editor.playback.play();
    test.clock.pass(1000);
    expect(test.places()[0]).toBe("Hero 4,2");
    test.editor.stages.resize(STAGE, { width: 4, height: 8 });
    expect(test.actors()).toEqual([]);
    expect(notice(test)).toBe("2 characters stood outside and were deleted.");
  });
});

function withStartOfOne(document: WorldDocument): WorldDocument {
  const stage = document.world.stages[STAGE];
  if (!stage) return document;
  const startActors = { h: actorOf("hero", "h", 2, 2), old: actorOf("hero", "old", 9, 0) };
  return { ...document, world: { ...document.world, stages: { [STAGE]: { ...stage, startActors } } } };
}
