/** The landscape a new game begins with: a wide morning sky over soft hills, calm enough for anything in front of it. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, cloud, emptyScene, hills, land, roundTree, scatter, strewn, tuft, width } from "./scenery.ts";

const mountains = hills(134, [13, 8, 4], [3, 5, 11], 1.9);
const far = hills(150, [10, 7, 3], [2, 5, 9], 0.6);
const middle = hills(176, [12, 6], [1, 4], 2.1);
const near = hills(204, [9, 5], [2, 3], 4.4);
const front = hills(236, [5, 3], [1, 3], 1.2);

function sky(scene: Canvas): Canvas {
  bands(scene, "rstuv", [44, 82, 112, 136]);
  scene.disc(356, 46, 27, 27, "t").disc(356, 46, 21, 21, "v").disc(356, 46, 16, 16, "L");
  cloud(scene, 70, 52, 15);
  cloud(scene, 186, 34, 10);
  cloud(scene, 268, 76, 13);
  cloud(scene, 404, 88, 9);
  return cloud(scene, 138, 98, 8);
}

function farWoods(scene: Canvas): Canvas {
  for (let x = 6; x < width; x += 9) {
    const size = 4 + Math.floor(scatter(x, 1) * 4);
    if (scatter(x, 3) > 0.45) scene.ball(x, far(x), size, size, "xxyy");
  }
  return scene;
}

function woods(scene: Canvas): Canvas {
  for (const x of [22, 40, 52, 128, 176, 190, 262, 330, 348, 420]) {
    roundTree(scene, x, middle(x) + 4, 11 + Math.floor(scatter(x, 5) * 5), "OPPQ", "O");
  }
  return scene;
}

export function landscape(): Canvas {
  const scene = land(sky(emptyScene()), mountains, "s", "t", 2);
  land(farWoods(scene), far, "y", "z", 3);
  land(woods(scene), middle, "Q", "z", 2);
  strewn(scene, middle, "P", 0.18, tuft);
  land(scene, near, "P", "Q", 3);
  strewn(scene, near, "O", 0.16, tuft);
  land(scene, front, "O", "P", 3);
  strewn(scene, front, "P", 0.3, tuft);
  return scene;
}
