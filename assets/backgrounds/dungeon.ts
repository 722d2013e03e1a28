/** The dungeon: a floor of violet flagstones, quiet enough for a maze to be built on it. */
import type { Canvas } from "../sprites/canvas.ts";
import { emptyScene, height, scatter, width } from "./scenery.ts";

/** Picture pixels along the side of a flagstone: one for each square. */
const STONE = 20;

/** A stone with a lit and a shaded edge; a few are cracked or mossy. */
function flagstone(scene: Canvas, x: number, y: number): Canvas {
  const luck = scatter(x, y);
  scene.box(x, y, STONE, 1, "X").box(x, y, 1, STONE, "X");
  if (luck > 0.86)
    scene
      .box(x + 5, y + 6, 5, 1, "X")
      .box(x + 9, y + 7, 1, 4, "X")
      .box(x + 10, y + 10, 4, 1, "X");
  if (luck < 0.12) scene.box(x + 4, y + 13, 6, 2, "Z").box(x + 6, y + 12, 3, 1, "Z");
  if (luck > 0.4 && luck < 0.52) scene.box(x + 13, y + 4, 3, 1, "Z").box(x + 4, y + 15, 2, 1, "Z");
  return scene;
}

export function dungeon(): Canvas {
  const scene = emptyScene().box(0, 0, width, height, "Y");
  for (let y = 0; y < height; y += STONE) for (let x = 0; x < width; x += STONE) flagstone(scene, x, y);
  return scene;
}
