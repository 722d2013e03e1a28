/** The pictures of the home page and the parents' page: how a game is made, what games there could be, and who is welcome. */
import { cave } from "../backgrounds/cave.ts";
import { landscape } from "../backgrounds/landscape.ts";
import { space } from "../backgrounds/space.ts";
import { Canvas } from "../sprites/canvas.ts";
import { bat, ghost } from "../sprites/characters/critters.ts";
import { dragon } from "../sprites/characters/dragon.ts";
import { fox } from "../sprites/characters/fox.ts";
import { hero, inventor } from "../sprites/characters/hero.ts";
import { boulder } from "../sprites/characters/nature.ts";
import { plant } from "../sprites/characters/plant.ts";
import { robot } from "../sprites/characters/robot.ts";
import { door, flag } from "../sprites/characters/signals.ts";
import { rocket } from "../sprites/characters/travellers.ts";
import { apple, chest, coin, heart, key, star } from "../sprites/characters/treasures.ts";
import { treeBig } from "../sprites/characters/tree.ts";
import { crateBox, stoneWall } from "../sprites/characters/walls.ts";
import { cloud, raindrop } from "../sprites/characters/weather.ts";
import { lookOf } from "../sprites/sprite.ts";
import { gridling, rounded } from "./gridling.ts";
import { floor, put } from "./stageScenes.ts";
import { shadow, sparkle, squares } from "./touches.ts";

/** A character being drawn, large and half done, with a brush and its colors. */
export function stepDraw(): Canvas {
  const scene = squares(new Canvas(160, 100), "v", "u", 10);
  rounded(scene, [22, 8], [84, 84], 5, "2");
  rounded(scene, [24, 10], [80, 80], 4, "w");
  const large = lookOf(fox, "Sitting").enlarged(4);
  scene.stamp(large.part(0, 0, 80, 58), 24, 10);
  for (let x = 24; x < 104; x += 4) scene.box(x, 67, 3, 1, "4");
  scene.map(88, 44, brush);
  ["C", "G", "K", "O", "T", "c", "h", "l"].forEach((letter, place) => {
    const [x, y] = [118 + (place % 2) * 16, 14 + Math.floor(place / 2) * 19];
    rounded(scene, [x - 1, y - 1], [14, 14], 4, place === 1 ? "k" : "4");
    rounded(scene, [x, y], [12, 12], 3, letter);
  });
  return scene;
}

const brush = `
  ....................66.
  ..................6688.
  ................668996.
  ..............6689966..
  ............6689966....
  ..........5889966......
  .........5438966.......
  ........543436.........
  ......GE5434...........
  .....GFFE44............
  ....GFFFE..............
  ...GFFFE...............
  ..GFFEE................
  .GFEE..................
  .FE....................
  `;

/** A picture before and a picture after: the hero learns to climb. */
export function stepAct(): Canvas {
  const scene = squares(new Canvas(160, 100), "L", "q", 10);
  for (const x of [6, 96]) {
    rounded(scene, [x, 20], [58, 58], 5, "I");
    rounded(scene, [x + 2, 22], [54, 54], 4, "v");
    scene.box(x + 29, 22, 1, 54, "t").box(x + 2, 49, 54, 1, "t");
  }
  scene.stamp(lookOf(hero, "Standing"), 12, 53).stamp(lookOf(boulder, "Round"), 40, 53);
  scene.stamp(lookOf(boulder, "Round"), 130, 53).stamp(lookOf(hero, "Climbing"), 130, 33);
  scene.map(68, 40, arrow);
  return sparkle(sparkle(scene, [146, 12], 4, "K"), [12, 90], 3, "K");
}

const arrow = `
  ............JJ..........
  ............JFJ.........
  ............JGFJ........
  .JJJJJJJJJJJJGGFJ.......
  .JGGGGGGGGGGGGGGFJ......
  .JGGGGGGGGGGGGGGGFJ.....
  .JGGGGGGGGGGGGGGGFJ.....
  .JFFFFFFFFFFFGGGFJ......
  .JJJJJJJJJJJJGGFJ.......
  ............JGFJ........
  ............JFJ.........
  ............JJ..........
  `;

