/** Small living things one meets on the way: slime, bee, ghost and bat. */
import { type Canvas, picture, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

function slimeBody(width: number, height: number): Canvas {
  const bottom = 19;
  const middle = bottom - height * 0.45;
  return sheet()
    .ball(10, middle, width, height * 0.6, "lmmn")
    .paint((x, y) => {
      const wide = Math.abs(x + 0.5 - 10) <= width - (y === bottom - 1 ? 0.6 : 0);
      if (!wide || y < middle + 1 || y >= bottom) return undefined;
      return y >= bottom - 2 || x + 0.5 - 10 > width - 2.4 ? "l" : "m";
    });
}

const smile = `
  wk...wk
  kk...kk
  kk...kk
  .......
  n.kkk.n
  ...k...
  `;

const squeezed = `
  .......
  kk...kk
  .kk.kk.
  kk...kk
  n.kkk.n
  .......
  `;

const shine = `
  .ww
  ww.
  w..
  `;

const beeBody = `
  ....................
  ....................
  ....................
  ....................
  ....................
  ....................
  ............k...k...
  .............k.k....
  .....LL66KKKKKKK....
  ...LLL66KKKKKKKKK...
  ...LL66KK66KwkKwkJ..
  ..6LK66KK66KkkKkkJ..
  .66KK66KK66KkkKkkJ..
  ..6KK66KJ66mKKKKmJ..
  ...JJ66JJ66KKkkKJ...
  ....JJ66JJ66JJJJ....
  ......66JJ66JJ......
  ....................
  ....................
  ....................
  `;

const wingsUp = `
  ....................
  ....................
  .....uuu...uuu......
  ....uuuvu.uuuvu.....
  ....uuuuuuuuuuu.....
  ....tuuuuttuuuu.....
  .....tuuutuuut......
  ......tuuttut.......
  .......tttt.........
  `;

const wingsDown = `
  ....................
  ....................
  ....................
  ....................
  ....................
  ..uuuu..............
  .uuvuuuu.uuuu.......
  .tuuuuuuuuuuuu......
  ..ttuuuuuttuut......
  ....ttttt...........
  `;

function ghostBody(hem: number): Canvas {
  return sheet().paint((x, y) => {
    const dx = (x + 0.5 - 10) / 7.5;
    const dy = (y + 0.5 - 9) / 8;
    const wave = [0, 1, 2, 1][(x + hem) % 4] ?? 0;
    const inside = y < 9 ? dx * dx + dy * dy <= 1 : Math.abs(dx) <= 1 && y < 19 - wave;
    if (!inside) return undefined;
    if (dx > 0.62 || y > 17 - wave) return "h";
    return dx > 0.3 || y > 15 - wave ? "i" : "w";
  });
}

const shy = `
  wk....wk
  kk....kk
  kk....kk
  kk....kk
  ........
  m..kk..m
  `;

const boo = `
  wkk..wkk
  kkk..kkk
  kkk..kkk
  ........
  m.kkkk.m
  ..kkkk..
  ..kCCk..
  ...kk...
  `;
const batFace = `
  hh......hh.
  hmh....hmg.
  hhhhhhhhhg.
  hhhhhhhhhhg
  hwkhhhwkhhg
  hkkhhhkkhhg
  hkkhhhkkhhg
  mhhhhhhhmhg
  hhkkkkkhhg.
  .hwkkkwhgg.
  ..hhhhhgg..
  ...gg.gg...
  `;

const wingsHigh = `
  ..f............f..
  .gf............fg.
  .gff..........ffg.
  gggff........ffggg
  ggggff......ffgggg
  gggggff....ffggggg
  gfgggggf..fggggggg
  gf.gggggffgggggg.f
  f...gfggggggfgg..f
  .....f.gfggf.f....
  `;

const wingsLow = `
  ...ff........ff...
  ..gggff....ffggg..
  .ggggggf..fgggggg.
  ggggggggffgggggggg
  gggfggggggggggfggg
  ggf.ggfggggfgg.fgg
  gf..gf.gggg.fg..fg
  f....f.g..g.f....f
  `;

function batWith(wings: string, wingTop: number, top: number): Canvas {
  return sheet()
    .map(1, wingTop, wings)
    .outlined()
    .stamp(sheet().map(5, top, batFace).outlined(), 0, 0);
}

function slime(width: number, height: number, face: string, top: number): Canvas {
  return slimeBody(width, height)
    .map(4, top + 1, shine)
    .map(7, top + 4, face)
    .outlined();
}

export const slimePink = sprite("slime", "Slime", {
  Resting: slime(8.4, 12, smile, 6),
  Squashed: slime(9, 8.5, squeezed, 8),
});
export const bee = sprite("bee", "Bee", {
  "Wings up": sheet().map(0, 0, wingsUp).outlined().stamp(picture(beeBody).outlined(), 0, 0),
  "Wings down": picture(beeBody)
    .outlined()
    .stamp(sheet().map(0, 2, wingsDown).outlined(), 0, 0),
});
export const ghost = sprite("ghost", "Ghost", {
  Floating: ghostBody(0).map(6, 6, shy).outlined(),
  Boo: ghostBody(2).map(6, 5, boo).outlined(),
});
export const bat = sprite("bat", "Bat", {
  "Wings up": batWith(wingsHigh, 2, 5),
  "Wings down": batWith(wingsLow, 9, 4),
});
