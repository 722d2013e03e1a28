/**
 * What views look at of a state made of parts, which are read by name and never written: of a change only those hear
 * who have read one of the parts that changed.
 */
import { shallow } from "zustand/vanilla/shallow";
import type { EditorStore } from "./createStore.ts";
import type { EditorState } from "./EditorState.ts";

/** Hundreds of views look, and most of them at one small thing: an edit is to cost what it changes, and not what is shown. */
export class PartStore<State extends object> {
  readonly #store: EditorStore;
  readonly #partsOf: (whole: EditorState) => State;
  readonly #followers = new Map<Look<State, unknown>, () => void>();
  /** Those of them who have read a part, by its name. */
  readonly #readers = new Map<PropertyKey, Set<Look<State, unknown>>>();
  #end: (() => void) | null = null;

  constructor(store: EditorStore, partsOf: (whole: EditorState) => State) {
    this.#store = store;
    this.#partsOf = partsOf;
  }

  get now(): State {
    return this.#partsOf(this.#store.getState());
  }

  /** The answer ends it; the editor's store has one subscriber more as long as anybody looks. */
  follow(look: Look<State, unknown>, tell: () => void): () => void {
    this.#end ??= this.#store.subscribe((whole, before) => this.#tell(this.#partsOf(whole), this.#partsOf(before)));
    this.#followers.set(look, tell);
    for (const part of look.parts) this.reads(look, part);
    return () => this.#forget(look);
  }

  /** From here on a look that is followed hears of this part, too. */
  reads(look: Look<State, unknown>, part: PropertyKey): void {
    if (!this.#followers.has(look)) return;
    const readers = this.#readers.get(part) ?? new Set();
    this.#readers.set(part, readers.add(look));
  }

  #tell(state: State, before: State): void {
    for (const look of this.#concerned(state, before)) this.#followers.get(look)?.();
  }

  #concerned(state: State, before: State): Iterable<Look<State, unknown>> {
    if (state === before) return [];
    const changed = Object.keys(state).filter((part) => Reflect.get(state, part) !== Reflect.get(before, part));
    return new Set(changed.flatMap((part) => [...(this.#readers.get(part) ?? [])]));
  }

  #forget(look: Look<State, unknown>): void {
    this.#followers.delete(look);
    for (const part of look.parts) this.#readers.get(part)?.delete(look);
    if (this.#followers.size > 0) return;
    this.#end?.();
    this.#end = null;
  }
}

/** What one view asks of the state, and was answered last. */
export class Look<State extends object, Answer> {
  readonly #store: PartStore<State>;
  /** All that it ever read, as it was: a picture that React began and threw away may have asked for other parts than the one shown. */
  readonly #read = new Map<PropertyKey, unknown>();
  #last: { readonly selector: unknown; readonly answer: Answer } | null = null;

  constructor(store: PartStore<State>) {
    this.#store = store;
  }

  get parts(): Iterable<PropertyKey> {
    return this.#read.keys();
  }

  follow = (tell: () => void): (() => void) => this.#store.follow(this, tell);

  /** Asked anew only by another selector, or where a part that it read is another one; what says the same stays the same object. */
  see(selector: (state: State) => Answer): Answer {
    const last = this.#last;
    const state = this.#store.now;
    if (last?.selector === selector && !this.#isOther(state)) return last.answer;
    for (const part of this.#read.keys()) this.#read.set(part, Reflect.get(state, part));
    const found = selector(this.#noting(state));
    const answer = last && shallow(last.answer, found) ? last.answer : found;
    this.#last = { selector, answer };
    return answer;
  }

  /** Whether a part that it read is another one now. */
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
