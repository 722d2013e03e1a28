export interface Aim {
  readonly want: number;
  /** Undefined if the figure is only a guide. */
  readonly binding?: number;
  readonly isBetter: "higher" | "lower";
}

export function atLeast(want: number, binding: number): Aim {
  return { want, binding, isBetter: "higher" };
}

export function atMost(want: number, binding: number): Aim {
  return { want, binding, isBetter: "lower" };
}

export interface Measured {
  readonly value: number;
  /** The lowest and the highest of the rounds. */
  readonly spread: readonly [number, number];
}

/** The measured figures of a bench, with what is wanted of each and what must hold. */
export class Figures {
  readonly #aims: ReadonlyMap<string, Aim>;
  readonly #measured = new Map<string, Measured>();

  constructor(aims: Readonly<Record<string, Aim>>) {
    this.#aims = new Map(Object.entries(aims));
  }

  /** Stores the median of the rounds under a name that has an aim. */
  keep(name: string, rounds: readonly number[]): void {
    if (!this.#aims.has(name)) throw new Error(`Nobody asked for the figure ${name}.`);
    const sorted = [...rounds].sort((a, b) => a - b);
    const value = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    this.#measured.set(name, { value, spread: [sorted[0] ?? value, sorted.at(-1) ?? value] });
  }

  /** The names of figures that miss their binding value or were not measured. */
  get failed(): string[] {
    return [...this.#aims].flatMap(([name, aim]) => (this.#reaches(name, aim.binding, aim) ? [] : [name]));
  }

  get json(): string {
    const figures = [...this.#measured].map(([name, { value }]) => [name, Number(value.toPrecision(4))]);
    return JSON.stringify({ figures: Object.fromEntries(figures) });
  }

  get table(): string {
    const rows = [...this.#aims].map(([name, aim]) => this.#row(name, aim));
    const heads = ["figure", "measured", "lowest", "highest", "want", "binding", ""];
    return [heads, ...rows].map(aligned).join("\n");
  }

  #row(name: string, aim: Aim): string[] {
    const measured = this.#measured.get(name);
    const sign = aim.isBetter === "higher" ? ">=" : "<=";
    const numbers = measured ? [measured.value, ...measured.spread].map(plain) : ["-", "-", "-"];
    return [
      name,
      ...numbers,
      plain(aim.want),
      aim.binding === undefined ? "" : `${sign} ${plain(aim.binding)}`,
      this.#word(name, aim),
    ];
  }

  #word(name: string, aim: Aim): string {
    if (!this.#reaches(name, aim.binding, aim)) return "FAILS";
    return this.#reaches(name, aim.want, aim) ? "as wanted" : "holds";
  }

  #reaches(name: string, goal: number | undefined, { isBetter }: Aim): boolean {
    const value = this.#measured.get(name)?.value;
    if (value === undefined) return false;
    return goal === undefined || (isBetter === "higher" ? value >= goal : value <= goal);
  }
}

function plain(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function aligned([name = "", ...cells]: readonly string[]): string {
  return name.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("");
}
