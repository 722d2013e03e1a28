/** What stands in the way: brick and stone walls that join without a seam, and a crate to push. */
import { type Canvas, picture, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

const stones = `
  44443134444442134443
  43332133333332143332
  33332133333332133332
  33322133333322133332
  22221142222221122221
  11111111111111111111
  13444444421344444421
  13433333321343333321
  13333333321333333321
  13333333221333333221
  11222222211222222211
  11111111111111111111
  44421344444442134444
  43321343333332134333
  33321333333332133333
  33321333333332133333
  33221333333322133333
  22211222222221122222
  11111111111111111111
  11111111111111111111
  `;

/** Courses of bricks five pixels high, every other one moved by half a brick. */
function bricks(): Canvas {
  return sheet().paint((x, y) => {
    const course = Math.floor(y / 5);
    const along = (x + (course % 2) * 5) % 10;
    const down = y % 5;
    if (down === 4 || along === 9) return "A";
    if (down === 0) return "D";
    return down === 3 || along === 8 ? "B" : "C";
  });
}

function cracked(wall: Canvas): Canvas {
  return wall.map(
    6,
    0,
    `
    ...AA...
    ..AkA...
    ..kk....
    ...kA...
    ...AkA..
    ....kkA.
    ...Akk..
    ...kA...
    ..Akk...
    ..kkAA..
    ...AkkA.
    ....AkkA
    .....Akk
    ....Akk.
    ...AkA..
    ...kk...
    ..Ak....
    ..kkA...
    ...kA...
    ...AA...
    `,
  );
}

function crate(): Canvas {
  return sheet().paint(crateLetter).outlined();
}

function crateLetter(x: number, y: number): string | undefined {
  const inside = x >= 4 && x <= 15 && y >= 4 && y <= 15;
  if (x < 1 || y < 1 || x > 18 || y > 18) return undefined;
  if (!inside) {
    if (x === 1 || y === 1) return "0";
    if (x === 18 || y === 18) return "8";
    return x === 3 || y === 3 || x === 16 || y === 16 ? "7" : "9";
  }
  const across = x + y - 19;
  if (Math.abs(across) <= 1) return across === -1 ? "0" : "9";
  if (Math.abs(across) === 2) return "7";
  return y % 4 === 3 ? "7" : "8";
}

export const brickWall = sprite("brick-wall", "Brick Wall", { Whole: bricks(), Cracked: cracked(bricks()) });
export const stoneWall = sprite("stone-wall", "Stone Wall", { Whole: picture(stones) });
export const crateBox = sprite("crate", "Crate", { Closed: crate() });
