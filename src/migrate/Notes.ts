/** What had to be repaired on the way, each said once: in plain words for a child, and in exact ones for the log. */
export class Notes {
  readonly #texts = new Set<string>();
  readonly #faults = new Set<string>();

  add(text: string): void {
    this.#texts.add(text);
  }

  /** Not for a child to read. */
  log(fault: string): void {
    this.#faults.add(fault);
  }

  get all(): readonly string[] {
    return [...this.#texts];
  }

  get faults(): readonly string[] {
    return [...this.#faults];
  }
}
