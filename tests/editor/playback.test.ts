import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Actor, type Character, CURRENT_STAGE, type RuleTree } from "../../src/engine/index.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";
import { textOf } from "../support/undoRoundTrip.ts";

let test: TestEditor;

function open(characters: readonly Character[], actors: readonly Actor[]): TestEditor {
  test = new TestEditor({ document: gameOf(characters, actors) });
  return test;
}

function hero(rules: RuleTree): TestEditor {
  return open([characterNamed("Hero", rules)], [actorOf("hero", "h", 0, 0)]);
}

const walk = walkRight("hero");
const onKey: RuleTree = [{ type: "group-event", id: "key", event: "key", code: 39, rules: [walk] }];
const onClick: RuleTree = [{ type: "group-event", id: "click", event: "click", rules: [walk] }];

describe("a game that a rule ends", () => {
  const win = { ...walk, id: "win", actions: [{ type: "end", outcome: "won", text: "At last!" }] } as const;

  it("stops after that tick, and goes on when it is played again", () => {
    const { editor } = hero([win]);
    editor.playback.play();
    test.clock.pass(500);
    expect(test.state.playback).toMatchObject({ running: false, ended: { outcome: "won", text: "At last!" } });
    editor.playback.play();
    expect(test.state.playback).toMatchObject({ running: true, ended: null });
  });

  it("has not ended any more once that tick is taken back", () => {
    const { editor } = hero([win]);
    editor.playback.forward();
    editor.playback.back();
    expect(test.state.playback.ended).toBeNull();
  });
});

describe("a playing game", () => {
  it("ticks at its speed, and changes speed at once", () => {
    hero([walk]).editor.playback.play();
    test.clock.pass(499);
    expect(test.places()).toEqual(["Hero 0,0"]);
    test.clock.pass(1);
    expect(test.places()).toEqual(["Hero 1,0"]);
    test.editor.setSpeed(125);
    test.clock.pass(250);
    expect(test.places()).toEqual(["Hero 3,0"]);
  });

  it("changes the document only when it stops, without an undo entry", () => {
    const { editor } = hero([walk]);
    editor.playback.play();
    test.clock.pass(1000);
    expect(test.state.document).toBe(test.start);
    editor.playback.stop();
    expect(test.state.document.world.stages.stage1?.actors.h?.position).toEqual({ x: 2, y: 0 });
    expect(test.state.document.world.history).toHaveLength(2);
    expect(test.state.document.undoStack).toEqual([]);
    test.clock.pass(5000);
    expect(test.places()).toEqual(["Hero 2,0"]);
  });

  it("plays one tick by Forward, and takes it back", () => {
    const { editor } = hero([walk]);
    editor.playback.forward();
    editor.playback.forward();
    expect(test.places()).toEqual(["Hero 2,0"]);
    expect(test.state.playback.canStepBack).toBe(true);
    editor.playback.back();
    editor.playback.back();
    expect(test.places()).toEqual(["Hero 0,0"]);
    expect(test.state.playback.canStepBack).toBe(false);
    expect(test.state.document.world.stages.stage1?.actors.h?.position).toEqual({ x: 0, y: 0 });
  });

  it("steps back to ticks from before the game was reopened", () => {
    const { editor } = hero([walk]);
    editor.playback.forward();
    const again = new TestEditor({ document: test.state.document });
    expect(again.state.playback.canStepBack).toBe(true);
    again.editor.playback.back();
    expect(again.places()).toEqual(["Hero 0,0"]);
  });

  it("steps back through all ticks, although the document stores only the last 20", () => {
    const circle = {
      ...walk,
      actions: [{ type: "variable", actorId: "main", variable: "laps", operation: "add", value: { constant: "1" } }],
    } as const;
    const { editor } = open(
      [{ ...characterNamed("Hero", [circle]), variables: { laps: { id: "laps", name: "Laps", defaultValue: "0" } } }],
      [actorOf("hero", "h", 0, 0)],
    );
    const laps = () => editor.playback.live.actors().get("h")?.variableValues.laps ?? "0";
    editor.playback.play();
    test.clock.pass(500 * 300);
    editor.playback.stop();
    expect([laps(), test.state.document.world.history.length]).toEqual(["300", 20]);
    for (let back = 0; back < 299; back += 1) editor.playback.back();
    expect([laps(), test.state.document.world.history.length]).toEqual(["1", 1]);
    editor.playback.forward();
    expect(test.state.document.world.history.map(({ actors }) => actors.h?.variableValues.laps ?? "0")).toEqual([
      "0",
      "1",
    ]);
    editor.playback.back();
    editor.playback.back();
    expect([laps(), test.state.playback.canStepBack]).toEqual(["0", false]);
  });

  it("stops for Forward and Back", () => {
    const { editor } = hero([walk]);
    editor.playback.play();
    test.clock.pass(500);
    editor.playback.back();
    expect(test.state.playback.running).toBe(false);
    editor.playback.play();
    editor.playback.forward();
    expect(test.state.playback.running).toBe(false);
    expect(test.places()).toEqual(["Hero 1,0"]);
  });

  it("does not play while the page is hidden", () => {
    const { editor } = hero([walk]);
    editor.playback.play();
    editor.playback.setHidden(true);
    editor.setSpeed(250);
    moveActor(editor, "stage", "h", { x: 0, y: 1 });
    moveActor(editor, "stage", "h", { x: 0, y: 0 });
    test.clock.pass(5000);
    expect(test.places()).toEqual(["Hero 0,0"]);
    editor.playback.setHidden(false);
    test.clock.pass(250);
    expect(test.places()).toEqual(["Hero 1,0"]);
  });

  it("continues from an edit made while it plays", () => {
    const { editor } = hero([walk]);
    editor.playback.play();
    test.clock.pass(500);
    moveActor(editor, "stage", "h", { x: 4, y: 4 });
    test.clock.pass(500);
    expect(test.places()).toEqual(["Hero 5,4"]);
    expect(test.state.playback.running).toBe(true);
  });

  it("calls its listeners with every tick and step back", () => {
    const { editor } = hero([walk]);
    const heard: string[] = [];
    const end = editor.playback.onTick(({ changed }) => heard.push(changed.map(({ position }) => position.x).join()));
    editor.playback.forward();
    editor.playback.back();
    end();
    editor.playback.forward();
    expect(heard).toEqual(["1", "0"]);
  });

  it("cannot play while a rule is recorded", () => {
    const { editor } = hero([walk]);
    editor.recording.onActor("h");
    editor.playback.play();
    expect(test.state.playback.running).toBe(false);
  });
});

