/** A gate that opens while its button of the same color is pressed, and the button, which lies flat. */
import { type Canvas, sheet } from "../canvas.ts";
import { type Sprite, sprite } from "../sprite.ts";

const RED = "ABCD";

/** Bars between two posts. */
function shut(): Canvas {
  const bars = sheet();
  for (const x of [1, 6, 11, 16])
    bars
      .box(x, 1, 3, 18, "C")
      .box(x, 1, 1, 18, "D")
      .box(x + 2, 1, 1, 18, "B");
  return bars.box(0, 4, 20, 3, "C").box(0, 4, 20, 1, "D").box(0, 13, 20, 3, "C").box(0, 15, 20, 1, "B").outlined();
}

/** Only the marks of its bars on the ground, so that everybody sees that the way is free. */
function open(): Canvas {
  const marks = sheet();
  for (const x of [1, 6, 11, 16]) marks.box(x, 0, 3, 2, "C").box(x, 18, 3, 2, "C");
  return marks;
}

function plate(lift: number): Canvas {
  return sheet()
    .ball(10, 12, 8.6, 6.6, "2334")
    .ball(10, 11 - lift, 6.2, 4.6, lift > 0 ? "BCCD" : "ABBC")
    .outlined();
}

/** The color by its letters from the outline to the light. */
export function gateIn(letters: string, id: string, name: string): Sprite {
  return sprite(id, name, { Shut: shut().recolored(RED, letters), Open: open().recolored(RED, letters) });
}

export function plateIn(letters: string, id: string, name: string): Sprite {
  return sprite(id, name, { Up: plate(2).recolored(RED, letters), Down: plate(0).recolored(RED, letters) });
}
