/** The six places, each drawn with letters, 22 by 13 squares. */
import { bee, ghost } from "../../sprites/characters/critters.ts";
import { dragon } from "../../sprites/characters/dragon.ts";
import { fox } from "../../sprites/characters/fox.ts";
import { ground, moonGround } from "../../sprites/characters/ground.ts";
import { hero, inventor } from "../../sprites/characters/hero.ts";
import { water } from "../../sprites/characters/liquids.ts";
import { boulder } from "../../sprites/characters/nature.ts";
import { plant } from "../../sprites/characters/plant.ts";
import { robot } from "../../sprites/characters/robot.ts";
import { bucket } from "../../sprites/characters/sandpit.ts";
import { crabRed, palmTree, sandcastle } from "../../sprites/characters/seaside.ts";
import { door, flag } from "../../sprites/characters/signals.ts";
import { alienFriend, butterfly, meteorBall } from "../../sprites/characters/sky.ts";
import { fish, rocket } from "../../sprites/characters/travellers.ts";
import { apple, chest, coin, key, star } from "../../sprites/characters/treasures.ts";
import { treeBig } from "../../sprites/characters/tree.ts";
import { stoneWall } from "../../sprites/characters/walls.ts";
import { duck, frog, lilyPad } from "../../sprites/characters/waterside.ts";
import type { Sprite } from "../../sprites/sprite.ts";
import type { Place } from "./scenes.ts";

const soil = { g: { id: "ground", look: "Grass" }, d: { id: "ground", look: "Dirt" } };

function castOf(...sprites: readonly Sprite[]) {
  return sprites.map((sprite) => ({ sprite }));
}

/** A plant in bloom at first, so that its tile in the library looks like the one on the stage. */
const bloomingPlant: Sprite = {
  ...plant,
  looks: plant.looks.toSorted((one, other) => Number(other.name === "Flower") - Number(one.name === "Flower")),
};

export const meadow: Place = {
  name: "Meadow",
  background: "landscape",
  cast: castOf(hero, fox, boulder, coin, treeBig, bloomingPlant, butterfly),
  ground: castOf(ground),
  map: `
......................
......................
......................
......................
......................
......................
......................
.......c..............
............b.........
......................
....H.....P.f..T..B.p.
gggggggggggggggggggggg
dddddddddddddddddddddd`,
  letters: {
    ...soil,
    H: { id: "hero" },
    f: { id: "fox" },
    B: { id: "boulder" },
    c: { id: "coin" },
    T: { id: "tree" },
    P: { id: "plant" },
    p: { id: "plant", look: "Seed" },
    b: { id: "butterfly" },
  },
};

export const maze: Place = {
  name: "Maze",
  background: "#3d3d7c",
  cast: castOf(hero, ghost, key, door, chest),
  ground: castOf(stoneWall),
  map: `
######################
#....#.......#.......#
#.##.#.#####.#.#####.#
#.#....#.....#.#...#.#
#.#.####.#####.#.#.#.#
#.#....#.......#.#...#
#.##.#.#########.#####
#H...#...K.....#.....#
####.#.####.##.#####.#
#....#..G.#....#...#.#
#.######.#####.#.#.#.#
#......C.#.......#...#
######################`,
  letters: {
    "#": { id: "stone-wall" },
    H: { id: "hero" },
    G: { id: "ghost" },
    K: { id: "key" },
    C: { id: "chest" },
  },
};

export const pond: Place = {
  name: "Pond",
  background: "pond",
  cast: castOf(hero, frog, bee, fish, duck, lilyPad),
  ground: castOf(ground, water),
  map: `
......................
......................
......................
......................
......................
......................
......................
...............b......
......................
....H......D......F...
ggggggwwwwwwwwwwwggggg
ddddddvvvvvvvvfvvddddd
dddddddvvvvvvvvvdddddd`,
  letters: {
    ...soil,
    w: { id: "water" },
    v: { id: "water", look: "Deep" },
    f: [{ id: "water", look: "Deep" }, { id: "fish" }],
    H: { id: "hero" },
    F: { id: "frog" },
    b: { id: "bee" },
    D: { id: "duck", look: "Swimming" },
  },
};

export const space: Place = {
  name: "Space",
  background: "space",
  cast: castOf(rocket, robot, alienFriend, star, meteorBall, boulder),
  ground: castOf(moonGround),
  map: `
......................
......................
......................
............s.........
......................
..........R...........
.................M....
..............B.......
......................
......................
......................
.......r....A.........
mmmmmmmmmmmmmmmmmmmmmm`,
  letters: {
    m: { id: "moon-ground" },
    R: { id: "rocket", look: "Flying" },
    r: { id: "robot" },
    A: { id: "alien" },
    s: { id: "star" },
    M: { id: "meteor" },
    B: { id: "boulder" },
  },
};

export const castle: Place = {
  name: "Castle",
  background: "castle",
  cast: castOf(hero, dragon, ghost, chest, key, door, flag, apple),
  ground: castOf(stoneWall),
  map: `
......................
......................
......................
......................
......................
......................
......................
......................
................G.....
......................
......................
.......H...K.D..C.....
######################`,
  letters: {
    "#": { id: "stone-wall" },
    H: { id: "hero" },
    D: { id: "dragon" },
    G: { id: "ghost" },
    K: { id: "key" },
    C: { id: "chest" },
  },
};

export const beach: Place = {
  name: "Beach",
  background: "beach",
  cast: castOf(inventor, crabRed, bucket, sandcastle, star, palmTree),
  ground: castOf(ground),
  map: `
......................
......................
......................
......................
......................
......................
......................
......................
......................
......................
......................
...S...I...B.C..P...*.
ssssssssssssssssssssss`,
  letters: {
    s: { id: "ground", look: "Sand" },
    I: { id: "inventor" },
    C: { id: "crab" },
    B: { id: "bucket" },
    S: { id: "sandcastle" },
    "*": { id: "star" },
    P: { id: "palm" },
  },
};
