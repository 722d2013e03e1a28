import {
  type Actor,
  appearanceInfo,
  type Character,
  type Characters,
  own,
  type Point,
  TILE,
  transformOf,
} from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import { chipRows, chipsAbove, headOf, showAny, shownValues } from "../actors/chips/chips.ts";
import { type DrawnChip, drawChip } from "../actors/chips/drawChip.ts";

/** The values above one actor. */
export interface PlainChipSet {
  readonly chips: readonly DrawnChip[];
  /** The top left corner of each chip, relative to that of all, px of the screen. */
  readonly places: readonly Point[];
  readonly size: Size;
  /** The middle of the upper edge of the actor, relative to the middle of its square, px of the stage. */
  readonly head: Point;
}

/** With more values, all are drawn again when they are next seen. */
const KEPT_MAX = 200;

/** The values of variables that appearances show above their actors. */
export class PlainChips {
  readonly #drawn = new Map<string, DrawnChip>();
  #isAnyShown = false;
  #scale = 1;

  setCharacters(characters: Characters): void {
    this.#isAnyShown = showAny(characters);
  }

  /** Px of the canvas per px of the screen. */
  setScale(scale: number): void {
    if (scale !== this.#scale) this.#drawn.clear();
    this.#scale = scale;
  }

  /** Draws all values again when they are next asked for, because the font has loaded. */
  clear(): void {
    this.#drawn.clear();
  }

  /** The values to show above an actor; null if there are none. */
  of(actor: Actor, characters: Characters): PlainChipSet | null {
    if (!this.#isAnyShown) return null;
    const character = own(characters, actor.characterId);
    const values = shownValues(actor, character);
    return values.length === 0 ? null : this.#setOf(values, actor, character);
  }

  #setOf(values: readonly string[], actor: Actor, character: Character | undefined): PlainChipSet {
    const chips = values.map((value) => this.#chipOf(value));
    const head = headOf(appearanceInfo(character, actor.appearance), transformOf(actor));
    return { chips, ...chipRows(chips.map(({ size }) => size)), head };
  }

  #chipOf(value: string): DrawnChip {
    const known = this.#drawn.get(value);
    if (known) return known;
    if (this.#drawn.size >= KEPT_MAX) this.#drawn.clear();
    const chip = drawChip(value, this.#scale);
    this.#drawn.set(value, chip);
    return chip;
  }
}

/** Where chips lie in a stage of that size, px of the screen from its corner. They stay inside it. */
export function chipBoxOf({ head, size }: PlainChipSet, square: Point, zoom: number, stage: Size): Box {
  const middle = tileCenter(square);
  const above = { x: (middle.x + head.x) * zoom, y: (middle.y + head.y) * zoom };
  const room = { width: stage.width * TILE * zoom, height: stage.height * TILE * zoom };
  return { ...chipsAbove(above, size, room), ...size };
}
