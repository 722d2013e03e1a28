import { type Actor, appearanceInfo, type Characters, own, type Point, transformOf } from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import type { Box } from "../../pixels/Box.ts";
import { type BubblePlace, placeBubble, type Speaker, speakerOf } from "../actors/chips/bubbles.ts";
import { chipsHeight, shownValues } from "../actors/chips/chips.ts";
import { drawBubble, drawTail } from "../actors/chips/drawBubble.ts";
import type { DrawnChip } from "../actors/chips/drawChip.ts";

/** What an actor says. */
export interface PlainBubble {
  readonly paper: DrawnChip;
  /** Point down and up. */
  readonly tails: readonly [DrawnChip, DrawnChip];
  /** Relative to the middle of its square, px of the stage. */
  readonly speaker: Speaker;
  /** The height of the values between the speaker and its bubble, px of the screen. */
  readonly lift: number;
}

/** With more texts, all are drawn again when they are next said. */
const KEPT_MAX = 24;

/** What actors say. */
export class PlainBubbles {
  readonly #papers = new Map<string, DrawnChip>();
  #tails: readonly [DrawnChip, DrawnChip] | null = null;
  #scale = 1;

  /** Px of the canvas per px of the screen. */
  setScale(scale: number): void {
    if (scale !== this.#scale) this.clear();
    this.#scale = scale;
  }

  /** Draws all of them again when they are next asked for, because the font has loaded. */
  clear(): void {
    this.#papers.clear();
    this.#tails = null;
  }

  /** What an actor says; null if it is silent. */
  of(actor: Actor, characters: Characters): PlainBubble | null {
    if (!actor.saying) return null;
    const character = own(characters, actor.characterId);
    this.#tails ??= [drawTail(false, this.#scale), drawTail(true, this.#scale)];
    return {
      paper: this.#paperOf(actor.saying.text),
      tails: this.#tails,
      speaker: speakerOf(appearanceInfo(character, actor.appearance), transformOf(actor)),
      lift: chipsHeight(shownValues(actor, character).length),
    };
  }

  #paperOf(text: string): DrawnChip {
    const known = this.#papers.get(text);
    if (known) return known;
    if (this.#papers.size >= KEPT_MAX) this.#papers.clear();
    const paper = drawBubble(text, this.#scale);
    this.#papers.set(text, paper);
    return paper;
  }
}

/** Where a bubble lies, px of the screen from the corner of the stage, of which `room` is seen; null for a speaker who is out of sight. */
export function bubblePlaceOf(
  { paper, speaker, lift }: PlainBubble,
  square: Point,
  zoom: number,
  room: Box,
): BubblePlace | null {
  const stand = tileCenter(square);
  const at = ({ x, y }: Point, up = 0): Point => ({ x: (stand.x + x) * zoom, y: (stand.y + y) * zoom - up });
  return placeBubble({ head: at(speaker.head, lift), foot: at(speaker.foot) }, paper.size, room);
}