/** A game that runs, with a large Play on it. */
export function stepPlay(): Canvas {
  const scene = floor(landscape().part(60, 118, 160, 100), 0, 8, 4);
  put(scene, [
    [hero, "Jumping", 1.2, 2.2],
    [coin, "Front", 2.6, 1.2],
    [coin, "Front", 6.4, 1.2],
    [boulder, "Round", 2.1, 3],
    [flag, "Raised", 6.6, 3],
  ]);
  scene.disc(84, 47, 21, 21, "M").disc(84, 45, 21, 21, "N").disc(84, 45, 18, 18, "O");
  for (let x = 0; x < 18; x++) scene.box(78 + x, 35 + Math.ceil(x * 0.58), 1, 21 - 2 * Math.ceil(x * 0.58), "w");
  return scene;
}

/** A maze with a ghost in it. */
export function ideaMaze(): Canvas {
  const scene = cave().part(40, 60, 160, 100);
  const walls = ["xxxxxxxx", "x......x", "x.xx.x.x", "x......x", "xxxxxxxx"];
  walls.forEach((row, y) => {
    [...row].forEach((mark, x) => {
      if (mark === "x") put(scene, [[stoneWall, "Whole", x, y]]);
    });
  });
  return put(scene, [
    [inventor, "Walking", 1, 1],
    [ghost, "Boo", 3, 1],
    [coin, "Front", 6, 1],
    [bat, "Wings up", 6, 2],
    [key, "Gold", 1, 3],
    [chest, "Closed", 6, 3],
  ]);
}

/** A garden that grows where it rains. */
export function ideaGarden(): Canvas {
  const scene = floor(landscape().part(150, 118, 160, 100), 0, 8, 4);
  return put(scene, [
    [treeBig, "Blossom", 5, 1],
    [cloud, "Rainy", 1.5, 0.2],
    [raindrop, "Falling", 1.6, 1.4],
    [raindrop, "Falling", 2.7, 1.9],
    [plant, "Seed", 0.2, 3],
    [plant, "Sprout", 1.4, 3],
    [plant, "Flower", 2.6, 3],
    [apple, "Red", 4.1, 3],
  ]);
}

/** A flight between the stars. */
export function ideaSpace(): Canvas {
  const scene = space().part(90, 40, 160, 100);
  return put(scene, [
    [rocket, "Flying", 1, 2.2],
    [boulder, "Round", 3.6, 0.6],
    [boulder, "Round", 5.1, 3.2],
    [boulder, "Round", 6.6, 1.4],
    [star, "Shining", 4.6, 1.9],
    [robot, "Awake", 6.4, 3.7],
  ]);
}

/** A dragon that keeps a treasure. */
export function ideaDragon(): Canvas {
  const scene = floor(cave().part(180, 80, 160, 100), 0, 8, 4);
  return put(scene, [
    [dragon, "Roaring", 5, 2],
    [chest, "Open", 7, 3],
    [crateBox, "Closed", 2.2, 3],
    [hero, "Jumping", 2.1, 1.7],
    [heart, "Full", 0.2, 0.2],
    [heart, "Full", 1.2, 0.2],
    [heart, "Empty", 2.2, 0.2],
    [door, "Closed", 0.1, 2],
  ]);
}

/** A large Gridling and a small one, side by side. */
export function together(): Canvas {
  const scene = new Canvas(160, 80);
  shadow(scene, 58, 76, 30, "P");
  shadow(scene, 108, 76, 20, "P");
  const small = gridling({ mouth: "open", arms: "up", look: [-1, -1] }).recolored("RSTUV", "EFGHL");
  scene.stamp(gridlingLarge(), 24, 8).stamp(small, 84, 30);
  return sparkle(sparkle(put(scene, [[heart, "Full", 4.1, 0.3]]), [134, 20], 4), [16, 30], 3);
}

/** Half as large again, by repeating every other row and column. */
function gridlingLarge(): Canvas {
  const one = gridling({ mouth: "smile", arms: "wave", look: [1, 1] });
  const large = new Canvas(72, 72);
  for (let y = 0; y < 72; y++)
    for (let x = 0; x < 72; x++) large.put(x, y, one.at(Math.floor(x / 1.5), Math.floor(y / 1.5)));
  return large;
}
