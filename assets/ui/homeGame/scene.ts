/** Who stands where on the stage of the home page, from the back to the front: 18 by 10 squares. */
import { Canvas, tile } from "../../sprites/canvas.ts";
import { bee, slimePink } from "../../sprites/characters/critters.ts";
import { fox } from "../../sprites/characters/fox.ts";
import { bridgeTile, ground } from "../../sprites/characters/ground.ts";
import { hero } from "../../sprites/characters/hero.ts";
import { water } from "../../sprites/characters/liquids.ts";
import { boulder, spring } from "../../sprites/characters/nature.ts";
import { plant } from "../../sprites/characters/plant.ts";
import { flag } from "../../sprites/characters/signals.ts";
import { coin, heart, star } from "../../sprites/characters/treasures.ts";
import { treeBig } from "../../sprites/characters/tree.ts";
import { cloud } from "../../sprites/characters/weather.ts";
import { type Sprite, sprite } from "../../sprites/sprite.ts";

export const WIDE = 18;
export const HIGH = 10;

const RIVER = [7, 8, 9];
const GROUND = 8;

export interface Placed {
  readonly sprite: Sprite;
  readonly look: string;
  readonly at: readonly [x: number, y: number];
}

const twinkle = new Canvas(tile, tile).box(10, 5, 1, 11, "L").box(5, 10, 11, 1, "L").box(9, 9, 3, 3, "w");
const comesBack = ({ id, name, looks }: Sprite): Sprite => {
  const drawn = Object.fromEntries(looks.map((look) => [look.name, look.canvas]));
  return sprite(id, name, { ...drawn, Twinkle: twinkle, Gone: new Canvas(tile, tile) });
};
const goneCoin = comesBack(coin);
const goneStar = comesBack(star);

const put = (drawn: Sprite, look: string, ...spots: (readonly [number, number])[]): Placed[] =>
  spots.map((at) => ({ sprite: drawn, look, at }));

const columns = Array.from({ length: WIDE }, (_, x) => x);
const land = columns.filter((x) => !RIVER.includes(x));

export const scene: readonly Placed[] = [
  ...put(cloud, "Light", [11, 1]),
  ...put(treeBig, "Summer", [1, 7]),
  ...land.flatMap((x) => [...put(ground, "Grass", [x, GROUND]), ...put(ground, "Dirt", [x, GROUND + 1])]),
  ...RIVER.flatMap((x) => [
    ...put(water, x % 2 === 0 ? "Wave 1" : "Wave 2", [x, GROUND]),
    ...put(water, "Deep", [x, GROUND + 1]),
    ...put(bridgeTile, "Deck", [x, GROUND]),
  ]),
  ...put(plant, "Flower", [4, 7]),
  ...put(fox, "Sitting", [10, 7]),
  ...put(boulder, "Round", [12, 7]),
  ...put(slimePink, "Resting", [15, 7]),
  ...put(flag, "Raised", [17, 7]),
  ...put(spring, "Ready", [5, 7]),
  ...put(goneCoin, "Front", [3, 5], [7, 4], [8, 5], [9, 6]),
  ...put(goneStar, "Shining", [13, 4]),
  ...put(bee, "Wings up", [15, 3]),
  ...put(hero, "Standing", [2, 7]),
];

/** Whom the game makes while it plays. */
export const LATER: readonly Sprite[] = [heart];
