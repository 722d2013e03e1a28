/** Random edits of stages can all be undone and redone, and the shown stage always exists. */
import { describe, expect, it } from "vitest";
import { CURRENT_STAGE, currentStage, stagesInOrder, type WorldDocument } from "../../src/engine/index.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { textOf } from "../support/undoRoundTrip.ts";

type Random = (below: number) => number;

function doSomething({ editor, state, clock }: TestEditor, random: Random): void {
  const stages = stagesInOrder(state.document.world);
  const stageId = stages[random(stages.length)]?.id ?? "";
  const cell = { x: random(8), y: random(8) };
  const moment = editor.start.moment();
  const actions = [
    () => editor.stages.add(),
    () => editor.stages.duplicate(stageId),
    () => editor.stages.remove(stageId),
    () => editor.stages.move(stageId, random(4)),
    () => editor.stages.show(stageId),
    () => editor.stages.show(stageId),
    () => editor.stages.rename(stageId, `Stage ${random(9)}`),
    () => editor.stages.resize(stageId, { width: 1 + random(20), height: 1 + random(20) }),
    () => editor.stages.set(stageId, { wrapX: random(2) === 0, background: `#00000${random(9)}` }),
    () => editor.actors.placeNew("stage", "hero", "hero-idle", cell),
    () => moment && editor.start.save(moment, null),
    () => editor.start.restore(),
    () => editor.playback.forward(),
    () => editor.playback.play(),
    () => clock.pass(500),
    () => editor.undo(),
    () => editor.redo(),
  ];
  actions[random(actions.length)]?.();
}

/** Choosing the shown stage is not an edit, so it may differ after undoing everything. */
function unlooked(document: WorldDocument): string {
  const { world } = document;
  const globals = { ...world.globals, [CURRENT_STAGE]: { id: CURRENT_STAGE, name: "", value: "" } };
  return textOf({ ...document, world: { ...world, globals } });
}

function playWith(seed: number): TestEditor {
  const random = seededRandom(seed);
  const test = new TestEditor({
    document: gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 2)]),
  });
  for (let turn = 0; turn < 40; turn++) {
    doSomething(test, random);
    const { world } = test.state.document;
    expect(stagesInOrder(world).length).toBeGreaterThan(0);
    expect(currentStage(world)?.id).toBe(world.globals[CURRENT_STAGE]?.value);
  }
  test.editor.playback.stop();
  return test;
}

describe("random edits of stages", () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))("are undone and redone (seed %d)", (seed) => {
    const test = playWith(seed);
    const { editor } = test;
    while (test.state.document.redoStack.length > 0) editor.redo();
    const top = textOf(test.state.document);
    while (test.state.document.undoStack.length > 0) editor.undo();
    const bottom = unlooked(test.state.document);
    while (test.state.document.redoStack.length > 0) editor.redo();
    expect(textOf(test.state.document)).toBe(top);
    while (test.state.document.undoStack.length > 0) editor.undo();
    expect(unlooked(test.state.document)).toBe(bottom);
  });
});
