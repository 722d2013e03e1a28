/** Who and what one meets at a pond: a frog, a duck, a lily pad and a small boat. */
import { type Canvas, sheet } from "../canvas.ts";
import { lookOf, type Sprite, sprite } from "../sprite.ts";
import { hero } from "./hero.ts";

const openEyes = `
  .ww....ww.
  .wk....kw.
  .kk....kk.
  `;
const gladEyes = `
  ..........
  .kk....kk.
  k..k..k..k
  `;

/** A frog from the front, its body so high over the ground. */
function frogWith(eyes: string, lift: number): Canvas {
  const feet = lift > 0 ? [1, 15] : [2, 14];
  const body = sheet();
  for (const x of feet) body.box(x, 17, 4, 2, "N").box(x, 16, 2, 1, "O");
  if (lift > 0) body.box(4, 14, 2, 4, "N").box(14, 14, 2, 4, "N");
  body.ball(5.6, 6.4 - lift, 3.1, 3.1, "NOPQ").ball(14.4, 6.4 - lift, 3.1, 3.1, "NOPQ");
  body.ball(10, 12.6 - lift, 7.6, 5.6, "NOOP").disc(10, 15 - lift, 4.6, 2.6, "Q");
  body
    .map(5, 5 - lift, eyes)
    .box(6, 12 - lift, 8, 1, "M")
    .box(5, 11 - lift, 1, 1, "M")
    .box(14, 11 - lift, 1, 1, "M");
  return body
    .box(4, 12 - lift, 1, 1, "m")
    .box(15, 12 - lift, 1, 1, "m")
    .outlined();
}

const duckling = `
  ....................
  ....................
  ..........KKKK......
  .........LKKKKK.....
  .........LKwkKK.....
  .........KKkkKFFG...
  .........KKKKKFFF...
  .........KmKKKF.....
  ..J......JKKKK......
  ..JK...LLLKKKKK.....
  ..KKKLLLLKKKKKKK....
  ..KKLLLLKKKKKKKK....
  ..KKKLLKKJJKKKKK....
  ...KKKKJJJKKKKKJ....
  ...JKKKKKKKKKKJ.....
  ....JJKKKKKKJJ......
  ......JJJJJJ........
  .......F..F.........
  ......FF.FF.........
  ....................
  `;
const paddling = `
  ....................
  ....................
  ....................
  ....................
  ..........KKKK......
  .........LKKKKK.....
  .........LKwkKK.....
  .........KKkkKFFG...
  .........KKKKKFFF...
  .........KmKKKF.....
  ..J......JKKKK......
  ..JK...LLLKKKKK.....
  ..KKKLLLLKKKKKKK....
  ..KKLLLLKKKKKKKK....
  ..KKKLLKKJJKKKKK....
  ...KKKKJJJKKKKKJ....
  ..ddKKKKKKKKKKddd...
  .ddeeddddddddeeddd..
  ...dddeeeeeeddd.....
  ....................
  `;

const little = `
  .....LKK......
  ....LKKKK.....
  ....KwkKK.....
  ....KkkKKFG...
  ....KKKKKFF...
  ....KmKKK.....
  .J...KKKK.....
  .KKLLLKKKK....
  .KKKLKKKKK....
  .JKKKJJKKK....
  ..JKKKKKKJ....
  ...JJKKJJ.....
  .....F.F......
  ....FF.FF.....
  `;

/** A round leaf with a notch, seen from above. */
function leaf(): Canvas {
  const pad = sheet().ball(10, 11, 8.8, 7.6, "NOOP");
  for (let step = 0; step < 8; step++) pad.box(10 + step, 10 - step, 1, Math.min(step + 1, 4), ".");
  for (const [x, y] of [
    [5, 9],
    [4, 12],
    [7, 15],
    [12, 15],
    [15, 12],
  ] as const) {
    pad.box(x, y, 2, 1, "P");
  }
  return pad;
}

const lily = `
  ..mnm..
  .mnwnm.
  mnwKwnm
  .lmKml.
  ..lml..
  `;

