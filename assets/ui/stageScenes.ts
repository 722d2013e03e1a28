/** Little scenes of a game, put together from the characters and the landscape. */
import { landscape } from "../backgrounds/landscape.ts";
import { type Canvas, tile } from "../sprites/canvas.ts";
import { bee, slimePink } from "../sprites/characters/critters.ts";
import { fox } from "../sprites/characters/fox.ts";
import { bridgeTile, ground } from "../sprites/characters/ground.ts";
import { hero } from "../sprites/characters/hero.ts";
import { water } from "../sprites/characters/liquids.ts";
import { boulder } from "../sprites/characters/nature.ts";
import { plant } from "../sprites/characters/plant.ts";
import { flag } from "../sprites/characters/signals.ts";
import { chest, coin, star } from "../sprites/characters/treasures.ts";
import { treeBig } from "../sprites/characters/tree.ts";
import { brickWall } from "../sprites/characters/walls.ts";
import { cloud } from "../sprites/characters/weather.ts";
import { lookOf, type Sprite } from "../sprites/sprite.ts";

type Placed = readonly [sprite: Sprite, look: string, x: number, y: number];

function put(scene: Canvas, places: readonly Placed[]): Canvas {
  for (const [sprite, look, x, y] of places)
    scene.stamp(lookOf(sprite, look), Math.round(x * tile), Math.round(y * tile));
  return scene;
}

function floor(scene: Canvas, from: number, to: number, row: number): Canvas {
  for (let x = from; x < to; x++)
    put(scene, [
      [ground, "Grass", x, row],
      [ground, "Dirt", x, row + 1],
    ]);
  return scene;
}

/** The banner of the home page: a whole small adventure, 22 by 11 squares. */
export function heroScene(): Canvas {
  const scene = landscape().part(0, 30, 440, 220);
  floor(floor(scene, 0, 8, 9), 12, 22, 9);
  for (let x = 8; x < 12; x++) {
    put(scene, [
      [water, x % 2 === 0 ? "Wave 1" : "Wave 2", x, 9.25],
      [water, "Deep", x, 10.25],
      [bridgeTile, "Deck", x, 9],
    ]);
  }
  for (let x = 15; x < 18; x++) put(scene, [[brickWall, "Whole", x, 5]]);
  return put(scene, [
    [cloud, "Light", 15.4, 2.6],
    [treeBig, "Summer", 0.6, 6],
    [plant, "Flower", 4, 8],
    [fox, "Running", 4.9, 8],
    [hero, "Jumping", 7.6, 7],
    [coin, "Front", 8.5, 5.4],
    [coin, "Front", 9.75, 4.9],
    [coin, "Front", 11, 5.4],
    [bee, "Wings up", 5.6, 4.6],
    [slimePink, "Resting", 13.6, 8],
    [chest, "Open", 16, 4],
    [boulder, "Round", 16.6, 8],
    [plant, "Sprout", 18.2, 8],
    [flag, "Raised", 19.8, 8],
    [star, "Shining", 19.9, 6.1],
  ]);
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
