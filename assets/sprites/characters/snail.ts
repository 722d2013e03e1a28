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

/** A square of glitter that a snail leaves behind. */
export function trailIn(letters: string, id: string, name: string): Sprite {
  const [dark = "B", middle = "C", light = "D"] = letters.slice(1);
  const patch = sheet()
    .box(2, 2, 16, 16, middle)
    .box(3, 3, 14, 14, light)
    .box(3, 16, 14, 1, middle)
    .box(16, 3, 1, 14, middle);
  patch.box(5, 5, 4, 2, "w").box(5, 5, 2, 4, "w").box(12, 12, 2, 2, "w").box(2, 2, 1, 1, dark).box(17, 17, 1, 1, dark);
  return sprite(id, name, { Glitter: patch.outlined() });
}

export const snail = snailIn("EFGH", "snail", "Snail");
