/**
 * Finds regular expressions whose running time can grow faster than their input. A backtracking engine can be made to retry again and again
 * exactly if two repeats can consume the same letters: one inside another (exponential), one after another, or the first one of a search
 * that restarts at every letter (both polynomial). Bounded repeats are treated as a few copies of what they repeat.
 */
import { ANY_LETTER, type Part, parsePattern } from "./patternParts.ts";

/** A state that consumes one letter: the letters it accepts, and the states that may follow. */
interface State {
  readonly letters: ReadonlySet<string>;
  /** Each with the number of ways to get there. */
  readonly next: Map<number, number>;
}

interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly canBeEmpty: boolean;
}

const NOTHING: Piece = { first: [], last: [], canBeEmpty: true };

/** Why a pattern is refused, or null if its running time grows linearly. */
export function slownessOf(pattern: string, flags: string): string | null {
  const { part, isAnchored, endsFreely } = parsePattern(pattern, flags);
  const automaton = new Automaton(part, { endsFreely, isSearched: !isAnchored && !flags.includes("y") });
  if (automaton.repeatsInRepeats()) return "repeats a repeat of the same letters";
  if (automaton.searchesRepeats()) return "starts its search with a repeat, again at every letter";
  return automaton.repeatsAfterRepeats() ? "has two repeats that can share letters, one after the other" : null;
}

interface Ends {
  /** Whether a match may end after any letter that the last part accepts. */
  readonly endsFreely: boolean;
  /** Whether a match is searched from every letter of the text, as if the pattern began with a repeat of any letters. */
  readonly isSearched: boolean;
}

class Automaton {
  readonly #states: State[] = [];
  readonly #free: ReadonlySet<number>;
  /** The repeat that represents a search. */
  readonly #search: number | null = null;

  constructor(part: Part, { endsFreely, isSearched }: Ends) {
    const { first, last } = this.#add(part);
    this.#free = new Set(endsFreely ? last : []);
    if (!isSearched) return;
    const any = this.#add({ kind: "repeat", body: ANY_LETTER, min: 0, max: Number.POSITIVE_INFINITY });
    this.#connect(any.last, first);
    this.#search = any.last[0] ?? null;
  }

  /** Whether some loop can be taken in two ways with the same text. */
  repeatsInRepeats(): boolean {
    return this.#states.some((_, start) =>
      this.#reaches([start, start], [start, start], ([a, b], [c, d]) => a !== b || c !== d || this.#ways(a, c) > 1),
    );
  }

  searchesRepeats(): boolean {
    return this.#search !== null && this.#isFollowedByRepeat(this.#search);
  }

  repeatsAfterRepeats(): boolean {
    return this.#states.some((_, repeat) => repeat !== this.#search && this.#isFollowedByRepeat(repeat));
  }

  /**
   * Whether the text that continues one repeat can also lead to a second one and continue that one. Nothing is retried after a repeat that
   * may end a match at any letter, because a match ends the search.
   */
  #isFollowedByRepeat(from: number): boolean {
    return this.#states.some(
      (_, to) => to !== from && !this.#free.has(to) && this.#reaches([from, from, to], [from, to, to]),
    );
  }

  #ways(from: number | undefined, to: number | undefined): number {
    return (from !== undefined && to !== undefined && this.#states[from]?.next.get(to)) || 0;
  }

  /** Whether one text of at least one letter leads each of several walkers from its start to its end. */
  #reaches(
    starts: readonly number[],
    ends: readonly number[],
    isSplit: (from: readonly number[], to: readonly number[]) => boolean = () => true,
  ): boolean {
    const seen = new Set<string>();
    const waiting: { at: readonly number[]; wasSplit: boolean }[] = [{ at: starts, wasSplit: false }];
    for (let walk = waiting.pop(); walk; walk = waiting.pop()) {
      for (const next of this.#steps(walk.at)) {
        const wasSplit = walk.wasSplit || isSplit(walk.at, next);
        if (wasSplit && next.every((state, walker) => state === ends[walker])) return true;
        const key = `${next.join()} ${wasSplit}`;
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push({ at: next, wasSplit });
      }
    }
    return false;
  }

  /** All combinations of states after one more letter, the same for all walkers. */
  #steps(at: readonly number[]): number[][] {
    const choices = at.map((state) => [...(this.#states[state]?.next.keys() ?? [])]);
    const combined = choices.reduce<number[][]>(
      (rows, nexts) => rows.flatMap((row) => nexts.map((next) => [...row, next])),
      [[]],
    );
    return combined.filter((states) => this.#share(states));
  }

  #share(states: readonly number[]): boolean {
    const [first, ...others] = states.map((state) => this.#states[state]?.letters ?? new Set<string>());
    return [...(first ?? [])].some((letter) => others.every((letters) => letters.has(letter)));
  }

  #add(part: Part): Piece {
    switch (part.kind) {
      case "letter":
        return this.#addLetter(part.letters);
      case "sequence":
        return part.parts.reduce<Piece>((before, next) => this.#join(before, this.#add(next)), NOTHING);
      case "choice":
        return this.#either(part.parts.map((one) => this.#add(one)));
      case "repeat":
        return this.#repeat(part);
    }
  }

  #addLetter(letters: ReadonlySet<string>): Piece {
    const place = this.#states.push({ letters, next: new Map() }) - 1;
    return { first: [place], last: [place], canBeEmpty: false };
  }

  #join(before: Piece, after: Piece): Piece {
    this.#connect(before.last, after.first);
    return {
      first: before.canBeEmpty ? [...before.first, ...after.first] : before.first,
      last: after.canBeEmpty ? [...before.last, ...after.last] : after.last,
      canBeEmpty: before.canBeEmpty && after.canBeEmpty,
    };
  }

  #either(pieces: readonly Piece[]): Piece {
    return {
      first: pieces.flatMap(({ first }) => first),
      last: pieces.flatMap(({ last }) => last),
      canBeEmpty: pieces.some(({ canBeEmpty }) => canBeEmpty),
    };
  }

  /** As many copies as required, at most two, and then a loop or an optional copy. */
  #repeat({ body, min, max }: Extract<Part, { kind: "repeat" }>): Piece {
    let piece = NOTHING;
    for (let copy = 1; copy < Math.min(min, 3); copy++) piece = this.#join(piece, this.#add(body));
    const end = this.#add(body);
    if (max === Number.POSITIVE_INFINITY) this.#connect(end.last, end.first);
    return this.#join(piece, { ...end, canBeEmpty: end.canBeEmpty || min === 0 });
  }

  #connect(froms: readonly number[], tos: readonly number[]): void {
    for (const from of froms) {
      const next = this.#states[from]?.next;
      for (const to of tos) next?.set(to, (next.get(to) ?? 0) + 1);
    }
  }
}
