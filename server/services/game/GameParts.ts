import { VARIABLE_TEXT_MAX } from "../../../src/engine/index.ts";
import { TimeSlice } from "../../load/yieldToOthers.ts";
import { HttpError } from "../HttpError.ts";
import { isSaid, placeUnder, type TextPlace, textToStore } from "./gamePlaces.ts";
import { DEPTH_MAX, tooDeep } from "./jsonLimits.ts";

type Container = Record<string, unknown> | unknown[];

const KEY_MAX = 500;
/** Keys that mean something special to JavaScript. No id of a game is called so. */
const INHERITED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Walks through everything in a game, level by level and without recursion, so that deep nesting does no harm, and in
 * slices of time, so that a large game does not keep other calls waiting.
 */
export class GameParts {
  /**
   * The longest text. It is unbounded for undo steps, because they hold texts from everywhere, which were measured
   * where they stood.
   */
  readonly #textMax: number;
  #level: Container[] = [];
  #places: TextPlace[] = [];
  #nextLevel: Container[] = [];
  #nextPlaces: TextPlace[] = [];

  constructor(textMax: number = VARIABLE_TEXT_MAX) {
    this.#textMax = textMax;
  }

  /**
   * Replaces pictures and sounds that must not be stored, in the given value itself. `place` is "game" for a whole one.
   * Throws an `HttpError` in plain words.
   */
  async check(value: Container, place: TextPlace = null): Promise<void> {
    const slice = new TimeSlice();
    this.#nextLevel = [value];
    this.#nextPlaces = [place];
    for (let depth = 0; this.#nextLevel.length > 0; depth++) {
      if (depth > DEPTH_MAX) throw tooDeep();
      this.#goDown();
      for (let n = 0; n < this.#level.length; n++) {
        this.#checkContainer(this.#level[n] ?? [], this.#places[n] ?? null);
        if (slice.isOver) await slice.next();
      }
    }
  }

  #goDown(): void {
    this.#level = this.#nextLevel;
    this.#places = this.#nextPlaces;
    this.#nextLevel = [];
    this.#nextPlaces = [];
  }

  #checkContainer(container: Container, place: TextPlace): void {
    if (Array.isArray(container)) this.#checkList(container, place);
    else this.#checkMap(container, place);
  }

  #checkList(list: unknown[], place: TextPlace): void {
    for (let n = 0; n < list.length; n++) {
      const value = list[n];
      const stored = this.#storedValue(value, place);
      if (stored !== value) list[n] = stored;
    }
  }

  #checkMap(map: Record<string, unknown>, place: TextPlace): void {
    const changed = placeOfChange(map);
    for (const key of Object.keys(map)) {
      checkKey(key);
      const value = map[key];
      const under = isSaid(key, map) ? "said" : placeUnder(key, place);
      const stored = this.#storedValue(value, CHANGED.has(key) ? (changed ?? place) : under);
      if (stored !== value) map[key] = stored;
    }
  }

  #storedValue(value: unknown, place: TextPlace): unknown {
    if (typeof value === "string") return this.#storedText(value, place);
    if (typeof value === "number" && !Number.isFinite(value)) throw refused("a number in it is too large");
    if (typeof value !== "object" || value === null) return value;
    this.#nextLevel.push(value as Container);
    this.#nextPlaces.push(place);
    return value;
  }

  #storedText(text: string, place: TextPlace): string {
    const stored = textToStore(text, place);
    if (stored !== null) return stored;
    if (text.length > this.#textMax) throw refused("a text in it is too long");
    return text;
  }
}

/** The keys of the two sides of an undo step. Its `path` says which place their values belong to. */
const CHANGED: ReadonlySet<string> = new Set(["before", "after"]);

function placeOfChange({ path }: Record<string, unknown>): TextPlace {
  return Array.isArray(path)
    ? path.reduce<TextPlace>((place, key) => placeUnder(typeof key === "string" ? key : "", place), "game")
    : null;
}

function checkKey(key: string): void {
  if (INHERITED.has(key) || key.length > KEY_MAX) throw refused("a name in it is not allowed");
}

function refused(reason: string): HttpError {
  return new HttpError(400, `This couldn't be saved because ${reason}.`);
}
