/**
 * The undo stacks of a document, as pure functions. Ticks make no entries, but undo has to revert them, too, so their
 * net change is kept: `since` is that of the ticks between the previous entry and this one, `loose` that of the ticks
 * since the current position in the stacks. That position is just before the next entry to redo or, with nothing to
 * redo, just after the last one done. Undoing the newest entry keeps `loose` as its `trailing`, so that redo leads back
 * to exactly what was there.
 */
import { UNDO_DEPTH, type UndoEntry, type WorldDocument } from "../../engine/index.ts";
import { applyChanges } from "./applyChanges.ts";
import { inverse, type PlacedChange } from "./change.ts";
import { diff } from "./diff.ts";

export interface TickedEntry extends UndoEntry {
  readonly changes: readonly PlacedChange[];
  readonly since?: readonly PlacedChange[];
  readonly loose?: readonly PlacedChange[];
  readonly trailing?: readonly PlacedChange[];
}

type Content = Pick<WorldDocument, "characters" | "world">;

/** The document after an edit, with its entry; without one if the edit changed nothing undoable. */
export function withStep(before: WorldDocument, after: WorldDocument, label: string): WorldDocument {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return after;
  const since = ticksBefore(before);
  const step: TickedEntry = { label, changes, ...(since.length > 0 ? { since } : {}) };
  return { ...after, undoStack: [...settled(before.undoStack), step].slice(-UNDO_DEPTH), redoStack: [] };
}

/** Whether ticks have changed anything since the last edit, undo or redo. */
export function isPlayedSince(document: WorldDocument): boolean {
  return looseTicks(document).length > 0;
}

/** Reverts the last edit and the ticks since. */
export function undoStep(document: WorldDocument): WorldDocument {
  const step: TickedEntry | undefined = document.undoStack.at(-1);
  if (!step) return document;
  const content = revert(document, [...step.changes, ...ticksBefore(document)]);
  return {
    ...standing(document, content),
    undoStack: document.undoStack.slice(0, -1),
    redoStack: [...settled(document.redoStack), left(step)],
  };
}

/** Redoes the last undone edit and the ticks that followed it, up to the next edit or the first undo. */
export function redoStep(document: WorldDocument): WorldDocument {
  const step: TickedEntry | undefined = document.redoStack.at(-1);
  if (!step) return document;
  const redoStack = document.redoStack.slice(0, -1);
  const undoStack = [...document.undoStack, reached(step)];
  const here = revert(document, looseTicks(document));
  const changes = [...step.changes, ...sinceOf(redoStack), ...(step.trailing ?? [])];
  return { ...standing(document, applyChanges(here, changes)), undoStack, redoStack };
}

/** The document after ticks, with what they changed since the last entry. */
export function withTicks(before: WorldDocument, after: WorldDocument): WorldDocument {
  const loose = changesBetween(revert(before, looseTicks(before)), after);
  if (before.redoStack.length > 0) return { ...after, redoStack: withLoose(before.redoStack, loose) };
  return { ...after, undoStack: withLoose(before.undoStack, loose) };
}

/** The undoable content: not what only ticks write, and not the speed. */
function changesBetween(before: Content, after: Content): PlacedChange[] {
  return diff(watched(before), watched(after));
}

function watched({ characters, world }: Content) {
  const { input: _input, evaluatedRuleIds: _lights, history: _history, speed: _speed, ...rest } = world;
  return { characters, world: inOrder(rest) };
}

/** The order of a world's fields means nothing, and changes while it is played; a change of it must not look like one of the world. */
function inOrder<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) as Fields;
}

function revert(content: Content, changes: readonly PlacedChange[]): Content {
  const { characters, world } = content;
  return applyChanges({ characters, world }, inverse(changes));
}

/** A document with other content has no ticks to step back to. */
function standing(document: WorldDocument, content: Content): WorldDocument {
  return { ...document, ...content, world: { ...content.world, history: [], evaluatedRuleIds: {} } };
}

/** The net change of all ticks since the last entry that is done. */
function ticksBefore(document: WorldDocument): readonly PlacedChange[] {
  const [since, loose] = [sinceOf(document.redoStack), looseTicks(document)];
  if (since.length === 0 || loose.length === 0) return [...since, ...loose];
  return changesBetween(revert(document, [...since, ...loose]), document);
}

function looseTicks(document: WorldDocument): readonly PlacedChange[] {
  const top: TickedEntry | undefined = document.redoStack.at(-1) ?? document.undoStack.at(-1);
  return top?.loose ?? [];
}

function sinceOf(redoStack: readonly TickedEntry[]): readonly PlacedChange[] {
  return redoStack.at(-1)?.since ?? [];
}

function settled(stack: readonly TickedEntry[]): TickedEntry[] {
  return stack.map((step, index) => (index === stack.length - 1 ? withoutLoose(step) : step));
}

/** An entry that was just undone. */
function left({ loose, ...step }: TickedEntry): TickedEntry {
  return loose === undefined ? step : { ...step, trailing: loose };
}

/** An entry that was just redone. */
function reached({ loose: _loose, trailing, ...step }: TickedEntry): TickedEntry {
  return trailing === undefined ? step : { ...step, loose: trailing };
}

function withoutLoose({ loose: _loose, ...step }: TickedEntry): TickedEntry {
  return step;
}

function withLoose(stack: readonly TickedEntry[], loose: readonly PlacedChange[]): TickedEntry[] {
  const top = stack.at(-1);
  return top ? [...stack.slice(0, -1), loose.length > 0 ? { ...top, loose } : withoutLoose(top)] : [];
}
