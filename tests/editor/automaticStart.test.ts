/** The Start that the first play saves by itself, so that trying a game out costs it nothing. */
import { describe, expect, it } from "vitest";
import { atStart } from "../../src/editor/playback/atStart.ts";
import { currentStage, type Stage, type WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

function game(): WorldDocument {
  const characters = [characterNamed("Hero", [walkRight("hero")]), characterNamed("Coin")];
  return gameOf(characters, [actorOf("hero", "h", 1, 0), actorOf("coin", "c", 5, 5)]);
}

const stageOf = ({ state }: TestEditor): Stage => currentStage(state.document.world) as Stage;
const startOf = (test: TestEditor) =>
  Object.values(stageOf(test).startActors ?? {}).map(({ id, position: { x, y } }) => `${id} ${x},${y}`);
const begun = (test: TestEditor) =>
  Object.values(currentStage(atStart(test.state.document).world)?.actors ?? {}).map(
    ({ id, position: { x, y } }) => `${id} ${x},${y}`,
  );

/** A game that has played two turns: the hero stands at 3,0. */
function played(): TestEditor {
  const test = new TestEditor({ document: game() });
  test.editor.playback.play();
  test.clock.pass(1000);
  test.editor.playback.stop();
  expect(test.places()).toContain("Hero 3,0");
  return test;
}

/** Places one more coin at 7,7 and returns its id. */
function placeCoin(test: TestEditor): string | undefined {
  test.editor.actors.placeNew("stage", "coin", "coin-idle", { x: 7, y: 7 });
  return Object.keys(stageOf(test).actors).at(-1);
}

describe("a game without a Start", () => {
  it("gets one at its first play, without an undo entry: it begins as it was before", () => {
    const test = played();
    expect(startOf(test)).toEqual(["h 1,0", "c 5,5"]);
    expect(begun(test)).toEqual(["h 1,0", "c 5,5"]);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("gets one at a single step forward, too", () => {
    const test = new TestEditor({ document: game() });
    test.editor.playback.forward();
    expect(startOf(test)).toEqual(["h 1,0", "c 5,5"]);
  });

  it("goes back to it, and the ticks can be had again by undo", () => {
    const test = played();
    test.editor.start.restore();
    expect(test.places()).toContain("Hero 1,0");
    test.editor.undo();
    expect(test.places()).toContain("Hero 3,0");
    expect(startOf(test)).toEqual(["h 1,0", "c 5,5"]);
  });

  it("keeps it through a save", () => {
    const stored = JSON.parse(JSON.stringify(played().state.document));
    const opened = new TestEditor({ document: migrate(stored).document });
    expect(startOf(opened)).toEqual(["h 1,0", "c 5,5"]);
    expect(stageOf(opened).startFollowsEdits).toBe(true);
  });

  it("gets none where nobody stands, and a player never makes one", () => {
    const empty = new TestEditor({ document: gameOf([characterNamed("Hero")], []) });
    empty.editor.playback.forward();
    expect(stageOf(empty).startActors).toBeUndefined();
    const player = new TestEditor({ document: game(), readOnly: true });
    player.editor.playback.play();
    player.clock.pass(1000);
    player.editor.playback.stop();
    expect(stageOf(player).startActors).toBeUndefined();
  });

  it("keeps the values of the world's variables, those that came later too", () => {
    const { world, ...rest } = game();
    const coins = (value: string) => ({ coins: { id: "coins", name: "Coins", value } });
    const test = new TestEditor({
      document: { ...rest, world: { ...world, globals: { ...world.globals, ...coins("3") } } },
    });
    test.editor.playback.forward();
    expect(test.state.document.world.startGlobals).toEqual({ coins: "3" });
    test.editor.globals.set("coins", "7");
    expect(test.state.document.world.startGlobals).toEqual({ coins: "7" });
    test.editor.undo();
    expect(test.state.document.world.startGlobals).toEqual({ coins: "3" });
  });
});

describe("an automatic Start", () => {
  it("takes on what the child does with the played stage, and nothing that the game did", () => {
    const test = played();
    const added = placeCoin(test);
    expect(startOf(test)).toEqual(["h 1,0", "c 5,5", `${added} 7,7`]);
    moveActor(test.editor, "stage", "c", { x: 6, y: 5 });
    expect(startOf(test)).toEqual(["h 1,0", "c 6,5", `${added} 7,7`]);
    test.editor.actors.remove("stage", "c");
    expect(startOf(test)).toEqual(["h 1,0", `${added} 7,7`]);
  });

  it("follows undo and redo, across further play", () => {
    const test = played();
    placeCoin(test);
    const full = startOf(test);
    test.editor.playback.forward();
    test.editor.undo();
    expect(test.places()).toContain("Hero 3,0");
    expect(startOf(test)).toEqual(["h 1,0", "c 5,5"]);
    test.editor.redo();
    expect(startOf(test)).toEqual(full);
  });

  it("goes with the play that an undo takes back", () => {
    const test = new TestEditor({ document: game() });
    moveActor(test.editor, "stage", "c", { x: 6, y: 5 });
    test.editor.playback.forward();
    expect(startOf(test)).toEqual(["h 1,0", "c 6,5"]);
    test.editor.undo();
    expect(stageOf(test).startActors).toBeUndefined();
    expect(test.places()).toEqual(["Hero 1,0", "Coin 5,5"]);
  });

  it("ends when the child saves a Start: that one stays as it was saved", () => {
    const test = played();
    const moment = test.editor.start.moment();
    if (moment) test.editor.start.save(moment, null);
    moveActor(test.editor, "stage", "c", { x: 6, y: 5 });
    expect(startOf(test)).toEqual(["h 3,0", "c 5,5"]);
    expect(stageOf(test).startFollowsEdits).toBeUndefined();
  });

  it("is had by another stage only once its actors have been moved by play", () => {
    const { world, ...rest } = game();
    const first = world.stages[STAGE] as Stage;
    const later = { ...first, id: "later", order: 1, name: "Level 2" };
    const test = new TestEditor({ document: { ...rest, world: { ...world, stages: { ...world.stages, later } } } });
    test.editor.playback.forward();
    expect(test.state.document.world.stages.later?.startActors).toBeUndefined();
    test.editor.stages.show("later");
    test.editor.playback.forward();
    expect(test.state.document.world.stages.later?.startActors?.h?.position).toEqual({ x: 1, y: 0 });
  });
});
