import type { Application } from "./pixi.ts";

/** Calls back when a lost graphics card is there again: Pixi has its pictures, but nobody draws them; the answer ends it. */
export function onContextRestored({ canvas }: Pick<Application, "canvas">, call: () => void): () => void {
  canvas.addEventListener("webglcontextrestored", call);
  return () => canvas.removeEventListener("webglcontextrestored", call);
}