describe("the input of a tick", () => {
  it("has a key in every tick while it is down", () => {
    const { editor } = hero(onKey);
    editor.playback.play();
    editor.playback.keys.press(39);
    test.clock.pass(1500);
    editor.playback.keys.release(39);
    test.clock.pass(1000);
    expect(test.places()).toEqual(["Hero 3,0"]);
  });

  it("has a key once that was pressed for less than a tick, and none from before Play", () => {
    const { editor } = hero(onKey);
    editor.playback.keys.press(39);
    editor.playback.keys.release(39);
    editor.playback.play();
    test.clock.pass(500);
    expect(test.places()).toEqual(["Hero 0,0"]);
    editor.playback.keys.press(39);
    editor.playback.keys.release(39);
    test.clock.pass(1500);
    expect(test.places()).toEqual(["Hero 1,0"]);
  });

  it("has no key after all were released at once", () => {
    const { editor } = hero(onKey);
    editor.playback.play();
    editor.playback.keys.press(39);
    test.clock.pass(500);
    editor.playback.keys.releaseAll();
    test.clock.pass(1500);
    expect(test.places()).toEqual(["Hero 1,0"]);
  });

  it("has the keys that are down when a stopped game goes forward", () => {
    const { editor } = hero(onKey);
    editor.playback.keys.press(39);
    editor.playback.forward();
    editor.playback.keys.press(39);
    editor.playback.keys.release(39);
    editor.playback.forward();
    expect(test.places()).toEqual(["Hero 1,0"]);
  });

  it("has a key that went down before Forward, and is still held, as pressed once", () => {
    const { editor } = hero([{ type: "group-event", id: "key", event: "key", code: 39, hold: false, rules: [walk] }]);
    editor.playback.keys.press(39);
    editor.playback.forward();
    editor.playback.forward();
    expect(test.places()).toEqual(["Hero 1,0"]);
    editor.playback.keys.release(39);
    editor.playback.keys.press(39);
    editor.playback.keys.release(39);
    editor.playback.forward();
    expect(test.places()).toEqual(["Hero 1,0"]);
    editor.playback.keys.latch(39, true);
    editor.playback.forward();
    expect(test.places()).toEqual(["Hero 2,0"]);
    editor.playback.keys.latch(39, false);
    editor.playback.keys.latch(39, true);
    editor.playback.play();
    editor.playback.keys.latch(39, false);
    test.clock.pass(500);
    expect(test.places()).toEqual(["Hero 2,0"]);
  });

  it("has a press on an actor as a click, which does not drag it", () => {
    hero(onClick).editor.playback.play();
    test.drag([
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ]);
    test.clock.pass(1000);
    expect(test.places()).toEqual(["Hero 1,0"]);
  });
});

