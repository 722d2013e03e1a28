/** Parses a regular expression into the parts that affect its running time: letters, sequences, choices and repeats. */

export type Part =
  | { readonly kind: "letter"; readonly letters: ReadonlySet<string> }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly Part[] }
  | { readonly kind: "repeat"; readonly body: Part; readonly min: number; readonly max: number };

export interface Pattern {
  readonly part: Part;
  /** Whether it can only match at the start of a text. */
  readonly isAnchored: boolean;
  /** Whether a match does not depend on what follows it. */
  readonly endsFreely: boolean;
}

const EMPTY: Part = { kind: "sequence", parts: [] };
/** All of ASCII, and one letter of each further kind that a class may name. */
const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u00a0\u00e9\u0130\u0301\u0660\u2028\u200b\u4e2d\ue000\ufeff\u{1f600}",
];

export const ANY_LETTER: Part = { kind: "letter", letters: new Set(SAMPLES) };

export function parsePattern(pattern: string, flags: string): Pattern {
  const reader = new PatternReader(pattern, flags.replace(/[dgmy]/g, ""));
  const part = reader.readChoice();
  return { part, isAnchored: reader.isAnchored && !flags.includes("m"), endsFreely: !reader.looksAround };
}

class PatternReader {
  /** Whether each alternative at the top level begins with `^`. */
  isAnchored = true;
  looksAround = false;
  readonly #pattern: string;
  readonly #flags: string;
  readonly #groups: Part[] = [];
  #at = 0;
  #depth = 0;

  constructor(pattern: string, flags: string) {
    this.#pattern = pattern;
    this.#flags = flags;
  }

  readChoice(): Part {
    const parts = [this.#readSequence()];
    while (this.#take("|")) parts.push(this.#readSequence());
    return { kind: "choice", parts };
  }

  #readSequence(): Part {
    const parts: Part[] = [];
    if (this.#depth === 0 && this.#peek() !== "^") this.isAnchored = false;
    while (this.#at < this.#pattern.length && this.#peek() !== "|" && this.#peek() !== ")")
      parts.push(this.#readRepeat());
    return { kind: "sequence", parts };
  }

  #readRepeat(): Part {
    const body = this.#readOne();
    const [found, from, comma, to] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.#pattern.slice(this.#at)) ?? [];
    if (found === undefined) return body;
    this.#at += found.length;
    if (found.startsWith("*")) return { kind: "repeat", body, min: 0, max: Number.POSITIVE_INFINITY };
    if (found.startsWith("+")) return { kind: "repeat", body, min: 1, max: Number.POSITIVE_INFINITY };
    if (found.startsWith("?")) return { kind: "repeat", body, min: 0, max: 1 };
    const max = comma === "" ? Number(from) : to === "" ? Number.POSITIVE_INFINITY : Number(to);
    return { kind: "repeat", body, min: Number(from), max };
  }

  #readOne(): Part {
    if (this.#take("^")) return EMPTY;
    if (this.#take("$") || this.#take("\\b") || this.#take("\\B")) return this.#lookAround();
    if (this.#take("(")) return this.#readGroup();
    const [reference, number] = /^\\([1-9])/.exec(this.#pattern.slice(this.#at)) ?? [];
    if (reference !== undefined) {
      this.#at += reference.length;
      return this.#groups[Number(number) - 1] ?? EMPTY;
    }
    return this.#readLetter();
  }

  #readGroup(): Part {
    const looks = ["?=", "?!", "?<=", "?<!"].some((start) => this.#take(start));
    const isCounted = !looks && !this.#take("?:");
    if (isCounted) this.#at += /^\?<\w+>/.exec(this.#pattern.slice(this.#at))?.[0].length ?? 0;
    const number = isCounted ? this.#groups.push(EMPTY) - 1 : -1;
    this.#depth += 1;
    const part = this.readChoice();
    this.#depth -= 1;
    this.#take(")");
    if (isCounted) this.#groups[number] = part;
    return looks ? this.#lookAround() : part;
  }

  #lookAround(): Part {
    this.looksAround = true;
    return EMPTY;
  }

  #readLetter(): Part {
    const one = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|.)/su;
    const text = one.exec(this.#pattern.slice(this.#at))?.[0] ?? "";
    this.#at += text.length;
    const taken = new RegExp(`^(?:${text})$`, this.#flags);
    return { kind: "letter", letters: new Set(SAMPLES.filter((letter) => taken.test(letter))) };
  }

  #peek(): string {
    return this.#pattern[this.#at] ?? "";
  }

  #take(text: string): boolean {
    const isThere = this.#pattern.startsWith(text, this.#at);
    if (isThere) this.#at += text.length;
    return isThere;
  }
}
