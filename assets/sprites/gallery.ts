/** All ready-made characters, in the order in which the product keeps them. */
import { bat, bee, ghost, slimePink } from "./characters/critters.ts";
import { dragon } from "./characters/dragon.ts";
import { fox } from "./characters/fox.ts";
import { bridgeTile, ground, ladder } from "./characters/ground.ts";
import { hero } from "./characters/hero.ts";
import { lava, water } from "./characters/liquids.ts";
import { boulder, plant, spring, treeBig } from "./characters/nature.ts";
import { robot } from "./characters/robot.ts";
import { button, door, flag, sign } from "./characters/signals.ts";
import { chest, coin, heart, key, star } from "./characters/treasures.ts";
import { brickWall, crateBox, stoneWall } from "./characters/walls.ts";
import { cloud, raindrop } from "./characters/weather.ts";
import type { Sprite } from "./sprite.ts";

export const gallery: readonly Sprite[] = [
  hero,
  fox,
  robot,
  dragon,
  slimePink,
  ghost,
  bat,
  bee,
  ground,
  brickWall,
  stoneWall,
  water,
  lava,
  bridgeTile,
  ladder,
  boulder,
  crateBox,
  spring,
  button,
  door,
  key,
  chest,
  coin,
  star,
  heart,
  flag,
  sign,
  plant,
  treeBig,
  cloud,
  raindrop,
];
