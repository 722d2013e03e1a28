type Draw = (context: CanvasRenderingContext2D) => void;

/** The side of both pictures in px: one tile of a stage. */
export const MISSING_SIDE = 40;

/** Stands in for a missing appearance. */
export const CRATE = "crate";
/** Stands in for a missing character. */
export const QUESTION_MARK = "question mark";

const DRAWINGS: Readonly<Record<string, Draw>> = { [CRATE]: drawCrate, [QUESTION_MARK]: drawQuestionMark };

/** Draws the picture with this name at 0,0 in a square of `MISSING_SIDE`; returns false if there is none. */
export function drawMissing(name: string, context: CanvasRenderingContext2D): boolean {
  const draw = DRAWINGS[name];
  draw?.(context);
  return draw !== undefined;
}

function drawCrate(context: CanvasRenderingContext2D): void {
  fill(context, "#6d4a22", [2, 2, 36, 36]);
  fill(context, "#b98345", [4, 4, 32, 32]);
  for (const y of [12, 20, 28]) fill(context, "#8f6130", [4, y, 32, 2]);
  for (const x of [4, 30]) fill(context, "#d7a466", [x, 4, 6, 32]);
  for (const [x, y] of [
    [6, 6],
    [32, 6],
    [6, 32],
    [32, 32],
  ] as const)
    fill(context, "#6d4a22", [x, y, 2, 2]);
}

const QUESTION_ROWS = [
  "..####..",
  ".##..##.",
  "##....##",
  "......##",
  ".....##.",
  "...##...",
  "...##...",
  "........",
  "...##...",
  "...##...",
];

function drawQuestionMark(context: CanvasRenderingContext2D): void {
  fill(context, "#5b6770", [2, 2, 36, 36]);
  fill(context, "#eef2f4", [4, 4, 32, 32]);
  QUESTION_ROWS.forEach((row, y) => {
    [...row].forEach((dot, x) => {
      if (dot === "#") fill(context, "#44525c", [8 + x * 3, 5 + y * 3, 3, 3]);
    });
  });
}

function fill(
  context: CanvasRenderingContext2D,
  color: string,
  [x, y, width, height]: readonly [number, number, number, number],
) {
  context.fillStyle = color;
  context.fillRect(x, y, width, height);
}
