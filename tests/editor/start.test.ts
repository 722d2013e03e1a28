/** Saving the Start and going back to it, each one undo entry. */
import { describe, expect, it } from "vitest";
import { atStart } from "../../src/editor/playback/atStart.ts";
import { CURRENT_STAGE, currentStage, type WorldDocument } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const PICTURE = "data:image/jpeg;base64,AAAA";

function game(): WorldDocument {
  const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 1, 0)]);
  const globals = { ...document.world.globals, coins: { id: "coins", name: "Coins", value: "3" } };
  return { ...document, world: { ...document.world, globals } };
}

const LATER = "stage2";

/** The hero's step takes five coins and leads to the second stage. */
function twoStages(): WorldDocument {
  const { world, characters, ...rest } = game();
  const first = world.stages[STAGE];
  const { hero } = characters;
  if (!first || !hero) throw new Error("The game has a stage and a hero.");
  const set = (global: string, operation: "add" | "set", constant: string) =>
    ({ type: "global", global, operation, value: { constant } }) as const;
  const step = walkRight("hero");
  const actions = [...step.actions, set("coins", "add", "5"), set(CURRENT_STAGE, "set", LATER)];
  const later = { ...first, id: LATER, order: 1, name: "Level 2", actors: { k: actorOf("hero", "k", 4, 4) } };
  return {
    ...rest,
    characters: { ...characters, hero: { ...hero, rules: [{ ...step, actions }] } },
    world: { ...world, stages: { ...world.stages, [LATER]: later } },
  };
}

function saveStart(test: TestEditor, picture: string | null = PICTURE): void {
  const moment = test.editor.start.moment();
  if (moment) test.editor.start.save(moment, picture);
}

const withCoins = (test: TestEditor, value: string) =>
  new TestEditor({
    document: {
      ...test.state.document,
      world: {
        ...test.state.document.world,
        globals: { ...test.state.document.world.globals, coins: { id: "coins", name: "Coins", value } },
      },
    },
  });

const stageOf = ({ state }: TestEditor) => currentStage(state.document.world);

describe("saving the Start", () => {
  it("stores the actors of the stage, the world's variables and a picture, as one undo entry", () => {
    const test = new TestEditor({ document: game() });
    saveStart(test);
    expect(stageOf(test)?.startActors).toEqual(stageOf(test)?.actors);
    expect(stageOf(test)?.startThumbnail).toBe(PICTURE);
    expect(test.state.document.world.startGlobals).toEqual({ coins: "3" });
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["save Start"]);
    expectUndoAndRedo(test);
  });

  it("stores the moment of the request while the game plays on, without an old picture", () => {
    const test = new TestEditor({ document: game() });
    saveStart(test);
    test.editor.playback.play();
    test.clock.pass(500);
    const moment = test.editor.start.moment();
    test.clock.pass(1000);
    if (moment) test.editor.start.save(moment, null);
    expect(stageOf(test)?.startActors?.h?.position.x).toBe(2);
    expect(stageOf(test)?.startThumbnail).toBeUndefined();
    expect(test.places()).toEqual(["Hero 4,0"]);
    expect(test.state.playback.running).toBe(true);
  });

  it("of a later stage reached by playing keeps the variables as the game begins, and new ones as they are", () => {
    const test = new TestEditor({ document: twoStages() });
    saveStart(test);
    test.editor.globals.add();
    const added = Object.keys(test.state.document.world.globals).at(-1) ?? "";
    test.editor.playback.forward();
    expect(stageOf(test)?.id).toBe(LATER);
    expect(test.state.document.world.globals.coins?.value).toBe("8");
    saveStart(test);
    expect(test.state.document.world.startGlobals).toEqual({ coins: "3", [added]: "0" });
    test.editor.start.restore();
    expect(stageOf(test)?.id).toBe(LATER);
    expect(test.state.document.world.globals.coins?.value).toBe("3");
  });

  it("of a later stage set up by hand stores the variables as they are", () => {
    const test = new TestEditor({ document: twoStages() });
    saveStart(test);
    test.editor.stages.show(LATER);
    test.editor.globals.set("coins", "5");
    saveStart(test);
    expect(test.state.document.world.startGlobals).toEqual({ coins: "5" });
  });

  it("asks for an actor on the stage first", () => {
    const test = new TestEditor({ document: game() });
    test.editor.actors.remove("stage", "h");
    expect(test.editor.start.moment()).toBeNull();
    expect(test.state.notice?.text).toBe("This level is empty. Put a character on it first.");
  });
});

