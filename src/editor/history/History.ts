import type { World, WorldDocument } from "../../engine/index.ts";
import { withEditAtStart } from "../commands/automaticStart.ts";
import { withDerivedAnew } from "../commands/derivedRules.ts";
import { withPlayedWorld } from "../playback/withPlayedWorld.ts";
import type { EditorStore } from "../state/createStore.ts";
import { amended, type EntryMark, type LateText, lastEntry } from "./amended.ts";
import { redoInView } from "./redoInView.ts";
import { withoutStaleTicks } from "./staleTicks.ts";
import { isPlayedSince, undoStep, withStep, withTicks } from "./steps.ts";

export type Command = (document: WorldDocument) => WorldDocument;

/** An entry that takes longer than this to compute is logged, in ms. */
const SLOW_MS = 50;

export interface HistoryDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** True for players, whose game cannot be edited. */
  readonly refused: boolean;
  /** Whether an edit is not allowed now; says so to the child. */
  readonly forbids: (before: WorldDocument, after: WorldDocument) => boolean;
  /** Called before an edit, to bring the document up to date. */
  readonly before: () => void;
  /** Called after an edit, undo or redo. */
  readonly changed: () => void;
  /** Called with each new entry. */
  readonly entered: (label: string, entry: EntryMark) => void;
  /** Called when ticks were put into the document. */
  readonly settled: () => void;
}

/** Runs commands on the document and makes one undo entry for each command or gesture. */
export class History {
  readonly #store: EditorStore;
  readonly #deps: HistoryDeps;
  #marked: WorldDocument | null = null;

  constructor(store: EditorStore, deps: HistoryDeps) {
    this.#store = store;
    this.#deps = deps;
  }

  /** Makes one edit; a command that changes nothing makes no entry. */
  run(label: string, command: Command): void {
    if (this.#deps.refused) return;
    this.#deps.before();
    const before = this.#document;
    const after = edited(before, command);
    if (after === before || this.#deps.forbids(before, after)) return;
    if (this.#marked) this.#put(after);
    else this.#enter(before, after, label);
  }

  /** The document before an entry, if that is the last one and nothing was played since; otherwise null. */
  documentBefore(entry: EntryMark): WorldDocument | null {
    this.#deps.before();
    const document = this.#document;
    return this.lastEntry === entry && !isPlayedSince(document) ? undoStep(document) : null;
  }

  /** Makes an edit as if the last entry had never been made. A command that changes nothing then leaves no entry. */
  replaceLast(label: string, command: Command): void {
    if (this.#deps.refused) return;
    this.#deps.before();
    this.bail();
    const before = undoStep(this.#document);
    const after = edited(before, command);
    if (after === before) this.#put(before);
    else this.#enter(before, after, label);
  }

  /** Makes a change without an entry, such as showing another stage; undoing the edit before it undoes it, too. */
  runWithoutEntry(command: Command): void {
    if (this.#deps.refused) return;
    this.#deps.before();
    const before = this.#document;
    const after = command(before);
    if (after !== before) this.#put(withTicks(before, after));
  }

  /** The entry that undo would take back next, if there is one. */
  get lastEntry(): EntryMark | null {
    return lastEntry(this.#document);
  }

  /** Adds a late text to an entry; does nothing if that entry is no longer remembered. */
  amend(entry: EntryMark, late: LateText): void {
    if (this.#deps.refused) return;
    this.#deps.before();
    if (this.#marked) this.#marked = amended(this.#marked, entry, late);
    const after = amended(this.#document, entry, late);
    if (after !== this.#document) this.#put(after);
  }

  /** From now on all edits belong to one gesture, until `commit` or `bail`. */
  mark(): void {
    this.#deps.before();
    this.#marked = this.#document;
  }

  /** Ends the gesture and makes one entry for it. */
  commit(label: string): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && before !== this.#document) this.#enter(before, this.#document, label);
  }

  /** Ends the gesture and reverts it. */
  bail(): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && before !== this.#document) this.#put(before);
  }

  undo(): void {
    this.#walk(undoStep);
  }

  redo(): void {
    this.#walk(redoInView);
  }

  /** Puts a played world into the document, without an entry. */
  absorbTicks(played: World): void {
    const before = this.#document;
    this.#store.setState({ document: withTicks(before, withPlayedWorld(before, played)) });
    this.#deps.settled();
  }

  #enter(before: WorldDocument, after: WorldDocument, label: string): void {
    const past = this.lastEntry;
    this.#put(this.#entered(before, after, label));
    const { lastEntry } = this;
    if (lastEntry && lastEntry !== past) this.#deps.entered(label, lastEntry);
  }

  #entered(before: WorldDocument, after: WorldDocument, label: string): WorldDocument {
    const began = this.#deps.now();
    const entered = withStep(before, after, label);
    const took = this.#deps.now() - began;
    if (took > SLOW_MS) console.warn(`The entry to undo "${label}" took ${Math.round(took)} ms to find`);
    return entered;
  }

  #walk(step: Command): void {
    this.bail();
    const after = step(this.#document);
    if (after !== this.#document) this.#put(after);
  }

  get #document(): WorldDocument {
    return this.#store.getState().document;
  }

  #put(document: WorldDocument): void {
    this.#store.setState({ document });
    this.#deps.changed();
  }
}

function edited(before: WorldDocument, command: Command): WorldDocument {
  const after = withDerivedAnew(before, command(before));
  return withoutStaleTicks(before, withEditAtStart(before, after));
}
