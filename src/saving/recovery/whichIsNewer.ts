import type { UndoEntry, WorldDocument } from "../../engine/index.ts";

/** A save, and work on the same game that this browser has recorded. */
export interface TwoVersions {
  readonly saved: { readonly document: WorldDocument; readonly revision: number };
  /** `revision`: that of the last save that the work is known to follow. */
  readonly copy: { readonly document: WorldDocument; readonly revision: number };
}

/**
 * Which of two versions contains all edits of the other; null if each has edits of its own, so that only the child can choose. Playing is
 * no edit: what it changed may be left behind.
 */
export function whichIsNewer({ saved, copy }: TwoVersions): "saved" | "copy" | null {
  if (copy.revision === saved.revision) return "copy";
  // A game is also renamed in My Games, which is no step of undo.
  if (nameOf(saved.document) !== nameOf(copy.document)) return null;
  // A closing page does not wait for the answer to its last save, so its work may follow that save without knowing its revision.
  const steps = { saved: stepsOf(saved.document), copy: stepsOf(copy.document) };
  if (areSame(steps.saved, steps.copy)) return isMadeAlike(saved.document, copy.document) ? "saved" : null;
  if (continues(steps.saved, steps.copy)) return "saved";
  return continues(steps.copy, steps.saved) ? "copy" : null;
}

interface Steps {
  readonly undo: readonly string[];
  readonly redo: readonly string[];
}

/** Every edit makes a step to undo, with the values before and after it. */
function stepsOf({ undoStack, redoStack }: WorldDocument): Steps {
  return { undo: undoStack.map(textOf), redo: redoStack.map(textOf) };
}

/** Without what ticks have changed before and after it. */
function textOf({ label, changes }: UndoEntry): string {
  return JSON.stringify([label, changes]);
}

function areSame(some: Steps, others: Steps): boolean {
  return sameTexts(some.undo, others.undo) && sameTexts(some.redo, others.redo);
}

/** Whether the later steps begin with all the earlier ones. A save without steps proves nothing: it may have left them out to save room. */
function continues(later: Steps, earlier: Steps): boolean {
  const [oldest] = later.undo;
  if (oldest === undefined || later.redo.length > 0 || earlier.redo.length > 0) return false;
  // The oldest steps are forgotten when there are too many.
  const shared = earlier.undo.slice(Math.max(0, earlier.undo.indexOf(oldest)));
  return shared.length > 0 && sameTexts(later.undo.slice(0, shared.length), shared);
}

/** Whether characters and rules are the same, which no game changes by itself. */
function isMadeAlike(one: WorldDocument, other: WorldDocument): boolean {
  return JSON.stringify(one.characters) === JSON.stringify(other.characters);
}

function nameOf({ world }: WorldDocument): string {
  return world.metadata.name;
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, index) => text === others[index]);
}
