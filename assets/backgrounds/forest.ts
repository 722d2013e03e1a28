/** The forest: rows of firs that fade into the mist, and a mossy floor. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, emptyScene, fir, hills, land, type Ridge, scatter, strewn, tuft, width } from "./scenery.ts";

const back = hills(166, [6, 3], [2, 5], 0.4);
const middle = hills(192, [6, 4], [1, 4], 2.6);
const front = hills(222, [5, 3], [2, 3], 4.1);

function row(scene: Canvas, ridge: Ridge, step: number, size: number, leaves: string, trunk: string): Canvas {
  for (let place = 0; place * step < width; place++) {
    const x = place * step + Math.floor(scatter(place, size) * step * 0.7);
    fir(scene, x, ridge(x % width) + 5, size + Math.floor(scatter(size, place) * size * 0.4), leaves, trunk);
  }
  return scene;
}

/** The nearest firs frame the picture and leave its middle free. */
function edges(scene: Canvas): Canvas {
  for (const [x, size] of [
    [62, 92],
    [18, 128],
    [352, 84],
    [392, 108],
    [432, 140],
  ] as const) {
    fir(scene, x, front(x) + 6, size, "NOP", "7");
  }
  return scene;
}

export function forest(): Canvas {
  const scene = bands(emptyScene(), "stuvz", [34, 74, 112, 150]);
  scene.disc(120, 52, 24, 24, "u").disc(120, 52, 17, 17, "L");
  land(row(scene, back, 22, 62, "xyz", "x"), back, "y", "z", 2);
  land(row(scene, middle, 34, 76, "TUx", "T"), middle, "x", "y", 2);
  land(edges(scene), front, "O", "P", 3);
  strewn(scene, front, "P", 0.3, tuft);
  return scene;
}
