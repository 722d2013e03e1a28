import type { Page } from "@playwright/test";
import { tilePicture } from "./crowdGame.ts";

/** The side of the stage in the player, px. */
const SIDE = 560;
const SQUARES = 200;
/** As long as a tick at Super. */
const GLIDE_MS = 125;
/** Until all images are moving or have arrived, because a frame of theirs takes more than a second. */
const SETTLE_MS = 3000;

/** The naive implementation of drawing: one image element for each actor, animated by the browser. All stand still until `moveImages`. */
export async function showImages(page: Page, count: number): Promise<void> {
  await page.setContent(`<div style="position:relative;width:${SIDE}px;height:${SIDE}px;overflow:hidden"></div>`);
  await page.evaluate(
    ({ picture, images, side, squares, glide }) => {
      const place = document.querySelector("div");
      const all = Array.from({ length: images }, (_, n) => {
        const image = new Image(side / squares, side / squares);
        image.src = picture;
        image.style.cssText = `position:absolute;transition:left ${glide}ms linear,top ${glide}ms linear`;
        return { image, x: (n * 7919) % squares, y: Math.floor(((n * 7919) % (squares * squares)) / squares) };
      });
      place?.append(...all.map(({ image }) => image));
      const tick = () => {
        for (const actor of all) {
          actor.x = (actor.x + 1) % squares;
          actor.image.style.left = `${(actor.x * side) / squares}px`;
          actor.image.style.top = `${(actor.y * side) / squares}px`;
        }
      };
      setInterval(() => document.body.dataset.moves && tick(), glide);
    },
    { picture: tilePicture(40), images: count, side: SIDE, squares: SQUARES, glide: GLIDE_MS },
  );
}

/** Starts all images moving, or stops them once they have arrived. */
export async function moveImages(page: Page, doMove: boolean): Promise<void> {
  await page.evaluate((moves) => {
    document.body.dataset.moves = moves ? "true" : "";
  }, doMove);
  await page.waitForTimeout(SETTLE_MS);
}
