/** Every story about the editor ends with this: undo to the start, redo to the top, with nothing lost on the way. */
import { expect } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import type { TestEditor } from "./TestEditor.ts";

/** The game itself, in the exact order of its maps; ticks to step back to are not kept across an undo. */
export function textOf({ characters, world }: WorldDocument): string {
  const { history: _history, evaluatedRuleIds: _lights, ...rest } = world;
  return JSON.stringify({ characters, world: rest });
}

/** Goes to the top, undoes everything and does it again. */
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
