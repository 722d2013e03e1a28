/** What goes fishing: a piece of line and a hook, for the game at the pond. */
import { type Canvas, sheet } from "../canvas.ts";
import { lookOf, sprite } from "../sprite.ts";
import { fish } from "./travellers.ts";

const barb = `
  ...44
  ...42
  ...42
  ...42
  .4.42
  44.42
  42.42
  422.2
  .2222
  `;

function hanging(): Canvas {
  const bare = sheet().map(14, 8, barb).outlined();
  return sheet().box(17, 0, 1, 9, "w").stamp(bare, 0, 0);
}

/** The fish hangs by its mouth, head up. */
function caught(): Canvas {
  const lying = lookOf(fish, "Tail out");
  const upright = sheet();
  for (let y = 0; y < 20; y++) for (let x = 0; x < 20; x++) upright.put(y, 19 - x, lying.at(x, y));
  return sheet().box(17, 0, 1, 4, "w").stamp(upright, 4, 1);
}

export const line = sprite("line", "Line", { Straight: sheet().box(17, 0, 1, 20, "w") });
export const hook = sprite("hook", "Hook", {
  "Going down": hanging(),
  "Coming up": hanging(),
  "With a fish": caught(),
});
