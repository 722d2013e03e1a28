/** All ready-made characters by kind, in the order in which they are offered. */
import { bubble } from "./characters/bubble.ts";
import { bat, bee, ghost, slimePink } from "./characters/critters.ts";
import { dragon } from "./characters/dragon.ts";
import { fox } from "./characters/fox.ts";
import { bridgeTile, ground, ladder, moonGround } from "./characters/ground.ts";
import { hero, inventor } from "./characters/hero.ts";
import { lava, water } from "./characters/liquids.ts";
import { boulder, spring } from "./characters/nature.ts";
import { plant } from "./characters/plant.ts";
import { robot } from "./characters/robot.ts";
import { bucket, sand } from "./characters/sandpit.ts";
import { crabRed, palmTree, sandcastle } from "./characters/seaside.ts";
import { button, door, flag, sign, spikes } from "./characters/signals.ts";
import { alienFriend, butterfly, meteorBall } from "./characters/sky.ts";
import { snail } from "./characters/snail.ts";
import { spark, spot } from "./characters/sparks.ts";
import { carRed } from "./characters/street.ts";
import { track } from "./characters/track.ts";
import { fish, rocket } from "./characters/travellers.ts";
import { apple, chest, coin, heart, key, star } from "./characters/treasures.ts";
import { treeBig } from "./characters/tree.ts";
import { brickWall, crateBox, stoneWall } from "./characters/walls.ts";
import { boat, duck, frog, jellyfish, lilyPad } from "./characters/waterside.ts";
import { cloud, raindrop } from "./characters/weather.ts";
import type { Sprite } from "./sprite.ts";

/** By the words over their shelf. */
export const kinds: Readonly<Record<string, readonly Sprite[]>> = {
  Heroes: [hero, inventor, robot, alienFriend],
  Animals: [fox, frog, duck, bee, butterfly, fish, jellyfish, snail, crabRed, bat],
  "Magic creatures": [dragon, ghost, slimePink],
  Treasures: [coin, star, heart, apple, key, chest],
  "Ground and walls": [ground, moonGround, track, stoneWall, brickWall, sand, water, lava, bridgeTile, ladder],
  Things: [boulder, crateBox, spring, spikes, button, spot, door, flag, sign, bucket, sandcastle, bubble, spark],
  Nature: [plant, treeBig, palmTree, lilyPad, cloud, raindrop],
  "On the move": [rocket, carRed, boat, meteorBall],
};

export const gallery: readonly Sprite[] = Object.values(kinds).flat();
