/** Who and what one meets on the beach: a crab, a palm and a sandcastle. */
import { type Canvas, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

/** A claw with a notch, open or shut. */
const openClaw = `
  .CC.BB
  DC...B
  DC..BB
  DCCCCB
  .CCCB.
  `;
const shutClaw = `
  ..CCB.
  .DCCCB
  DCCBBB
  DCCCCB
  .CCBB.
  `;

const crabLegs = `
  BB..............BB
  .B..............B.
  BB..............BB
  B................B
  `;

const crabFace = `
  www..www
  wkk..kkw
  wkk..kkw
  .C....C.
  .C....C.
  `;

function crab(claw: string, lift: number): Canvas {
  const arms = sheet()
    .map(0, 4 - lift, claw)
    .map(0, 0, ".")
    .box(3, 9 - lift, 2, 4 + lift, "B");
  const both = sheet().stamp(arms, 0, 0).stamp(arms.mirrored(), 0, 0);
  const body = both.map(1, 14, crabLegs).ball(10, 13.2, 7.2, 5.2, "BCCD");
  return body.map(6, 5, crabFace).box(8, 15, 4, 1, "A").box(7, 14, 1, 1, "A").box(12, 14, 1, 1, "A").outlined();
}

const sandTower = `
  .........B..........
  .........CCC........
  .........CCDC.......
  .........CC.........
  .........7..........
  ......00.9.99.......
  ......0099999.......
  ......0099998.......
  ......0066998.......
  ......0066998.......
  00.00.00999989.99.88
  00000099999998999988
  00999909999998999988
  0099999099999899998.
  00966999966998966988
  00966999766798966988
  00966997666679966988
  00999997666679999988
  09999997666679999988
  99999999999999999988
  `;

const sandHeap = `
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  .........0..........
  .......00099........
  ..0...000999...C....
  .00..00099999..CC9..
  .00900099999999C998.
  .0099999999999979998
  0099999999999999998.
  .99999999999999998..
  `;

/** A leaf of the palm: an arch of dots that thins out. */
function frond(tree: Canvas, reach: number, rise: number, drop: number, letters: string): Canvas {
  const long = Math.abs(reach);
  for (let step = 0; step <= long; step++) {
    const along = step / long;
    const x = 30 + Math.sign(reach) * step;
    const y = 17 - Math.sin(along * Math.PI * 0.75) * rise + along * along * drop;
    const thick = 1.2 + Math.sin(along * Math.PI) * 3.2;
    tree.box(x, Math.round(y), 1, Math.max(1, Math.round(thick)), letters.charAt(0));
    tree.box(x, Math.round(y), 1, 1, letters.charAt(1));
    if (step % 4 === 3) tree.box(x, Math.round(y + thick), 1, 2, letters.charAt(0));
  }
  return tree;
}

function palm(): Canvas {
  const trunk = sheet(3, 3);
  for (let y = 18; y < 60; y++) {
    const lean = Math.round(Math.sin(((y - 18) / 42) * Math.PI) * 3);
    const half = 2.4 + (y - 18) / 26;
    const left = Math.round(30 - half - lean);
    const wide = Math.round(half * 2);
    const ring = y % 6 === 0;
    trunk.box(left, y, wide, 1, ring ? "7" : "8").box(left, y, 2, 1, ring ? "8" : "9");
  }
  const leaves = sheet(3, 3);
  frond(leaves, -13, 12, 3, "NP");
  frond(leaves, 13, 12, 3, "NP");
  frond(leaves, -24, 9, 14, "NO");
  frond(leaves, 24, 9, 14, "NO");
  frond(leaves, -19, 4, 20, "OP");
  frond(leaves, 19, 4, 20, "OP");
  const nuts = sheet(3, 3).ball(26.5, 22, 3, 3, "6789").ball(33, 22.5, 3, 3, "6789");
  return trunk.outlined().stamp(leaves.outlined(), 0, 0).stamp(nuts.outlined(), 0, 0);
}

export const crabRed = sprite("crab", "Crab", { "Claws shut": crab(shutClaw, 0), "Claws open": crab(openClaw, 2) });
export const palmTree = sprite("palm", "Palm", { Green: palm() }, 1);
export const sandcastle = sprite("sandcastle", "Sand Castle", {
  Built: sheet().map(0, 0, sandTower).outlined(),
  Crumbled: sheet().map(0, 0, sandHeap).outlined(),
});
