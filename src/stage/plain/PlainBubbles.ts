import {
  type Actor,
  appearanceInfo,
  type Characters,
  type HudEntry,
  own,
  type Point,
  transformOf,
} from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import type { Box } from "../../pixels/Box.ts";
import { type BubblePlace, placeBubble, roomBeside, speakerOf } from "../actors/chips/bubbles.ts";
import { chipsHeight, shownValues } from "../actors/chips/chips.ts";
import { drawBubble, drawTail } from "../actors/chips/drawBubble.ts";
import type { DrawnChip } from "../actors/chips/drawChip.ts";

/** What a view shows of a stage. */
export interface ShownStage {
  readonly zoom: number;
  /** What is seen of it, px of the screen from its corner. */
  readonly room: Box;
  /** The numbers of the game that lie over its corners. */
  readonly hud?: readonly Pick<HudEntry, "corner">[];
}

/** What an actor says. */
export interface PlainBubble {
  readonly paper: DrawnChip;
  /** Point down and up. */
  readonly tails: readonly [DrawnChip, DrawnChip];
  /** Where it lies, px of the screen from the corner of the stage; null for a speaker who is out of sight. */
  placeAt(square: Point, shown: ShownStage): BubblePlace | null;
}

/** With more texts, all are drawn again when they are next said. */
const KEPT_MAX = 24;

/** What actors say. `PlainActors` loads this file when somebody speaks. */
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
    const paper = this.#paperOf(actor.saying.text);
    const { head, foot } = speakerOf(appearanceInfo(character, actor.appearance), transformOf(actor));
    // The values of variables are between the speaker and its bubble.
    const lift = chipsHeight(shownValues(actor, character).length);
    return {
      paper,
      tails: this.#tails,
      placeAt: (square, { zoom, room, hud }) => {
        const stand = tileCenter(square);
        const at = ({ x, y }: Point, up = 0): Point => ({ x: (stand.x + x) * zoom, y: (stand.y + y) * zoom - up });
        return placeBubble(
          { head: at(head, lift), foot: at(foot) },
          paper.size,
          hud ? roomBeside(hud, room) : room,
          room,
        );
      },
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
