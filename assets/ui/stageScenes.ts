/** Little scenes of a game, put together from the characters and the landscape. */
import { landscape } from "../backgrounds/landscape.ts";
import { type Canvas, tile } from "../sprites/canvas.ts";
import { ground } from "../sprites/characters/ground.ts";
import { hero } from "../sprites/characters/hero.ts";
import { boulder } from "../sprites/characters/nature.ts";
import { flag } from "../sprites/characters/signals.ts";
import { lookOf, type Sprite } from "../sprites/sprite.ts";

type Placed = readonly [sprite: Sprite, look: string, x: number, y: number];

export function put(scene: Canvas, places: readonly Placed[]): Canvas {
  for (const [sprite, look, x, y] of places)
    scene.stamp(lookOf(sprite, look), Math.round(x * tile), Math.round(y * tile));
  return scene;
}

export function floor(scene: Canvas, from: number, to: number, row: number): Canvas {
  for (let x = from; x < to; x++)
    put(scene, [
      [ground, "Grass", x, row],
      [ground, "Dirt", x, row + 1],
    ]);
  return scene;
}

/** The picture on the tutorial's choice, 8 by 5 squares. */
export function tutorialScene(): Canvas {
  const scene = floor(landscape().part(150, 118, 160, 100), 0, 8, 4);
  return put(scene, [
    [hero, "Walking", 1.1, 3],
    [boulder, "Round", 3, 3],
    [flag, "Raised", 6.3, 3],
  ]);
}
