import type { Application } from "./pixi.ts";

/** Calls back when a lost graphics context is restored: PixiJS restores its textures but does not render. The returned function unsubscribes. */
export function onContextRestored({ canvas }: Pick<Application, "canvas">, call: () => void): () => void {
  canvas.addEventListener("webglcontextrestored", call);
  return () => canvas.removeEventListener("webglcontextrestored", call);
}
