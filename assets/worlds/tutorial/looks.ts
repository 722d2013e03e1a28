/** What the characters of the tutorial look like: by the id of each look, from our gallery where it has one. */
import { type Canvas, sheet } from "../../sprites/canvas.ts";
import { ground } from "../../sprites/characters/ground.ts";
import { water } from "../../sprites/characters/liquids.ts";
import { boulder } from "../../sprites/characters/nature.ts";
import { flag } from "../../sprites/characters/signals.ts";
import { lookOf } from "../../sprites/sprite.ts";
import { inBubble, standing } from "./scout.ts";

/** Angular, so that nobody takes it for a boulder. */
const rock = sheet()
  .map(
    0,
    3,
    `
    ....................
    ........555.........
    .......54443........
    ......5444433.......
    .....544444333......
    .....54444433322....
    ....544444333322....
    ....54444433333222..
    ...5544444333332222.
    ...5444443333332222.
    ..54444433332332222.
    ..544444333233322222
    .5444443333333322222
    .5444433332333222222
    54444333333332222222
    54443333333322222222
    43333333332222222222
    `,
  )
  .outlined();

/** Where the ledge ends: turf that hangs over, and soil that runs out below. */
function endOfLedge(): Canvas {
  const whole = lookOf(ground, "Grass");
  const end = sheet();
  for (let y = 0; y < 20; y++) {
    const gone = y < 2 ? 2 - y : Math.max(0, Math.round((y - 8) * 0.8));
    for (let x = gone; x < 20; x++) end.put(x, y, whole.at(x, y));
  }
  return end.outlined();
}

export const LOOKS: Readonly<Record<string, Canvas>> = {
  "tutorial-scout-standing": standing,
  "tutorial-scout-bubble": inBubble,
  "tutorial-ground-grass": lookOf(ground, "Grass"),
  "tutorial-ground-soil": lookOf(ground, "Dirt"),
  "tutorial-ground-edge": endOfLedge(),
  "tutorial-water-wave-a": lookOf(water, "Wave 1"),
  "tutorial-water-wave-b": lookOf(water, "Wave 2"),
  "tutorial-water-deep": lookOf(water, "Deep"),
  "tutorial-rock-idle": rock,
  "tutorial-boulder-idle": lookOf(boulder, "Round"),
  "tutorial-flag-down": lookOf(flag, "Lowered"),
  "tutorial-flag-raised": lookOf(flag, "Raised"),
};
