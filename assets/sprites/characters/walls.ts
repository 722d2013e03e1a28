/** What stands in the way: brick and stone walls that join without a seam, and a crate to push. */
import { type Canvas, sheet } from "../canvas.ts";
import { sprite } from "../sprite.ts";

interface Course {
  readonly top: number;
  readonly bottom: number;
  /** Where each stone begins; the last one reaches round the edge to the first. */
  readonly starts: readonly number[];
}

const courses: readonly Course[] = [
  { top: 0, bottom: 7, starts: [3, 14] },
  { top: 7, bottom: 13, starts: [0, 9] },
  { top: 13, bottom: 20, starts: [6, 17] },
];

/** Rounded stones of several widths, lit from the top left, with dark joints. */
function stones(): Canvas {
  return sheet().paint((x, y) => {
    const { top, bottom, starts } = courses.find((course) => y < course.bottom) ?? { top: 0, bottom: 20, starts: [0] };
    const ends = [...starts, (starts[0] ?? 0) + 20];
    const along = x < (starts[0] ?? 0) ? x + 20 : x;
    const start = ends.findLast((edge) => edge <= along) ?? 0;
    const end = ends.find((edge) => edge > along) ?? 20;
    return stoneLetter(along - start, y - top, end - start - 1, bottom - top - 1);
  });
}

/** One pixel of a stone that is so wide and high, its joint being the column and row after it. */
function stoneLetter(x: number, y: number, wide: number, high: number): string {
  const corner = (x === 0 || x === wide - 1) && (y === 0 || y === high - 1);
  if (x === wide || y === high || corner) return "1";
  if (y === 0 || (x === 0 && y < high - 2)) return "4";
  return y === high - 1 ? "2" : "3";
}

/** Courses of bricks five pixels high, every other one moved by half a brick. */
function bricks(): Canvas {
  return sheet().paint((x, y) => {
    const course = Math.floor(y / 5);
    const along = (x + (course % 2) * 5) % 10;
    const down = y % 5;
    if (down === 4 || along === 9) return "A";
    if (down === 0) return "D";
    return down === 3 ? "B" : "C";
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

/** Stands where it belongs. */
const tick = `
  .........M
  ........MP
  .......MPP
  M.....MPPM
  PM...MPPM.
  PPM.MPPM..
  MPPMPPM...
  .MPPPM....
  ..MPM.....
  ...M......
  `;

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
export const stoneWall = sprite("stone-wall", "Stone Wall", { Whole: stones() });
export const crateBox = sprite("crate", "Crate", { Closed: crate(), Home: crate().map(5, 5, tick) });
