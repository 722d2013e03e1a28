/** The events of a torture run in order, to be printed when it fails. */

const SHOWN_LAST = 80;

export class Diary {
  readonly #begun = Date.now();
  readonly #lines: string[] = [];
  readonly #steps: string[] = [];

  /** Records a random step. */
  step(name: string): void {
    this.#steps.push(name);
    this.note(`step ${this.#steps.length}: ${name}`);
  }

  note(line: string): void {
    this.#lines.push(`${((Date.now() - this.#begun) / 1000).toFixed(1)} s  ${line}`);
  }

  get text(): string {
    return [this.#steps.join(", "), ...this.#lines.slice(-SHOWN_LAST)].join("\n");
  }
}
