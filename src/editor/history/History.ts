import type { World, WorldDocument } from "../../engine/index.ts";
import type { EditorStore } from "../store/createStore.ts";
import { forgotten } from "./forgotten.ts";
import { redoneInSight } from "./redoneInSight.ts";
import { undone, withStep, withTicks } from "./steps.ts";

export type Command = (document: WorldDocument) => WorldDocument;

/** What history asks and tells the rest of the editor. */
export interface HistoryLinks {
  /** A player takes no edit. */
  readonly refused: boolean;
  /** An edit is about to be made: the document has to be up to date. */
  readonly before: () => void;
  /** The document was edited, or an edit was taken back or made again. */
  readonly changed: () => void;
  /** What a game did while it played is in the document now. */
  readonly settled: () => void;
}

/** Runs commands on the document and keeps the way back: one entry a command, or one a gesture (details §3). */
export class History {
  readonly #store: EditorStore;
  readonly #links: HistoryLinks;
  #marked: WorldDocument | null = null;

  constructor(store: EditorStore, links: HistoryLinks) {
    this.#store = store;
    this.#links = links;
  }

  /** Makes one edit; a command that changes nothing leaves no entry. */
  run(label: string, command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    const before = this.#document;
    const after = forgotten(before, command(before));
    if (after !== before) this.#put(this.#marked ? after : withStep(before, after, label));
  }

  /** Changes what is looked at, which is no edit: no entry, and the undo of an edit before it takes it back, too. */
  look(command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    const before = this.#document;
    const after = command(before);
    if (after !== before) this.#put(withTicks(before, after));
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
    if (before && before !== this.#document) this.#put(withStep(before, this.#document, label));
  }

  /** Ends the gesture and puts back all that it did. */
  bail(): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && before !== this.#document) this.#put(before);
  }

  undo(): void {
    this.#walk(undone);
  }

  redo(): void {
    this.#walk(redoneInSight);
  }

  /** Takes in what a played game became; no entry. */
  settle(played: World): void {
    const before = this.#document;
    const { speed } = before.world;
    // The game began to play before its speed may have been changed.
    const world = speed === undefined ? played : { ...played, speed };
    this.#store.setState({ document: withTicks(before, { ...before, world }) });
    this.#links.settled();
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
