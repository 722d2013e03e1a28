/** The beach: a warm sky, a calm sea with a far island, and sand to stand on. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, cloud, emptyScene, height, hills, land, type Ridge, roundTree, scatter, width } from "./scenery.ts";

const HORIZON = 128;
const island: Ridge = (x) => Math.round(HORIZON + 1 - 13 * Math.max(0, Math.cos(((x - 96) / 46) * (Math.PI / 2))));
const foam = hills(205, [3, 2], [2, 5], 0.3);
const wet = hills(209, [3, 2], [2, 5], 0.9);
const dry = hills(216, [3, 2], [2, 5], 1.2);

function sky(scene: Canvas): Canvas {
  bands(scene, "rstuv", [36, 70, 98, 118]);
  scene.disc(104, 46, 27, 27, "t").disc(104, 46, 21, 21, "v").disc(104, 46, 16, 16, "L");
  cloud(cloud(cloud(scene, 190, 60, 12), 300, 36, 14), 398, 72, 10);
  return cloud(scene, 40, 84, 8);
}

function islet(scene: Canvas): Canvas {
  for (const x of [74, 88, 104, 118]) roundTree(scene, x, island(x) + 4, 8, "NOOP", "N");
  return scene.paintWithin([40, 100], [152, HORIZON], (x, y) => {
    const depth = y - island(x);
    return depth < 0 || Math.abs(x - 96) > 46 ? undefined : depth < 3 ? "P" : "O";
  });
}

/** Bands of water from the horizon to the foam, with glints that grow as they come near. */
function sea(scene: Canvas): Canvas {
  const depths: readonly (readonly [top: number, letter: string])[] = [
    [HORIZON, "c"],
    [146, "c"],
    [158, "d"],
    [182, "d"],
  ];
  scene.paintWithin([0, HORIZON], [width, height], (x, y) => {
    const band = depths.findLast(([top]) => y >= top);
    const woven = y >= 154 && y < 158 && (x + y) % 2 === 0;
    return woven ? "d" : band?.[1];
  });
  for (let y = HORIZON + 4; y < 200; y += 7) {
    const near = (y - HORIZON) / 72;
    for (let x = 0; x < width; x += 26) {
      const left = x + Math.floor(scatter(x, y) * 24);
      const long = 3 + Math.round(near * 8 + scatter(y, x) * 4);
      if (scatter(left, y) > 0.42) scene.box(left, y, long, 1, y < 156 ? "d" : "e");
      if (near > 0.5 && scatter(y, left) > 0.74) scene.box(left + 2, y + 1, long - 4, 1, "w");
    }
  }
  return scene.box(0, HORIZON, width, 1, "e");
}

function shells(scene: Canvas): Canvas {
  for (let x = 9; x < width; x += 23) {
    const y = dry(x) + 6 + Math.floor(scatter(x, 4) * 28);
    scene.box(x, y, 3, 1, "9").box(x + 9, y + 5, 2, 1, "9");
    if (scatter(x, 8) > 0.8) scene.disc(x + 5, y + 2, 2.4, 2, "n").box(x + 4, y + 3, 3, 1, "m");
  }
  return scene;
}

export function beach(): Canvas {
  const scene = sea(islet(sky(emptyScene())));
  land(scene, foam, "e", "w", 3);
  land(scene, wet, "9", "0", 2);
  land(scene, dry, "0", "q", 3);
  return shells(scene);
}
