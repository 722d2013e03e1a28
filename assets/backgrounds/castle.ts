/** The castle: towers with red roofs on a green hill, under a morning sky. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, cloud, emptyScene, hills, land, roundTree, scatter, strewn, tuft } from "./scenery.ts";

const mountains = hills(150, [16, 9, 4], [3, 5, 9], 0.9);
const middle = hills(190, [9, 5], [1, 4], 1.7);
const near = hills(212, [4, 2], [2, 3], 3.6);
const front = hills(240, [5, 3], [1, 3], 0.4);

/** Where the castle's feet are hidden by the hill. */
const FOOT = 217;

/** A wall with a lit left edge, a shaded right one and some stones that show. */
function wall(scene: Canvas, x: number, top: number, wide: number): Canvas {
  scene
    .box(x, top, wide, FOOT - top, "5")
    .box(x + wide - Math.ceil(wide / 4), top, Math.ceil(wide / 4), FOOT - top, "4");
  for (let y = top + 8; y < FOOT; y += 9) {
    for (let left = x + 3; left < x + wide - 6; left += 11) {
      if (scatter(left, y) > 0.62) scene.box(left, y, 5, 2, scatter(y, left) > 0.5 ? "4" : "3");
    }
  }
  return scene;
}

function battlements(scene: Canvas, x: number, top: number, wide: number): Canvas {
  scene.box(x - 2, top - 3, wide + 4, 5, "4");
  for (let left = x - 2; left < x + wide; left += 7) scene.box(left, top - 8, 4, 5, "5");
  return scene;
}

/** A pointed roof over a tower, with a flag on it. */
function roof(scene: Canvas, middleX: number, bottom: number, half: number, high: number): Canvas {
  scene.paintWithin([middleX - half, bottom - high], [middleX + half, bottom], (x, y) => {
    const reach = ((y - bottom + high + 1) / high) * half;
    const away = x - middleX + 0.5;
    if (Math.abs(away) > reach) return undefined;
    return away > reach * 0.35 ? "B" : away < -reach * 0.45 ? "D" : "C";
  });
  scene.box(middleX - 1, bottom - high - 14, 2, 15, "2");
  return scene.box(middleX + 1, bottom - high - 14, 11, 4, "K").box(middleX + 1, bottom - high - 10, 8, 3, "J");
}

/** A slit with an arch. */
function slit(scene: Canvas, x: number, y: number): Canvas {
  return scene
    .box(x, y, 5, 10, "Z")
    .box(x + 1, y - 1, 3, 1, "Z")
    .box(x, y, 1, 10, "Y");
}

function tower(scene: Canvas, x: number, top: number, wide: number): Canvas {
  wall(scene, x, top, wide);
  battlements(scene, x, top, wide);
  roof(scene, x + Math.floor(wide / 2), top - 8, Math.ceil(wide / 2) + 3, Math.round(wide * 1.15));
  slit(scene, x + Math.floor(wide / 2) - 2, top + 16);
  return slit(scene, x + Math.floor(wide / 2) - 2, top + 44);
}

function gate(scene: Canvas, x: number, wide: number, high: number): Canvas {
  const top = FOOT - high;
  scene
    .disc(x + wide / 2, top + wide / 2, wide / 2 + 3, wide / 2 + 3, "3")
    .box(x - 3, top + wide / 2, wide + 6, high, "3");
  scene.disc(x + wide / 2, top + wide / 2, wide / 2, wide / 2, "7").box(x, top + wide / 2, wide, high, "7");
  for (let plank = x + 4; plank < x + wide; plank += 6) scene.box(plank, top + 4, 1, high, "6");
  return scene.disc(x + wide - 6, FOOT - 22, 1.6, 1.6, "J");
}

function fortress(scene: Canvas): Canvas {
  wall(scene, 158, 138, 124);
  battlements(scene, 158, 138, 124);
  for (const x of [180, 252]) slit(scene, x, 158);
  tower(scene, 204, 84, 32);
  tower(scene, 142, 112, 28);
  tower(scene, 270, 112, 28);
  return gate(scene, 208, 24, 46);
}

export function castle(): Canvas {
  const scene = bands(emptyScene(), "rstuv", [48, 92, 126, 152]);
  scene.disc(78, 50, 25, 25, "t").disc(78, 50, 19, 19, "v").disc(78, 50, 15, 15, "L");
  cloud(cloud(cloud(scene, 132, 38, 10), 346, 44, 13), 404, 92, 8);
  cloud(scene, 36, 104, 8);
  land(scene, mountains, "s", "t", 2);
  land(scene, middle, "y", "z", 3);
  fortress(scene);
  for (const x of [22, 58, 106, 326, 372, 414])
    roundTree(scene, x, near(x) + 4, 12 + Math.floor(scatter(x, 5) * 5), "OPPQ", "O");
  land(scene, near, "P", "Q", 3);
  strewn(scene, near, "O", 0.16, tuft);
  land(scene, front, "O", "P", 3);
  return strewn(scene, front, "P", 0.3, tuft);
}
