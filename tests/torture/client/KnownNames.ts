/** What a torture run knows of its game: the name that must be found again, which others may be, and what was overwritten unasked. */

export interface Save {
  readonly name: string;
  readonly revision: number;
}

export class KnownNames {
  #sure = "";
  /** Edits after it that nothing has kept for certain, oldest first. */
  #unsure: readonly string[] = [];
  /** Saved by another device that had seen what is here: a window opened anew shows it. */
  #onTop: readonly Save[] = [];
  /** Saved by another device, and neither shown nor asked about here. */
  #unseen: readonly Save[] = [];
  #overwritten: readonly string[] = [];
  #newestRevision = 0;

  get possible(): readonly string[] {
    return [this.#sure, ...this.#unsure, ...this.#onTop.map(({ name }) => name)];
  }

  /** What another device saved, and was replaced here without a question. */
  get overwrittenInSilence(): readonly string[] {
    return this.#overwritten;
  }

  /** It is kept in this browser: nothing before it may come back by itself. */
  isKept(name: string): void {
    this.#sure = name;
    this.#unsure = [];
    this.#onTop = [];
  }

  /** A window shows it, and goes on from there; a save of a window that is gone may still arrive, and bring what it knew. */
  isFound(name: string, mayArrive = false): void {
    const others = this.possible.filter((other) => other !== name);
    const found = this.#unseen.findIndex((save) => save.name === name);
    this.#unseen = this.#unseen.slice(found + 1);
    this.isKept(name);
    if (mayArrive) this.#unsure = others;
  }

  /** The child has chosen between what is here and what was saved elsewhere. */
  isAsked(): void {
    this.#unseen = [];
  }

  mayBeLost(name: string): void {
    this.#unsure = [...this.#unsure, name];
  }

  /** The server has told a window so. Answers may come late, after what was saved on top of it. */
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

  /** Nothing keeps what is here but this window, and the server its last save. */
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
