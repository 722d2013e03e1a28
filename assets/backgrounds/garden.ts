/** A mown lawn seen from above, one shade a square, with daisies: a board for games that are played from above. */
import type { Canvas } from "../sprites/canvas.ts";
import { emptyScene, height, scatter, width } from "./scenery.ts";

const SQUARE = 20;

function square(scene: Canvas, x: number, y: number): Canvas {
  const isLight = (x / SQUARE + y / SQUARE) % 2 === 0;
  scene.box(x, y, SQUARE, SQUARE, isLight ? "Q" : "P");
  const blade = isLight ? "P" : "O";
  for (let tuft = 0; tuft < 2; tuft++) {
    const left = x + 3 + Math.floor(scatter(x + tuft, y) * 12);
    const top = y + 4 + Math.floor(scatter(y, x + tuft) * 11);
    if (scatter(left, top) > 0.45) scene.box(left, top, 1, 2, blade).box(left + 2, top - 1, 1, 3, blade);
  }
  if (scatter(x * 3, y + 5) > 0.9) {
    const [left, top] = [x + 6, y + 8];
    scene
      .box(left + 1, top, 2, 4, "w")
      .box(left, top + 1, 4, 2, "w")
      .box(left + 1, top + 1, 2, 2, "K");
  }
  return scene;
}

export function garden(): Canvas {
  const scene = emptyScene();
  for (let y = 0; y < height; y += SQUARE) for (let x = 0; x < width; x += SQUARE) square(scene, x, y);
  return scene;
}
