import type { WorldDocument } from "../../engine/index.ts";
import { applyChanges } from "./applyChanges.ts";
import { isPlainObject, type PlacedChange } from "./change.ts";
import type { TickedEntry } from "./steps.ts";

/** Identifies an entry, wherever undo and redo have moved it since. */
export type EntryMark = readonly PlacedChange[];

/** A text that arrives after its entry was made: its place, which no list leads to, and the text it replaces. */
export interface LateText {
  readonly path: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** The entry that undo would take back next. */
export function lastEntry({ undoStack }: WorldDocument): EntryMark | null {
  const top: TickedEntry | undefined = undoStack.at(-1);
  return top?.changes ?? null;
}

/** The document as if the text had been part of the entry from the beginning; unchanged if the entry is no longer remembered. */
export function amended(document: WorldDocument, entry: EntryMark, late: LateText): WorldDocument {
  const undone = place(document.redoStack, entry);
  const done = undone < 0 ? place(document.undoStack, entry) : document.undoStack.length;
  if (done < 0) return document;
  const undoStack = document.undoStack.map((step, index) => amendedStep(step, index - done, late));
  const redoStack = document.redoStack.map((step, index) => amendedStep(step, undone < 0 ? 1 : undone - index, late));
  return { ...(undone < 0 ? withText(document, late) : document), undoStack, redoStack };
}

function place(stack: readonly TickedEntry[], entry: EntryMark): number {
  return stack.findIndex(({ changes }) => changes === entry);
}

/** `age` is 0 for the entry itself, negative for earlier and positive for later ones. */
function amendedStep(step: TickedEntry, age: number, late: LateText): TickedEntry {
  if (age < 0) return step;
  const changes = step.changes.map((change) => amendedChange(change, age > 0, late));
  const isSaid = step.changes.some(({ path }) => leadsTo(path, late));
  if (age === 0 && !isSaid) changes.push({ path: late.path, before: late.from, after: late.to });
  const isSame = changes.length === step.changes.length && changes.every((change, at) => change === step.changes[at]);
  // Other late texts may identify their entries by this very list.
  return isSame ? step : { ...step, changes };
}

function amendedChange(change: PlacedChange, isLater: boolean, late: LateText): PlacedChange {
  if (!leadsTo(change.path, late)) return change;
  const depth = change.path.length;
  const before = isLater ? textIn(change.before, depth, late) : change.before;
  const after = textIn(change.after, depth, late);
  if (before === change.before && after === change.after) return change;
  return {
    ...change,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

function leadsTo(path: readonly string[], late: LateText): boolean {
  return path.length <= late.path.length && path.every((step, depth) => step === late.path[depth]);
}

function withText(document: WorldDocument, late: LateText): WorldDocument {
  const { characters, world } = document;
  const content = { characters, world };
  const changed = textIn(content, 0, late);
  return changed === content ? document : { ...document, ...(changed as typeof content) };
}

/** The value at a path with the text put into it. */
function textIn(value: unknown, depth: number, { path, from, to }: LateText): unknown {
  const rest = path.slice(depth);
  return readsAt(value, rest) === from ? applyChanges(value, [{ path: rest, before: from, after: to }]) : value;
}

function readsAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (isPlainObject(part) && Object.hasOwn(part, key) ? part[key] : null),
    value,
  );
}
