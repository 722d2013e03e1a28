/** Three roads between meadows, seen from above, and a brook behind them: each row is a row of squares, counted from below. */
import type { Canvas } from "../sprites/canvas.ts";
import { emptyScene, height, scatter, width } from "./scenery.ts";

const ROW = 20;

function meadowRow(scene: Canvas, row: number): Canvas {
  const top = height - (row + 1) * ROW;
  scene
    .box(0, top, width, ROW, "P")
    .box(0, top, width, 2, "Q")
    .box(0, top + ROW - 2, width, 2, "O");
  for (let x = 3; x < width; x += 13) {
    const left = x + Math.floor(scatter(x, row) * 8);
    const y = top + 5 + Math.floor(scatter(row, x) * 8);
    scene
      .box(left, y, 1, 2, "O")
      .box(left + 2, y - 1, 1, 3, "O")
      .box(left + 4, y, 1, 2, "O");
    if (scatter(x, row + 40) > 0.86) scene.box(left + 8, y, 3, 3, "w").box(left + 9, y + 1, 1, 1, "K");
  }
  return scene;
}

/** Two lanes with a dashed line between them. */
function roadRows(scene: Canvas, row: number): Canvas {
  const top = height - (row + 2) * ROW;
  scene
    .box(0, top, width, 2 * ROW, "2")
    .box(0, top, width, 3, "4")
    .box(0, top + 2 * ROW - 3, width, 3, "4");
  scene.box(0, top + 3, width, 1, "1").box(0, top + 2 * ROW - 4, width, 1, "1");
  for (let x = 4; x < width; x += 20) scene.box(x, top + ROW - 1, 11, 2, "L");
  for (let x = 5; x < width; x += 17) {
    scene.box(x + Math.floor(scatter(x, row) * 10), top + 6 + Math.floor(scatter(row, x) * 28), 2, 1, "1");
  }
  return scene;
}

function brook(scene: Canvas, row: number): Canvas {
  const top = height - (row + 1) * ROW;
  scene.box(0, top, width, ROW, "c").box(0, top, width, 2, "b");
  for (let x = 2; x < width; x += 15) scene.box(x + Math.floor(scatter(x, 3) * 9), top + 6 + (x % 9), 6, 1, "d");
  return scene;
}

export function road(): Canvas {
  const scene = emptyScene();
  for (const row of [0, 1, 4, 7, 10, 12]) meadowRow(scene, row);
  for (const row of [2, 5, 8]) roadRows(scene, row);
  return brook(scene, 11);
}