describe("lights", () => {
  it("are those of the selected actor, else of the only actor of the character, else none", () => {
    open([characterNamed("Hero", [walk])], [actorOf("hero", "a", 0, 0), actorOf("hero", "b", 9, 0)]);
    test.editor.playback.forward();
    expect(test.state.playback.lights).toEqual({});
    test.editor.selection.selectActor("stage", "a");
    expect(test.state.playback.lights).toMatchObject({ walk: true });
    test.editor.selection.selectActor("stage", "b");
    expect(test.state.playback.lights).toMatchObject({ walk: false });
    test.editor.selection.selectActor("stage", null);
    test.editor.actors.remove("stage", "b");
    expect(test.state.playback.lights).toEqual({});
    test.editor.playback.forward();
    expect(test.state.playback.lights).toMatchObject({ walk: true });
  });
});

describe("what the rules of an actor have done", () => {
  const acted = () => [...test.state.playback.acted];
  const stays = (id: string): Actor => actorOf("hero", id, 20, 12);

  it("is kept from Play until the next Play, Forward or Back", () => {
    const wall = characterNamed("Wall");
    open([characterNamed("Hero", [walk]), wall], [actorOf("hero", "h", 0, 0), actorOf("wall", "w", 2, 0)]);
    test.editor.selection.selectActor("stage", "h");
    test.editor.playback.play();
    test.clock.pass(2000);
    test.editor.playback.stop();
    expect(test.state.playback.lights).toMatchObject({ walk: false });
    expect(acted()).toContain("walk");
    test.editor.playback.forward();
    expect(acted()).toEqual([]);
    test.editor.playback.back();
    test.editor.playback.play();
    test.clock.pass(1000);
    expect(acted()).toContain("walk");
    test.editor.playback.stop();
    test.editor.playback.back();
    expect(acted()).toEqual([]);
  });

  it("is that of the actor that the lights are about, and forgets an edited rule", () => {
    open([characterNamed("Hero", [walk])], [actorOf("hero", "h", 0, 0), stays("other")]);
    test.editor.selection.selectActor("stage", "h");
    test.editor.playback.forward();
    test.editor.selection.selectActor("stage", "other");
    expect(acted()).toEqual([]);
    test.editor.selection.selectActor("stage", "h");
    expect(acted()).toContain("walk");
    test.editor.rules.rename("hero", "walk", "Go");
    expect(acted()).not.toContain("walk");
  });
});

describe("the first act of a new rule", () => {
  it("is told once, with the actor and the rule", () => {
    const told: string[] = [];
    hero([walk]).editor.newRules.onFirstAct((actorId, ruleId) => told.push(`${actorId} ${ruleId}`));
    test.editor.newRules.add(walk);
    test.editor.playback.play();
    test.clock.pass(1500);
    expect(told).toEqual(["h walk"]);
    test.editor.playback.stop();
    test.editor.rules.rename("hero", "walk", "Go");
    test.editor.playback.forward();
    expect(told).toEqual(["h walk"]);
    test.editor.rules.rename("hero", "walk", "Walk");
    test.editor.newRules.add(walk);
    test.editor.playback.forward();
    expect(told).toEqual(["h walk", "h walk"]);
  });

  it("is not told of a rule in which nothing happens", () => {
    const told: string[] = [];
    const wait = { ...walk, actions: [] };
    hero([wait]).editor.newRules.onFirstAct((actorId) => told.push(actorId));
    test.editor.newRules.add(walk);
    test.editor.newRules.add(wait);
    test.editor.playback.forward();
    expect(told).toEqual([]);
  });
});

describe("a rule that leads to another stage", () => {
  it("shows it from the next tick on, while the game keeps playing", () => {
    const leave = {
      ...walk,
      actions: [{ type: "global", global: CURRENT_STAGE, operation: "set", value: { constant: "cave" } }],
    } as const;
    const document = gameOf([characterNamed("Hero", [leave])], [actorOf("hero", "h", 0, 0)]);
    const [first] = Object.values(document.world.stages);
    if (!first) throw new Error("There is a stage.");
    const cave = { ...first, id: "cave", order: 1, actors: { c: actorOf("hero", "c", 3, 3) } };
    const stages = { ...document.world.stages, cave };
    test = new TestEditor({ document: { ...document, world: { ...document.world, stages } } });
    test.editor.playback.play();
    test.clock.pass(500);
    expect(test.places()).toEqual(["Hero 3,3"]);
    expect(test.editor.scene("stage")?.stage.id).toBe("cave");
    expect(test.state.document.world.globals[CURRENT_STAGE]?.value).toBe("cave");
    expect(test.state.playback.running).toBe(true);
    test.editor.playback.back();
    expect(test.places()).toEqual(["Hero 0,0"]);
  });
});