describe("going back to the Start", () => {
  it("restores actors and variables as one undo entry, and drops the ticks to step back to", () => {
    const first = new TestEditor({ document: game() });
    saveStart(first);
    const test = withCoins(first, "9");
    test.editor.playback.forward();
    test.editor.playback.forward();
    expect(test.state.playback.canStepBack).toBe(true);
    test.editor.start.restore();
    expect(test.places()).toEqual(["Hero 1,0"]);
    expect(test.state.document.world.globals.coins?.value).toBe("3");
    expect(test.state.playback.canStepBack).toBe(false);
    expect(test.state.document.undoStack.at(-1)?.label).toBe("restart from Start");
    test.editor.undo();
    expect(test.places()).toEqual(["Hero 3,0"]);
    expect(test.state.document.world.globals.coins?.value).toBe("9");
  });

  it("changes only the shown stage", () => {
    const test = new TestEditor({ document: game() });
    saveStart(test);
    test.editor.stages.duplicate(STAGE);
    test.editor.actors.placeNew("stage", "hero", "hero-idle", { x: 5, y: 5 });
    test.editor.start.restore();
    expect(stageOf(test)?.name).toBe("Level 2");
    expect(test.places()).toEqual(["Hero 1,0"]);
    expectUndoAndRedo(test);
  });

  it("does nothing if no Start was saved", () => {
    const test = new TestEditor({ document: game() });
    test.editor.start.restore();
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("matches what a player begins with", () => {
    const test = new TestEditor({ document: game() });
    saveStart(test);
    test.editor.playback.forward();
    const player = atStart(test.state.document);
    test.editor.start.restore();
    expect(Object.values(player.world.stages).map(({ actors }) => actors)).toEqual([stageOf(test)?.actors]);
    expect(player.world.globals).toEqual(test.state.document.world.globals);
  });
});

describe("going back to the Start of the whole game", () => {
  it("shows it as a player begins it: all stages, all variables, its first stage", () => {
    const first = new TestEditor({ document: game() });
    saveStart(first);
    first.editor.playback.forward();
    const test = withCoins(first, "9");
    test.editor.stages.add();
    test.editor.start.restoreGame();
    expect(stageOf(test)?.name).toBe("Level 1");
    expect(test.places()).toEqual(["Hero 1,0"]);
    expect(test.state.document.world.globals).toEqual(atStart(test.state.document).world.globals);
    expect(test.state.document.world.globals.coins?.value).toBe("3");
    expect(test.state.document.undoStack.at(-1)?.label).toBe("restart the whole game");
    test.editor.undo();
    expect([stageOf(test)?.name, test.state.document.world.globals.coins?.value]).toEqual(["Level 2", "9"]);
  });

  it("does nothing if no Start was saved", () => {
    const test = new TestEditor({ document: game() });
    test.editor.stages.add();
    test.editor.start.restoreGame();
    expect(test.state.document.undoStack.map(({ label }) => label)).toEqual(["add level"]);
  });
});

describe("beginning the next level", () => {
  it("shows it as it begins, with the numbers of the level before, as one undo entry", () => {
    const test = new TestEditor({ document: game() });
    const first = test.state.document.world.globals.selectedStageId?.value ?? "";
    const second = test.editor.stages.add() ?? "";
    test.editor.stages.show(first);
    const counted = withCoins(test, "9");
    counted.editor.start.beginNextLevel();
    expect(counted.state.document.world.globals.selectedStageId?.value).toBe(second);
    expect(counted.state.document.world.globals.coins?.value).toBe("9");
    expect(counted.state.document.undoStack.at(-1)?.label).toBe("begin the next level");
  });

  it("does nothing on the last level", () => {
    const test = new TestEditor({ document: game() });
    test.editor.start.beginNextLevel();
    expect(test.state.document.undoStack).toEqual([]);
  });
});
