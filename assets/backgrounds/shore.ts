/** The tutorial's shore: a quiet sky over a pale sea with islands, all far behind the land on which Scout walks. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, cloud, emptyScene, height, hills, land, type Ridge, roundTree, scatter, width } from "./scenery.ts";

const HORIZON = 136;
const mountains = hills(126, [11, 7, 4], [2, 5, 9], 2.6);
const far = isle(HORIZON, { middle: 176, half: 96, high: 24 });
const near = isle(170, { middle: 372, half: 112, high: 26 });

/** What rises out of the water: round, and gone at both ends. */
function isle(base: number, { middle, half, high }: Record<"middle" | "half" | "high", number>): Ridge {
  return (x) => {
    const way = Math.abs(x - middle) / half;
    return way < 1 ? Math.round(base - high * Math.cos(way * (Math.PI / 2))) : height;
  };
}

function sky(scene: Canvas): Canvas {
  bands(scene, "rstuv", [34, 66, 96, 120]);
  scene.disc(64, 44, 27, 27, "t").disc(64, 44, 21, 21, "v").disc(64, 44, 16, 16, "L");
  cloud(cloud(cloud(scene, 150, 40, 13), 250, 64, 10), 322, 34, 9);
  return cloud(cloud(scene, 404, 76, 11), 22, 92, 9);
}

/** Paler than the water of the game, so that nobody takes it for that. */
function sea(scene: Canvas): Canvas {
  scene.paintWithin([0, HORIZON], [width, height], (x, y) => (y > 172 || (y > 168 && (x + y) % 2 === 0) ? "s" : "t"));
  for (let y = HORIZON + 6; y < height; y += 8) {
    for (let x = 0; x < width; x += 30) {
      const left = x + Math.floor(scatter(x, y) * 26);
      if (scatter(left, y) > 0.45) scene.box(left, y, 4 + Math.floor(scatter(y, x) * 9), 1, y > 172 ? "u" : "v");
    }
  }
  return scene.box(0, HORIZON, width, 1, "v");
}

function island(scene: Canvas, ridge: Ridge, base: number): Canvas {
  return scene.paint((x, y) => {
    const depth = y - ridge(x);
    if (depth < 0 || y > base) return undefined;
    return y === base ? "v" : depth < 3 ? "z" : "y";
  });
}

function bushes(scene: Canvas): Canvas {
  for (const x of [112, 128, 152, 168, 190, 206, 232]) {
    const size = 4 + Math.floor(scatter(x, 5) * 4);
    scene.ball(x, far(x), size, size, "xxyy");
  }
  return scene;
}

export function shore(): Canvas {
  const scene = sea(land(sky(emptyScene()), mountains, "t", "u", 2));
  island(bushes(scene), far, HORIZON);
  for (const x of [308, 330, 346, 384, 398, 424]) roundTree(scene, x, near(x) + 4, 10 + (x % 4), "xxyz", "x");
  return island(scene, near, 170);
}
