/** The pond's shore: a pale sky, willows and reeds, so that water and those who live in it stand out before it. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, cloud, emptyScene, hills, land, roundTree, scatter, strewn, tuft, width } from "./scenery.ts";

const mountains = hills(140, [10, 6, 3], [2, 5, 11], 0.2);
const far = hills(156, [8, 5], [3, 7], 2.4);
const middle = hills(184, [8, 4], [1, 4], 0.9);
const near = hills(214, [5, 3], [2, 3], 3.1);

function bushes(scene: Canvas): Canvas {
  for (let x = 4; x < width; x += 11) {
    const size = 5 + Math.floor(scatter(x, 2) * 4);
    if (scatter(x, 7) > 0.4) scene.ball(x, far(x), size, size, "xxyy");
  }
  return scene;
}

/** A willow: a round crown from which leaves hang down in strands. */
function willow(scene: Canvas, x: number, size: number): Canvas {
  const y = middle(x) + 4;
  scene.box(x - 2, y - size, 4, size, "O").ball(x, y - size * 1.3, size, size * 0.72, "OPPQ");
  for (let strand = -size + 2; strand < size; strand += 4) {
    const long = Math.round(size * (0.42 + scatter(x + strand, 3) * 0.5));
    scene.box(x + strand, Math.round(y - size * 1.2), 2, long, strand % 8 === 2 ? "Q" : "P");
  }
  return scene;
}

function reeds(scene: Canvas): Canvas {
  for (let x = 5; x < width; x += 7) {
    const long = 9 + Math.floor(scatter(x, 6) * 13);
    if (scatter(x, 11) < 0.52) continue;
    scene.box(x, near(x) - long, 1, long + 4, "O").box(x + 2, near(x) - Math.round(long * 0.6), 1, long, "N");
  }
  return scene;
}

export function pond(): Canvas {
  const scene = bands(emptyScene(), "rstuv", [40, 80, 112, 138]);
  scene.disc(352, 48, 26, 26, "t").disc(352, 48, 20, 20, "v").disc(352, 48, 15, 15, "L");
  cloud(cloud(cloud(scene, 84, 46, 13), 214, 66, 11), 288, 28, 8);
  land(scene, mountains, "s", "t", 2);
  land(bushes(scene), far, "y", "z", 3);
  for (const [x, size] of [
    [38, 22],
    [150, 15],
    [398, 24],
  ] as const) {
    willow(scene, x, size);
  }
  for (const x of [92, 232, 300]) roundTree(scene, x, middle(x) + 4, 12, "OPPQ", "O");
  land(scene, middle, "Q", "z", 2);
  strewn(scene, middle, "P", 0.18, tuft);
  land(reeds(scene), near, "P", "Q", 3);
  return strewn(scene, near, "O", 0.2, tuft);
}
