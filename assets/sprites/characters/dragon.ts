/** The dragon: a round baby dragon two squares wide and high, looking to the right. */
import { type Canvas, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

const skin = "NOOP";

function part(): Canvas {
  return sheet(2, 2);
}

function tail(): Canvas {
  const tip = `
    ...GF..
    ..HGGF.
    .HGGGGF
    ...GF..
    `;
  return part().ball(9, 32, 6.5, 3.6, skin).ball(5, 28.5, 3, 4.5, skin).map(1, 21, tip).outlined();
}

function wing(): Canvas {
  return part()
    .map(
      2,
      8,
      `
      .HG..........
      .HGGG........
      ..HGGGG......
      ..HGFGGGG....
      ...HGFGGGGG..
      ...HGGFGGGGG.
      ....HGFGFGGGG
      ....HGGFGFGGG
      .....FGFGGFGG
      .......FGFGGG
      ........FFGGF
      ..........FF.
      `,
    )
    .outlined();
}

function bellyLetter(y: number): string {
  return y % 3 === 1 ? "K" : "L";
}

function torso(): Canvas {
  const belly = part().disc(20.5, 31, 6.2, 6.6, "L");
  const back = part().ball(18, 30, 9.5, 8.5, skin);
  return back.paint((x, y) => (x < 25 && belly.at(x, y) !== 0 ? bellyLetter(y) : undefined)).outlined();
}

function feet(): Canvas {
  const foot = `
    .POOON..
    POOOOON.
    OOOOONNN
    wOwOwNN.
    `;
  return part().map(9, 35, foot).map(20, 35, foot).outlined();
}

function arm(): Canvas {
  return part()
    .map(
      22,
      27,
      `
      PO...
      POO..
      .OOOO
      ..NNN
      `,
    )
    .outlined();
}

function head(mouth: string): Canvas {
  const horn = `
    .L..
    .LK.
    .KKJ
    .KKJ
    `;
  const crest = `
    ..HG
    .HGG
    HGGF
    .GF.
    `;
  const skull = part()
    .ball(23, 13, 10.5, 9.5, skin)
    .ball(31, 16.5, 7, 5, skin)
    .map(17, 1, horn)
    .map(25, 1, horn)
    .map(11, 4, crest)
    .map(9, 10, crest);
  return skull.map(18, 8, eyes).map(25, 13, mouth).box(17, 15, 3, 2, "m").outlined();
}

const eyes = `
  .kkk.....kkk.
  kwwkk...kwwkk
  kwwkk...kwwkk
  kkkkk...kkkkk
  kkkkk...kkkkk
  .kkk.....kkk.
  `;

const closedMouth = `
  .........N.N...
  ...............
  ...............
  .N.........N...
  ..NNN...NNN....
  ....NNNNN......
  `;

const openMouth = `
  .........N.N...
  ...............
  .MMMMMMMMMMM...
  .MwAAAwAAwMM...
  ..MACCCCAMM....
  ...MMMMMMM.....
  `;

function whole(mouth: string): Canvas {
  return [wing(), torso(), feet(), arm(), head(mouth)].reduce((under, over) => under.stamp(over, 0, 0), tail());
}

export const dragon = sprite("dragon", "Dragon", { Calm: whole(closedMouth), Roaring: whole(openMouth) });
