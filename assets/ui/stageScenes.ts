/** Little scenes of a game, put together from the characters. */
import { shore } from "../backgrounds/shore.ts";
import { type Canvas, tile } from "../sprites/canvas.ts";
import { ground } from "../sprites/characters/ground.ts";
import { water } from "../sprites/characters/liquids.ts";
import { flag } from "../sprites/characters/signals.ts";
import { lookOf, type Sprite } from "../sprites/sprite.ts";
import { standing } from "../worlds/tutorial/scout.ts";

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

/** Where the part of the shore begins that has its island and clouds. */
const PART = [96, 66] as const;

/** The picture on the tutorial's choice, 8 by 5 squares: Scout, the water and the flag before the shore of its stage. */
export function tutorialScene(): Canvas {
  const far = shore().part(...PART, 8 * tile, 5 * tile);
  const scene = floor(floor(far, 0, 4, 4), 6, 8, 4);
  scene.stamp(standing, Math.round(2.9 * tile), 3 * tile);
  return put(scene, [
    [water, "Wave 1", 4, 4],
    [water, "Wave 2", 5, 4],
    [flag, "Raised", 6.3, 3],
  ]);
}
