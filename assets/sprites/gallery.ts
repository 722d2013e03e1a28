/** All ready-made characters, in the order in which the product keeps them. */
import { bat, bee, ghost, slimePink } from "./characters/critters.ts";
import { dragon } from "./characters/dragon.ts";
import { fox } from "./characters/fox.ts";
import { bridgeTile, ground, ladder } from "./characters/ground.ts";
import { hero, inventor } from "./characters/hero.ts";
import { lava, water } from "./characters/liquids.ts";
import { boulder, spring } from "./characters/nature.ts";
import { plant } from "./characters/plant.ts";
import { robot } from "./characters/robot.ts";
import { bucket, sand } from "./characters/sandpit.ts";
import { button, door, flag, sign, spikes } from "./characters/signals.ts";
import { spark, spot } from "./characters/sparks.ts";
import { track } from "./characters/track.ts";
import { fish, rocket } from "./characters/travellers.ts";
import { apple, chest, coin, heart, key, star } from "./characters/treasures.ts";
import { treeBig } from "./characters/tree.ts";
import { brickWall, crateBox, stoneWall } from "./characters/walls.ts";
import { cloud, raindrop } from "./characters/weather.ts";
import type { Sprite } from "./sprite.ts";

export const gallery: readonly Sprite[] = [
  hero,
  inventor,
  fox,
  robot,
  dragon,
  slimePink,
  ghost,
  bat,
  bee,
  fish,
  rocket,
  ground,
  track,
  sand,
  brickWall,
  stoneWall,
  water,
  lava,
  bridgeTile,
  ladder,
  boulder,
  crateBox,
  spring,
  spikes,
  button,
  spot,
  door,
  key,
  chest,
  bucket,
  coin,
  star,
  heart,
  apple,
  flag,
  sign,
  plant,
  treeBig,
  cloud,
  raindrop,
  spark,
];