describe("the light of an edited rule", () => {
  it("turns off, and the others stay on", () => {
    const { editor } = hero([walk, { ...walk, id: "second" }]);
    editor.playback.forward();
    editor.selection.selectActor("stage", "h");
    expect(test.state.playback.lights).toEqual({ hero: true, walk: true });
    editor.rules.rename("hero", "walk", "Go");
    expect(test.state.playback.lights).toEqual({ hero: true });
    expect(test.state.playback.canStepBack).toBe(true);
  });
});

describe("a rule that skips an action", () => {
  it("is logged", () => {
    const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
    const dressed = { type: "appearance", actorId: "main", value: { constant: "gone" } } as const;
    open([characterNamed("Hero", [{ ...walk, actions: [dressed] }])], [actorOf("hero", "h", 0, 0)]);
    test.editor.playback.forward();
    expect(log).toHaveBeenCalledExactlyOnceWith("“Walk right” left out a step: an appearance it names is gone.");
    log.mockRestore();
  });
});

describe("a rule that cannot go on", () => {
  it("stops the game, leaves the world unchanged, and the notice offers to open the rule", () => {
    const sum = {
      type: "global",
      global: CURRENT_STAGE,
      operation: "multiply" as "add",
      value: { constant: "2" },
    } as const;
    const bad = { ...walk, extent: { ...walk.extent, xmax: 0 }, actions: [sum] } as const;
    open([characterNamed("Hero", [bad])], [actorOf("hero", "h", 9, 0)]);
    test.editor.playback.play();
    test.clock.pass(500);
    expect(test.state.playback).toMatchObject({ running: false, error: { ruleId: "walk" } });
    expect(test.places()).toEqual(["Hero 9,0"]);
    expect(test.state.notice?.text).toContain("Walk right");
    test.editor.ui.showTab("variables");
    test.editor.followNotice();
    expect(test.state.ui).toMatchObject({ selectedRuleId: "walk", inspectorTab: "rules" });
    expect(test.state.notice).toBeNull();
  });
});

describe("undo of a game that was played", () => {
  beforeEach(() =>
    open(
      [characterNamed("Hero", [walk]), characterNamed("Rock")],
      [actorOf("hero", "h", 0, 0), actorOf("rock", "r", 0, 5)],
    ),
  );

  it("shows the stage as it was just before each edit", () => {
    const { editor } = test;
    moveActor(editor, "stage", "r", { x: 1, y: 5 });
    editor.playback.forward();
    editor.playback.forward();
    moveActor(editor, "stage", "r", { x: 2, y: 5 });
    editor.playback.play();
    test.clock.pass(1500);
    editor.undo();
    expect(test.state.playback.running).toBe(false);
    expect(test.places()).toEqual(["Hero 2,0", "Rock 1,5"]);
    expect(test.state.playback.canStepBack).toBe(false);
    editor.undo();
    expect(test.places()).toEqual(["Hero 0,0", "Rock 0,5"]);
    editor.redo();
    expect(test.places()).toEqual(["Hero 2,0", "Rock 1,5"]);
    // Redo also restores what was played after the last edit.
    editor.redo();
    expect(test.places()).toEqual(["Hero 5,0", "Rock 2,5"]);
    editor.undo();
    expect(test.places()).toEqual(["Hero 2,0", "Rock 1,5"]);
  });

  it("by redo ends at the stage that was shown when undo began, and shows the stage of each edit before", () => {
    const { editor } = test;
    editor.stages.add();
    const [first = "", second = ""] = Object.keys(test.state.document.world.stages);
    editor.stages.show(first);
    moveActor(editor, "stage", "r", { x: 1, y: 5 });
    editor.renameWorld("New");
    editor.playback.forward();
    editor.stages.show(second);
    const top = textOf(test.state.document);
    for (const _ of test.state.document.undoStack) editor.undo();
    editor.redo();
    editor.redo();
    expect(test.places()).toEqual(["Hero 0,0", "Rock 1,5"]);
    editor.redo();
    expect(textOf(test.state.document)).toBe(top);
  });

  it("restores the order of actors that a tick had changed", () => {
    const eats = {
      ...walk,
      id: "eat",
      actors: { ...walk.actors, other: actorOf("hero", "other", 1, 0) },
      actions: [{ type: "delete", actorId: "other" }],
    } as const;
    open(
      [characterNamed("Hero", [eats, makesMore("hero")])],
      [actorOf("hero", "a", 1, 4), actorOf("hero", "b", 2, 4), actorOf("hero", "c", 8, 4)],
    );
    moveActor(test.editor, "stage", "c", { x: 9, y: 4 });
    test.editor.playback.forward();
    expect(test.actors().map(({ id }) => id)).not.toContain("b");
    test.editor.undo();
    expect(test.actors().map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(test.places()).toEqual(["Hero 1,4", "Hero 2,4", "Hero 8,4"]);
  });
});
