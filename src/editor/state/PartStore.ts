import { shallow } from "zustand/vanilla/shallow";
import type { EditorStore } from "./createStore.ts";
import type { EditorState } from "./EditorState.ts";

/**
 * Notifies a view only if a top-level part of the state that it has read has changed. Hundreds of views subscribe, most
 * of them to one small thing, so an edit should cost as much as it changes, not as much as is shown.
 */
export class PartStore<State extends object> {
  readonly #store: EditorStore;
  readonly #partsOf: (whole: EditorState) => State;
  readonly #followers = new Map<PartSelection<State, unknown>, () => void>();
  /** The followers that have read a part, by its name. */
  readonly #readers = new Map<PropertyKey, Set<PartSelection<State, unknown>>>();
  #end: (() => void) | null = null;

  constructor(store: EditorStore, partsOf: (whole: EditorState) => State) {
    this.#store = store;
    this.#partsOf = partsOf;
  }

  get now(): State {
    return this.#partsOf(this.#store.getState());
  }

  /** Calls `tell` on changes; returns what ends it. The editor's store has one subscriber for all followers. */
  follow(selection: PartSelection<State, unknown>, tell: () => void): () => void {
    this.#end ??= this.#store.subscribe((whole, before) => this.#tell(this.#partsOf(whole), this.#partsOf(before)));
    this.#followers.set(selection, tell);
    for (const part of selection.parts) this.reads(selection, part);
    return () => this.#forget(selection);
  }

  /** From now on a follower is also notified of this part. */
  reads(selection: PartSelection<State, unknown>, part: PropertyKey): void {
    if (!this.#followers.has(selection)) return;
    const readers = this.#readers.get(part) ?? new Set();
    this.#readers.set(part, readers.add(selection));
  }

  #tell(state: State, before: State): void {
    for (const selection of this.#concerned(state, before)) this.#followers.get(selection)?.();
  }

  #concerned(state: State, before: State): Iterable<PartSelection<State, unknown>> {
    if (state === before) return [];
    const changed = Object.keys(state).filter((part) => Reflect.get(state, part) !== Reflect.get(before, part));
    return new Set(changed.flatMap((part) => [...(this.#readers.get(part) ?? [])]));
  }

  #forget(selection: PartSelection<State, unknown>): void {
    this.#followers.delete(selection);
    for (const part of selection.parts) this.#readers.get(part)?.delete(selection);
    if (this.#followers.size > 0) return;
    this.#end?.();
    this.#end = null;
  }
}

/** The selection of one view and its last result. */
export class PartSelection<State extends object, Answer> {
  readonly #store: PartStore<State>;
  /** All parts ever read, with their values: a render that React discarded may have read other parts than the one shown. */
  readonly #read = new Map<PropertyKey, unknown>();
  #last: { readonly selector: unknown; readonly answer: Answer } | null = null;

  constructor(store: PartStore<State>) {
    this.#store = store;
  }

  get parts(): Iterable<PropertyKey> {
    return this.#read.keys();
  }

  follow = (tell: () => void): (() => void) => this.#store.follow(this, tell);

  /** Runs the selector again only if it is another one or a part that it read has changed; an equal result stays the same object. */
  select(selector: (state: State) => Answer): Answer {
    const last = this.#last;
    const state = this.#store.now;
    if (last?.selector === selector && !this.#isOther(state)) return last.answer;
    for (const part of this.#read.keys()) this.#read.set(part, Reflect.get(state, part));
    const found = selector(this.#noting(state));
    const answer = last && shallow(last.answer, found) ? last.answer : found;
    this.#last = { selector, answer };
    return answer;
  }

  /** Whether a part that was read has changed. */
  #isOther(state: State): boolean {
    for (const [part, value] of this.#read) if (Reflect.get(state, part) !== value) return true;
    return false;
  }

  #noting(state: State): State {
    const get = (parts: State, name: PropertyKey) => {
      const value = Reflect.get(parts, name);
      if (!this.#read.has(name)) this.#store.reads(this, name);
      this.#read.set(name, value);
      return value;
    };
    return new Proxy(state, { get });
  }
}
