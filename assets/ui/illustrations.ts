/** The pages' illustrations: the house creature where something is empty, lost or begins. */
import { landscape } from "../backgrounds/landscape.ts";
import { Canvas } from "../sprites/canvas.ts";
import { coin, heart, star } from "../sprites/characters/treasures.ts";
import { lookOf } from "../sprites/sprite.ts";
import { gridling, rounded } from "./gridling.ts";
import { tabMark } from "./marks.ts";
import { tutorialScene } from "./stageScenes.ts";
import { dashedBox, shadow, sparkle, squares } from "./touches.ts";

export function emptyWorld(): Canvas {
  const scene = landscape().part(120, 120, 200, 118);
  for (let x = 0; x < 200; x += 20) scene.box(x, 0, 1, 118, "z");
  for (let y = 18; y < 118; y += 20) scene.box(0, y, 200, 1, "z");
  shadow(scene, 100, 86, 18, "O").stamp(gridling({ mouth: "smile", arms: "wave", look: [1, 0] }), 76, 40);
  return dashedBox(dashedBox(scene, [140, 58], 21, "w"), [40, 58], 21, "w");
}

export function emptyLibrary(): Canvas {
  const scene = new Canvas(80, 60).disc(40, 53, 31, 5, "5");
  const inside = new Canvas(80, 60).box(18, 24, 44, 10, "6").stamp(lookOf(star, "Shining"), 30, 6);
  inside.stamp(lookOf(heart, "Full"), 16, 12).stamp(lookOf(coin, "Front"), 45, 12);
  const front = new Canvas(80, 60)
    .box(17, 29, 46, 24, "9")
    .box(17, 29, 46, 2, "0")
    .box(58, 31, 5, 22, "8")
    .box(36, 31, 8, 22, "0");
  front.map(8, 24, flap).stamp(new Canvas(13, 8).map(0, 0, flap).mirrored(), 59, 24);
  scene.stamp(inside, 0, 0).stamp(front.outlined(), 0, 0);
  return sparkle(sparkle(sparkle(scene, [12, 12], 3), [68, 8], 4), [57, 4], 2, "d");
}

const flap = `
  ..........998
  ........99998
  ......9999988
  ....99999988.
  ..99999988...
  9999998......
  .9988........
  .............
  `;

export function emptyRules(): Canvas {
  const scene = new Canvas(80, 60);
  for (const x of [1, 48]) {
    rounded(scene, [x, 4], [31, 31], 4, "2");
    rounded(scene, [x + 1, 5], [29, 29], 3, "v");
    scene.box(x + 15, 5, 1, 29, "4").box(x + 1, 19, 29, 1, "4");
  }
  scene.stamp(tabMark(), 1, 19).stamp(tabMark(), 63, 19).map(34, 15, arrow);
  return sparkle(sparkle(scene, [56, 45], 3), [24, 47], 2, "d");
}

const arrow = `
  ......LK....
  ......LKK...
  LLLLLLLKKK..
  LKKKKKKKKKK.
  KKKKKKKKKKKJ
  KJJJJJJKKKJ.
  ......JKJJ..
  ......JJ....
  `;

export function notFound(): Canvas {
  const scene = squares(new Canvas(160, 100), "u", "t", 20, [10, 0]);
  scene.box(0, 78, 160, 22, "t");
  shadow(scene, 80, 82, 20, "r").stamp(gridling({ mouth: "small", arms: "cheeks", look: [-1, -1] }), 56, 36);
  for (const [x, y] of [
    [110, 38],
    [24, 38],
  ] as const)
    dashedBox(scene, [x, y], 21, "r");
  return scene.map(112, 16, question).map(36, 12, question);
}

const question = `
  ...llll...
  .llmmmmll.
  llmm..mmll
  lmm....mml
  .......mml
  ......mml.
  ....mmll..
  ....mml...
  ....mml...
  ..........
  ....mml...
  ....mll...
  `;

export function oops(): Canvas {
  const scene = squares(new Canvas(160, 100), "q", "L", 20, [10, 0]);
  shadow(scene, 80, 84, 22, "0");
  wire(scene, 26);
  scene.stamp(gridling({ mouth: "wavy", arms: "up", look: [0, 1] }), 56, 38);
  wire(scene, 0);
  return sparkle(sparkle(scene, [140, 62], 4, "G"), [146, 76], 2, "G").stamp(plug(), 112, 66);
}

/** A cable that loops about the creature's middle. */
function wire(scene: Canvas, lift: number): void {
  for (const [size, letter] of [
    [2.6, "A"],
    [1.6, "C"],
  ] as const) {
    for (let step = 0; step <= 400; step++) {
      const turn = step / 400;
      const x = 14 + turn * 96 + Math.sin(turn * 19) * 15;
      const y = 70 + Math.cos(turn * 19) * 7 - (lift > 0 ? 2 : 0);
      const behind = Math.cos(turn * 19) < 0;
      if (behind === lift > 0) scene.disc(x, y, size, size, letter);
    }
  }
}

function plug(): Canvas {
  return new Canvas(22, 16)
    .map(
      1,
      1,
      `
      ....4443......
      CC.44433355555
      CCC44433......
      CCC44433......
      CC.44433355555
      ....4332......
      `,
    )
    .outlined();
}

/** An empty grid, and a pencil that is about to draw in it. */
export function chooseBlank(): Canvas {
  const scene = squares(new Canvas(56, 40), "v", "t", 10, [8, 0]);
  dashedBox(scene, [17, 19], 11, "c");
  return scene.stamp(new Canvas(22, 22).map(1, 1, bigPencil).outlined(), 23, 5);
}

const bigPencil = `
  .............nn...
  ............nnnm..
  ...........5nnnmm.
  ..........555nmm..
  .........LL554m...
  ........LLKK44....
  .......LLKKJ4.....
  ......LLKKJJ......
  .....LLKKJJ.......
  ....LLKKJJ........
  ...LLKKJJ.........
  ..00KKJJ..........
  ..0009J...........
  .00099............
  .#009.............
  .##...............
  `;

export function chooseTutorial(): Canvas {
  const scene = tutorialScene();
  scene.stamp(gridling({ mouth: "open", arms: "wave", look: [1, 1] }), 11, 35);
  return sparkle(sparkle(scene, [136, 26], 4), [74, 34], 3).part(9, 15, 136, 85);
}
