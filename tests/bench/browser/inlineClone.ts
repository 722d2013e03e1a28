import type { Page } from "@playwright/test";
import { SPEEDS, type WorldDocument } from "../../../src/engine/index.ts";

/** Px of the canvas. */
const SIDE = 560;

/**
 * The naive implementation of playing: with every tick the whole world is cloned as a plain object, played on the main thread and drawn on
 * a 2D canvas, forever; a press marks its square. It has an advantage: its tick is only a step to the right, without rules.
 */
export async function playInline(page: Page, { world }: WorldDocument): Promise<void> {
  await page.setContent(`<canvas width="${SIDE}" height="${SIDE}"></canvas><p role="timer">0</p>`);
  await page.evaluate(
    ({ world: first, ms }) => {
      const canvas = document.querySelector("canvas");
      const context = canvas?.getContext("2d");
      if (!canvas || !context) throw new Error("No canvas.");
      const counter = document.querySelector("p");
      let turns = 0;
      const worlds = [first];
      const stage = () => Object.values(worlds.at(-1)?.stages ?? {})[0];
      let mark = { x: -1, y: -1 };
      const draw = () => {
        const { width = 1, actors = {} } = stage() ?? {};
        const square = canvas.width / width;
        context.clearRect(0, 0, canvas.width, canvas.height);
        for (const { position } of Object.values(actors))
          context.fillRect(position.x * square, position.y * square, square, square);
        context.strokeRect(mark.x * square, mark.y * square, square, square);
      };
      const tick = () => {
        const next = structuredClone(worlds.at(-1));
        if (!next) return;
        for (const { width, actors } of Object.values(next.stages))
          for (const { position } of Object.values(actors))
            Object.assign(position, { x: (position.x + 1) % width, y: position.y });
        worlds.push(next);
        if (worlds.length > 20) worlds.shift();
        turns += 1;
        if (counter) counter.textContent = String(turns);
        requestAnimationFrame(draw);
      };
      canvas.addEventListener("pointerdown", ({ offsetX, offsetY }) => {
        const square = canvas.width / (stage()?.width ?? 1);
        mark = { x: Math.floor(offsetX / square), y: Math.floor(offsetY / square) };
        requestAnimationFrame(draw);
      });
      setInterval(tick, ms);
    },
    { world, ms: SPEEDS.Super },
  );
}
