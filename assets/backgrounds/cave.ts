/** The cave: a wide hall of violet stone with glowing crystals. */
import type { Canvas, Spot } from "../sprites/canvas.ts";
import { bands, emptyScene, hills, type Ridge, scatter, width } from "./scenery.ts";

/** Teeth of stone: a ridge broken into points. */
function jagged(base: number, size: number, step: number, turn: number): Ridge {
  const swell = hills(base, [8, 5], [2, 3], turn);
  return (x) => {
    const tooth = Math.floor(x / step);
    const along = Math.abs(((x % step) / step) * 2 - 1);
    return Math.round(swell(x) + (1 - along) ** 2 * size * (0.3 + scatter(tooth, base)));
  };
}

/** Stone above one line and below another. */
function hall(scene: Canvas, roof: Ridge, floor: Ridge, letter: string, rim: string): Canvas {
  return scene.paint((x, y) => {
    const up = roof(x) - y;
    const down = y - floor(x);
    if (up < 0 && down < 0) return undefined;
    return down === 0 || down === 1 ? rim : letter;
  });
}

function crystal(scene: Canvas, [x, y]: Spot, size: number, letters: string): Canvas {
  return scene.paintWithin([x - size, y - size * 2], [x + size, y + 1], (px, py) => {
    const up = (y - py) / (size * 2);
    const half = up > 0.7 ? (1 - up) * size * 1.4 : size * 0.42;
    const away = px - x + 0.5;
    if (Math.abs(away) > half) return undefined;
    return letters.charAt(away < -half * 0.3 ? 2 : away > half * 0.4 ? 0 : 1);
  });
}

function stones(scene: Canvas, floor: Ridge): Canvas {
  for (let x = 8; x < width; x += 17) {
    const y = floor(x) + 8 + Math.floor(scatter(x, 9) * 24);
    scene.ball(x + scatter(x, 2) * 9, y, 3 + scatter(x, 4) * 4, 2.4, "XXZZ");
  }
  return scene;
}

type Crystal = readonly [x: number, size: number];
const backCrystals: readonly Crystal[] = [
  [62, 20],
  [86, 12],
  [352, 23],
  [384, 14],
  [328, 10],
];
const frontCrystals: readonly Crystal[] = [
  [146, 14],
  [166, 9],
  [262, 10],
  [424, 16],
];

const farFloor = hills(184, [7, 5], [2, 5], 1.5);
const middleFloor = hills(212, [6, 4], [1, 4], 3.1);
const nearFloor = hills(236, [5, 3], [2, 3], 5);

/** Crystals that stick out of a floor yet to be laid before them. */
function grown(scene: Canvas, crystals: readonly Crystal[], floor: Ridge, letters: string): void {
  for (const [x, size] of crystals) crystal(scene, [x, floor(x) + 6], size, letters);
}

export function cave(): Canvas {
  const scene = bands(emptyScene(), "hiih", [92, 130, 172]);
  grown(scene, backCrystals, farFloor, "TUw");
  hall(scene, jagged(46, 44, 22, 0.7), farFloor, "g", "h");
  grown(scene, frontCrystals, middleFloor, "lmn");
  hall(scene, jagged(22, 52, 40, 2.2), middleFloor, "Z", "g");
  hall(scene, jagged(4, 26, 30, 4), nearFloor, "Y", "Z");
  return stones(scene, nearFloor);
}
