/** Space: stars, a ringed planet and a pale moon landscape to stand on. */
import type { Canvas } from "../sprites/canvas.ts";
import { bands, emptyScene, hills, land, scatter, width } from "./scenery.ts";

const far = hills(206, [8, 5], [2, 5], 0.8);
const near = hills(230, [6, 4], [1, 4], 2.7);

function stars(scene: Canvas): Canvas {
  for (let y = 2; y < 200; y += 11) {
    for (let x = 2; x < width; x += 13) {
      const luck = scatter(x, y);
      const left = x + Math.floor(scatter(y, x) * 9);
      if (luck < 0.3) scene.box(left, y + Math.floor(luck * 30), 1, 1, luck < 0.1 ? "w" : "i");
      if (luck > 0.96) twinkle(scene, left, y);
    }
  }
  return scene;
}

function twinkle(scene: Canvas, x: number, y: number): Canvas {
  return scene
    .box(x - 2, y, 5, 1, "i")
    .box(x, y - 2, 1, 5, "i")
    .box(x - 1, y, 3, 1, "w")
    .box(x, y - 1, 1, 3, "w");
}

function ringedPlanet(scene: Canvas): Canvas {
  const slope = (x: number) => (x - 330) * -0.22;
  const ring = (x: number, y: number) => {
    const away = ((x - 330) / 62) ** 2 + ((y - 72 - slope(x)) / 12) ** 2;
    return away <= 1 && away > 0.55 ? (away > 0.8 ? "H" : "L") : undefined;
  };
  scene.paintWithin([260, 40], [400, 104], ring).ball(330, 72, 33, 33, "lmmn");
  for (const [y, half] of [
    [62, 28],
    [80, 30],
    [88, 24],
  ] as const) {
    scene.paintWithin([330 - half, y], [330 + half, y + 3], (x) =>
      Math.abs(x - 330) < half - ((y * 5) % 7) ? "l" : undefined,
    );
  }
  return scene.paintWithin([260, 40], [400, 104], (x, y) => (y > 72 + slope(x) ? ring(x, y) : undefined));
}

function craters(scene: Canvas): Canvas {
  for (let x = 14; x < width; x += 47) {
    const y = near(x) + 10 + Math.floor(scatter(x, 6) * 10);
    scene.disc(x, y, 9, 3.4, "g").disc(x, y + 1, 8, 2.4, "f");
  }
  return scene;
}

export function space(): Canvas {
  const scene = stars(bands(emptyScene(), "WXYZ", [46, 104, 160]));
  scene.ball(92, 60, 15, 15, "abcd").disc(88, 56, 4, 3, "d");
  ringedPlanet(scene);
  land(scene, far, "g", "h", 2);
  land(scene, near, "h", "i", 2);
  return craters(scene);
}
