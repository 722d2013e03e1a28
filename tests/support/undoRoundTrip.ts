import { expect } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import type { TestEditor } from "./TestEditor.ts";

/** The game in the exact order of its maps, but not of its world's fields, without tick history, which undo does not restore. */
export function textOf({ characters, world }: WorldDocument): string {
  const { history: _history, evaluatedRuleIds: _lights, ...rest } = world;
  const fields = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ characters, world: Object.fromEntries(fields) });
}

/** Redoes everything, undoes it to the start and redoes it again, and expects that nothing is lost on the way. */
export function expectUndoAndRedo(test: TestEditor): void {
  const { editor } = test;
  editor.playback.stop();
  while (test.state.document.redoStack.length > 0) editor.redo();
  const top = textOf(test.state.document);
  while (test.state.document.undoStack.length > 0) editor.undo();
  expect(textOf(test.state.document)).toBe(textOf(test.start));
  while (test.state.document.redoStack.length > 0) editor.redo();
  expect(textOf(test.state.document)).toBe(top);
}