const hull = `
  .0000000000000000000000000000000000000.
  .9988888888888888888888888888888888877.
  ..99888888888888888888888888888888877..
  ..98777777777777777777777777777777777..
  ...988888888888888888888888888888877...
  ....9888888888888888888888888888877....
  .....98777777777777777777777777777.....
  ......888888888888888888888888877......
  ........8888888888888888888887.........
  `;

function hullBelow(above: Canvas): Canvas {
  return sheet(2, 2)
    .stamp(above, 0, 0)
    .stamp(sheet(2, 2).map(1, 30, hull).outlined(), 0, 0);
}

function sail(): Canvas {
  const rig = sheet(2, 2).box(19, 2, 2, 29, "8");
  for (let y = 4; y < 26; y++) rig.box(22, y, Math.round((y - 3) * 0.68), 1, y % 8 < 4 ? "w" : "C");
  for (let y = 9; y < 26; y++) rig.box(18 - Math.round((y - 8) * 0.6), y, Math.round((y - 8) * 0.6), 1, "u");
  return rig.box(21, 1, 5, 2, "K").outlined();
}

/** The hero sits in the boat and holds a rod over its right end. */
function angler(look: string): Canvas {
  const child = sheet(2, 2).stamp(lookOf(hero, look), 2, 13);
  const rod = sheet(2, 2);
  for (let step = 0; step < 20; step++) rod.box(17 + step, 24 - step, 2, 1, "7");
  return child.stamp(rod, 0, 0).box(37, 5, 1, 35, "2");
}

const jellyFace = `
  ..nnnmmm..
  .nnwmmmmm.
  nnwmmmmmmm
  nwmmmmmmml
  nmwkmmwkml
  mmkkmmkkml
  mmmmkkmmml
  .lmmmmmll.
  `;

function jelly(sway: number): Canvas {
  const body = sheet();
  for (const [x, long] of [
    [6, 6],
    [9, 8],
    [12, 7],
    [14, 4],
  ] as const) {
    for (let y = 0; y < long; y++) body.box(x + ((y + sway) % 4 < 2 ? 0 : 1), 11 + y, 1, 1, "l");
  }
  return body.map(5, 3, jellyFace).outlined();
}

export const jellyfish = sprite("jellyfish", "Jellyfish", { Drifting: jelly(0), Swaying: jelly(2) });
export const frog = sprite("frog", "Frog", {
  Sitting: frogWith(openEyes, 0),
  Hopping: frogWith(openEyes, 3),
  Happy: frogWith(gladEyes, 1),
});
export const duck = sprite("duck", "Duck", {
  Walking: sheet().map(0, 0, duckling).outlined(),
  Swimming: sheet().map(0, 0, paddling).outlined(),
});
/** A duckling and its mother, for games with both. */
export const ducklingLittle = sprite("duckling", "Duckling", {
  Walking: sheet().map(3, 5, little).outlined(),
  Hopping: sheet().map(3, 3, little).outlined(),
});
export const duckMother = sprite("mother", "Mother Duck", {
  Waiting: sheet().map(0, 0, duckling.replaceAll("m", "n")).recolored("JKL", "svw").outlined(),
});
export const lilyPad = sprite("lily-pad", "Lily pad", {
  Leaf: leaf().outlined(),
  "With a flower": sheet()
    .stamp(leaf().outlined(), 0, 0)
    .stamp(sheet().map(6, 8, lily).outlined(), 0, 0),
});
/** For games in which a frog has to get home: the pad has one more look. */
export function padWithFrog(pad: Sprite): Sprite {
  const sitting = sheet().stamp(leaf().outlined(), 0, 0).stamp(frogWith(gladEyes, 1), 0, -1);
  const [look] = sprite("lily-pad", "Lily pad", { "With a frog": sitting }).looks;
  return look ? { ...pad, looks: [...pad.looks, look] } : pad;
}

export const boat = sprite("boat", "Boat", {
  Sailing: hullBelow(sail()),
  Fishing: hullBelow(angler("Standing")),
  Cheering: hullBelow(angler("Cheering")),
});
