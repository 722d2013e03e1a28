import type { Actor, Point } from "../../engine/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import type { BubblePlace } from "../actors/chips/bubbles.ts";
import type { DrawnChip } from "../actors/chips/drawChip.ts";
import type { MovablePicture, Pose } from "../actors/Tweens.ts";
import type { PlainBubble, ShownStage } from "./PlainBubbles.ts";
import { chipBoxOf, type PlainChipSet } from "./PlainChips.ts";
import type { PlainSprite } from "./PlainSprites.ts";

/** How the squares of a stage lie on a canvas: `tile` and the corner in px of the canvas, of which there are `resolution` per px of the screen. */
export interface Layout extends ShownStage {
  readonly tile: number;
  readonly left: number;
  readonly top: number;
  readonly resolution: number;
  readonly stage: Size;
}

/** An actor as it was last drawn, and where it has to be drawn next. Plain fields, because thousands may move in every frame. */
export class PlainActor implements MovablePicture {
  actor: Actor;
  /** Whether `sprite`, `chips` and `bubble` are those of its state. */
  isPosed = false;
  sprite: PlainSprite | null = null;
  chips: PlainChipSet | null = null;
  bubble: PlainBubble | null = null;
  /** The corner of its sprite, and the place of its values, px of the canvas. */
  left = 0;
  top = 0;
  chipsAt: Box | null = null;
  /** Where its bubble lies: all of it, px of the canvas, and its parts. */
  bubbleAt: Box | null = null;
  #bubblePlace: BubblePlace | null = null;
  #x: number;
  #y: number;
  #isDrawn = false;
  #isNoted = false;
  readonly #noteChange: (actor: PlainActor) => void;

  constructor({ actor, square }: Pose, noteChange: (actor: PlainActor) => void) {
    this.actor = actor;
    this.#x = square.x;
    this.#y = square.y;
    this.#noteChange = noteChange;
  }

  /** Where something of it is to be seen. */
  get shownIn(): Box[] {
    if (!this.sprite || !this.#isDrawn) return [];
    const { width, height } = this.sprite;
    const box = { x: this.left, y: this.top, width, height };
    if (!this.chipsAt && !this.bubbleAt) return [box];
    return [box, ...(this.chipsAt ? [this.chipsAt] : []), ...(this.bubbleAt ? [this.bubbleAt] : [])];
  }

  moveTo(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    if (this.#isNoted) return;
    this.#isNoted = true;
    this.#noteChange(this);
  }

  /** Its picture is another one in the next frame. */
  refresh(): void {
    this.isPosed = false;
    this.moveTo(this.#x, this.#y);
  }

  locate(layout: Layout): void {
    const { sprite } = this;
    this.#isNoted = false;
    this.#isDrawn = true;
    if (sprite) {
      this.left = Math.round(layout.left + this.#x * layout.tile) + sprite.x;
      this.top = Math.round(layout.top + this.#y * layout.tile) + sprite.y;
    }
    this.chipsAt = this.chips && chipsBoxOf(this.chips, { x: this.#x, y: this.#y }, layout);
    if (this.bubble || this.bubbleAt) this.#placeBubble(layout);
  }

  /** Whether its sprite is at least partly in a box, px of the canvas. */
  isSeenIn({ x, y, width, height }: Box): boolean {
    const { sprite, left, top } = this;
    return (
      sprite !== null && left < x + width && top < y + height && left + sprite.width > x && top + sprite.height > y
    );
  }

  draw(context: CanvasRenderingContext2D): void {
    if (this.sprite) context.drawImage(this.sprite.picture, this.left, this.top);
  }

  drawChips(context: CanvasRenderingContext2D): void {
    if (!this.chips || !this.chipsAt) return;
    const { chips, places, size } = this.chips;
    const at = this.chipsAt;
    const scale = at.width / Math.max(1, size.width);
    chips.forEach(({ canvas }, place) => {
      const { x, y } = places[place] ?? { x: 0, y: 0 };
      context.drawImage(canvas, Math.round(at.x + x * scale), Math.round(at.y + y * scale));
    });
  }

  drawBubble(context: CanvasRenderingContext2D, { left, top, resolution }: Layout): void {
    const place = this.#bubblePlace;
    if (!place || !this.bubble) return;
    const { paper, tails } = this.bubble;
    const draw = ({ canvas }: DrawnChip, { x, y }: Point) => {
      const at = [Math.round(left + x * resolution), Math.round(top + y * resolution)] as const;
      context.drawImage(canvas, ...at, canvas.width * place.scale, canvas.height * place.scale);
    };
    draw(paper, place.bubble);
    draw(tails[place.isBelow ? 1 : 0], place.tail);
  }

  #placeBubble(layout: Layout): void {
    const { left, top, resolution } = layout;
    const place = this.bubble?.placeAt({ x: this.#x, y: this.#y }, layout) ?? null;
    this.#bubblePlace = place;
    if (!place) {
      this.bubbleAt = null;
      return;
    }
    const { x, y, width, height } = place.box;
    const corner = { x: Math.floor(left + x * resolution), y: Math.floor(top + y * resolution) };
    // A px more on every side: its parts lie on whole px.
    this.bubbleAt = {
      x: corner.x - 1,
      y: corner.y - 1,
      width: Math.ceil(width * resolution) + 3,
      height: Math.ceil(height * resolution) + 3,
    };
  }
}

function chipsBoxOf(chips: PlainChipSet, square: Point, { left, top, resolution, zoom, stage }: Layout): Box {
  const { x, y, width, height } = chipBoxOf(chips, square, zoom, stage);
  return {
    x: Math.round(left + x * resolution),
    y: Math.round(top + y * resolution),
    width: width * resolution,
    height: height * resolution,
  };
}
