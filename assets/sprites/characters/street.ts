/** A car, two squares long, in three colors; it drives to the right. */
import { type Canvas, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

const wheel = `
  .111.
  12341
  13431
  12321
  .111.
  `;

const cabin = `
  ......CCCCCCCCCCCCCC......
  ....CCCCCCCCCCCCCCCCCC....
  ...CCdddddddCCdddddddCC...
  ..CCdedddddcCCdedddddcBC..
  ..CdeddddddcCCeddddddcbC..
  .CCdddddddccCCdddddddccCC.
  `;

const bodywork = `
  .DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDCC...
  DCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC.
  DCCCCCCCCCCCCCCBCCCCCCCCCCCCCCCCCLLC
  CCCCCCCCCCCC44CBCCCCCCCCC44CCCCCCLLB
  BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
  .333BBBBBBBBBBBBBBBBBBBBBBBBBBBB333.
  `;

function car(letters: string): Canvas {
  const body = sheet(2, 1).map(7, 2, cabin).map(2, 8, bodywork).recolored("ABCD", letters).outlined();
  return body.stamp(sheet(2, 1).map(6, 12, wheel).map(28, 12, wheel).recolored("1", "k"), 0, 0);
}

export const carRed = sprite("car", "Car", { Red: car("ABCD"), Blue: car("abcd"), Yellow: car("IJKL") });
