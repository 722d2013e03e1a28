import { type Actor, type Characters, inDrawingOrder, type Stage, TILE } from "../../engine/index.ts";
import type { Box } from "../../pixels/Box.ts";
import { drawNumbers, type ShownNumber } from "./drawNumbers.ts";
import { PlainBubbles, type ShownStage } from "./PlainBubbles.ts";
import { chipBoxOf, PlainChips } from "./PlainChips.ts";

/** The longer side of a screen on which words have their usual size, px: on a smaller picture they are smaller. */
const SCREEN = 600;

/** What is said and counted at a moment of a game. */
export interface WordedStage {
  readonly stage: Stage;
  readonly numbers: readonly ShownNumber[];
}

/** Draws the words over pictures of a game that leave the site: what actors say, their values, and the numbers of the game. */
export class StageWords {
  readonly #characters: Characters;
  readonly #bubbles = new PlainBubbles();
  readonly #chips = new PlainChips();

  constructor(characters: Characters) {
    this.#characters = characters;
    this.#chips.setCharacters(characters);
  }

  /** Over a canvas that is filled with the `seen` squares of the stage. */
  paint(context: CanvasRenderingContext2D, { stage, numbers }: WordedStage, seen: Box): void {
    const { width, height } = context.canvas;
    const scale = Math.max(width, height) / SCREEN;
    const zoom = width / scale / (seen.width * TILE);
    const room = {
      x: seen.x * TILE * zoom,
      y: seen.y * TILE * zoom,
      width: width / scale,
      height: height / scale,
    };
    this.#chips.setScale(scale);
    this.#bubbles.setScale(scale);
    context.imageSmoothingEnabled = true;
    context.setTransform(scale, 0, 0, scale, -room.x * scale, -room.y * scale);
    const actors = inDrawingOrder(Object.values(stage.actors), this.#characters);
    for (const actor of actors) this.#paintValues(context, actor, stage, zoom);
    for (const actor of actors) this.#paintSaid(context, actor, { zoom, room, hud: numbers });
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawNumbers(context, numbers, room);
  }

  #paintValues(context: CanvasRenderingContext2D, actor: Actor, stage: Stage, zoom: number): void {
    const set = this.#chips.of(actor, this.#characters);
    if (!set) return;
    const box = chipBoxOf(set, actor.position, zoom, stage);
    set.chips.forEach(({ canvas, size }, index) => {
      const { x, y } = set.places[index] ?? { x: 0, y: 0 };
      context.drawImage(canvas, box.x + x, box.y + y, size.width, size.height);
    });
  }

  #paintSaid(context: CanvasRenderingContext2D, actor: Actor, shown: ShownStage): void {
    const bubble = this.#bubbles.of(actor, this.#characters);
    const place = bubble?.placeAt(actor.position, shown);
    if (!bubble || !place) return;
    const tail = bubble.tails[place.isBelow ? 1 : 0];
    for (const [{ canvas, size }, { x, y }] of [[bubble.paper, place.bubble] as const, [tail, place.tail] as const])
      context.drawImage(canvas, x, y, size.width * place.scale, size.height * place.scale);
  }
}
