import type { World, WorldDocument } from "../../engine/index.ts";
import type { EditorStore } from "../state/createStore.ts";
import { amended, type EntryMark, type LateText, lastEntry } from "./amended.ts";
import { dropStaleTicks } from "./dropStaleTicks.ts";
import { redoInView } from "./redoInView.ts";
import { undoStep, withStep, withTicks } from "./steps.ts";

export type Command = (document: WorldDocument) => WorldDocument;

/** An entry that takes longer to find is told of, in ms (spec §8 "Minor"). */
const SLOW_MS = 50;

/** What history asks and tells the rest of the editor. */
export interface HistoryDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** A player takes no edit. */
  readonly refused: boolean;
  /** An edit is about to be made: the document has to be up to date. */
  readonly before: () => void;
  /** The document was edited, or an edit was taken back or made again. */
  readonly changed: () => void;
  /** An entry was made. */
  readonly entered: (label: string, entry: EntryMark) => void;
  /** What a game did while it played is in the document now. */
  readonly settled: () => void;
}

/** Runs commands on the document and keeps the way back: one entry a command, or one a gesture (details §3). */
export class History {
  readonly #store: EditorStore;
  readonly #links: HistoryDeps;
  #marked: WorldDocument | null = null;

  constructor(store: EditorStore, links: HistoryDeps) {
    this.#store = store;
    this.#links = links;
  }

  /** Makes one edit; a command that changes nothing leaves no entry. */
  run(label: string, command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    const before = this.#document;
    const after = dropStaleTicks(before, command(before));
    if (after === before) return;
    if (this.#marked) this.#put(after);
    else this.#enter(before, after, label);
  }

  /** Changes what is looked at, which is no edit: no entry, and the undo of an edit before it takes it back, too. */
  runWithoutEntry(command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    const before = this.#document;
    const after = command(before);
    if (after !== before) this.#put(withTicks(before, after));
  }

  /** The entry that was made last; null: there is none. */
  get lastEntry(): EntryMark | null {
    return lastEntry(this.#document);
  }

  /** Adds to an entry what came too late to be made with it; nothing where that entry is forgotten. */
  amend(entry: EntryMark, late: LateText): void {
    if (this.#links.refused) return;
    this.#links.before();
    if (this.#marked) this.#marked = amended(this.#marked, entry, late);
    const after = amended(this.#document, entry, late);
    if (after !== this.#document) this.#put(after);
  }

  /** From here on edits belong to one gesture, until `commit` or `bail`. */
  mark(): void {
    this.#links.before();
    this.#marked = this.#document;
  }

  /** Ends the gesture as one entry. */
  commit(label: string): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && before !== this.#document) this.#enter(before, this.#document, label);
  }

  /** Ends the gesture and puts back all that it did. */
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

  /** Takes in what a played game became; no entry. */
  absorbTicks(played: World): void {
    const before = this.#document;
    const { speed } = before.world;
    // The game began to play before its speed may have been changed.
    const world = speed === undefined ? played : { ...played, speed };
    this.#store.setState({ document: withTicks(before, { ...before, world }) });
    this.#links.settled();
  }

  #enter(before: WorldDocument, after: WorldDocument, label: string): void {
    const past = this.lastEntry;
    this.#put(this.#entered(before, after, label));
    const { lastEntry } = this;
    if (lastEntry && lastEntry !== past) this.#links.entered(label, lastEntry);
  }

  #entered(before: WorldDocument, after: WorldDocument, label: string): WorldDocument {
    const began = this.#links.now();
    const entered = withStep(before, after, label);
    const took = this.#links.now() - began;
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
    this.#links.changed();
  }
}
