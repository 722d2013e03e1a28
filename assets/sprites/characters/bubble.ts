/** A speech bubble that shows what somebody wishes or feels, for those who cannot read yet. */
import { type Canvas, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

const apple = `
  .....7.OO
  .....7OO.
  .CCC.7CC.
  CDDCCCCCB
  CDCCCCCCB
  CCCCCCCBB
  CCCCCCCBB
  .CCCCCBB.
  ..CCCBB..
  `;
const heart = `
  .CC...CC.
  CDDC.CCCB
  CDCCCCCCB
  CCCCCCCCB
  .CCCCCCB.
  ..CCCCB..
  ...CCB...
  ....B....
  `;
const hurry = `
  ...CC...
  ...CC...
  ...CC...
  ...CC...
  ...CC...
  ........
  ...CC...
  ...CC...
  `;
const sleepy = `
  bbbbb....
  ...bb....
  ..bb.....
  .bb..bbbb
  bbbbb..b.
  ......b..
  .....bbbb
  `;
const question = `
  ..bbbb..
  .bb..bb.
  .....bb.
  ....bb..
  ...bb...
  ........
  ...bb...
  ...bb...
  `;

function saying(shown: string): Canvas {
  const blank = sheet()
    .box(3, 1, 14, 15, "w")
    .box(2, 2, 16, 13, "w")
    .box(1, 4, 18, 9, "w")
    .box(5, 16, 4, 1, "w")
    .box(5, 17, 2, 1, "w");
  return blank.map(6, 4, shown).outlined();
}

export const bubble = sprite("bubble", "Speech bubble", {
  Apple: saying(apple),
  Heart: saying(heart),
  Hurry: saying(hurry),
  Sleepy: saying(sleepy),
  Question: saying(question),
});
