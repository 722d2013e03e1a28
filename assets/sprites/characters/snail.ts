/** A snail that crawls to the right, up walls too when it is turned, and the trail that it leaves. */
import { type Canvas, sheet } from "../canvas.ts";
import { type Sprite, sprite } from "../sprite.ts";

const foot = `
  ..............k..k..
  ...............o.o..
  ...............o.o..
  ..............pppp..
  .............ppkppk.
  .............ppkppk.
  .............pmppmp.
  .............qpppp..
  .qqqqqqqqqqqqqppp...
  qpppppppppppppppo...
  .ooooooooooooooo....
  `;

const curl = `
  ...ABB.....
  ..A...B....
  .A..B..B...
  .A.BAB.B...
  .A..AB.B...
  ..A....B...
  ...AABB....
  `;

function crawling(letters: string): Canvas {
  const shell = sheet().ball(7.5, 10.4, 6.8, 6.6, "BCCD").map(2, 7, curl).recolored("ABCD", letters);
  return sheet()
    .stamp(sheet().map(0, 8, foot).outlined(), 0, 0)
    .stamp(shell.outlined(), 0, 0);
}

function hiding(letters: string): Canvas {
  const shell = sheet().ball(10, 12.4, 7.4, 6.9, "BCCD").map(5, 9, curl).recolored("ABCD", letters);
  return shell.box(5, 18, 10, 1, "p").outlined();
}

/** A snail whose shell has these colors, from the darkest to the lightest. */
export function snailIn(letters: string, id: string, name: string): Sprite {
  return sprite(id, name, { Crawling: crawling(letters), Hiding: hiding(letters) });
}

/** A drop of glitter that a snail leaves behind, small enough for the snail to be seen under it. */
export function trailIn(letters: string, id: string, name: string): Sprite {
  const drop = sheet()
    .ball(10, 12, 5.4, 5, letters.slice(1, 3) + letters.slice(2))
    .box(7, 9, 2, 2, "w")
    .box(11, 13, 1, 1, "w");
  return sprite(id, name, { Glitter: drop.outlined() });
}

export const snail = snailIn("EFGH", "snail", "Snail");
