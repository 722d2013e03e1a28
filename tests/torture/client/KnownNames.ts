/** What a torture run knows of its game: the name that must be found again, and which others may be. */

export class KnownNames {
  #sure: string;
  /** Edits after it that nothing has kept for certain, oldest first. */
  #unsure: readonly string[] = [];
  /** Saved by another device that had seen what is here: a window opened anew shows it. */
  #onTop: string[] = [];

  constructor(name: string) {
    this.#sure = name;
  }

  get possible(): readonly string[] {
    return [this.#sure, ...this.#unsure, ...this.#onTop];
  }

  /** It is kept, or was chosen, or found: nothing before it may come back by itself. */
  isSure(name: string): void {
    this.#sure = name;
    this.#unsure = [];
    this.#onTop = [];
  }

  mayBeLost(name: string): void {
    this.#unsure = [...this.#unsure, name];
  }

  /** All that was made is in a save. */
  isSaved(): void {
    const last = this.#unsure.at(-1);
    if (last !== undefined) this.isSure(last);
  }

  /** Nothing keeps what is here but this window, and the server its last save (null: not known). */
  isCleared(onServer: string | null): void {
    this.#unsure = this.possible;
    this.#onTop = [];
    if (onServer !== null) this.#sure = onServer;
  }

  savedElsewhere(name: string, before: string): void {
    if (this.possible.includes(before)) this.#onTop.push(name);
  }
}
