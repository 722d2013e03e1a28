/** What had to be repaired on the way, in plain words, each said once. */
export class Notes {
  readonly #texts = new Set<string>();

  add(text: string): void {
    this.#texts.add(text);
  }

  get all(): readonly string[] {
    return [...this.#texts];
  }
}
