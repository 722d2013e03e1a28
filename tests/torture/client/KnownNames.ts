/** What a torture run knows of its game: the name that must be found again, others that may be, and what was overwritten unasked. */

export interface Save {
  readonly name: string;
  readonly revision: number;
}

export class KnownNames {
  #sure = "";
  /** Later edits that may not be stored yet, oldest first. */
  #unsure: readonly string[] = [];
  /** Saved by another device that had seen the state here: a newly opened window shows it. */
  #onTop: readonly Save[] = [];
  /** Saved by another device, and neither shown nor asked about here. */
  #unseen: readonly Save[] = [];
  #overwritten: readonly string[] = [];
  #newestRevision = 0;

  get possible(): readonly string[] {
    return [this.#sure, ...this.#unsure, ...this.#onTop.map(({ name }) => name)];
  }

  /** What another device saved and was replaced here without a question. */
  get overwrittenInSilence(): readonly string[] {
    return this.#overwritten;
  }

  /** Stored in this browser: nothing earlier may come back by itself. */
  isKept(name: string): void {
    this.#sure = name;
    this.#unsure = [];
    this.#onTop = [];
  }

  /** A window shows this name and continues from there; a save by a closed window may still arrive, with what that window knew. */
  isFound(name: string, mayArrive = false): void {
    const others = this.possible.filter((other) => other !== name);
    const found = this.#unseen.findIndex((save) => save.name === name);
    this.#unseen = this.#unseen.slice(found + 1);
    this.isKept(name);
    if (mayArrive) this.#unsure = others;
  }

  /** The child has chosen between the version here and one saved elsewhere. */
  isAsked(): void {
    this.#unseen = [];
  }

  mayBeLost(name: string): void {
    this.#unsure = [...this.#unsure, name];
  }

  /** The server has confirmed a save to a window. Answers may arrive after later saves. */
  isSaved({ name, revision }: Save): void {
    const isOlder = (save: Save) => save.revision < revision;
    this.#overwritten = [...this.#overwritten, ...this.#unseen.filter(isOlder).map((save) => save.name)];
    this.#unseen = this.#unseen.filter((save) => !isOlder(save));
    if (revision < this.#newestRevision) return;
    this.#newestRevision = revision;
    this.#onTop = [];
    const last = this.#unsure.lastIndexOf(name);
    if (last >= 0) this.#sure = name;
    this.#unsure = this.#unsure.slice(last + 1);
  }

  /** Only this window has the current state, and the server its last save. */
  isCleared(onServer: string): void {
    this.#unsure = this.possible;
    this.#onTop = [];
    this.#sure = onServer;
  }

  savedElsewhere(save: Save, before: string): void {
    this.#newestRevision = Math.max(this.#newestRevision, save.revision);
    this.#unseen = [...this.#unseen, save];
    if (this.possible.includes(before)) this.#onTop = [...this.#onTop, save];
  }
}
