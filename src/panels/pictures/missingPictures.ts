/** What stands for a picture that is not there: a crate for a look, a question mark for a character (details §4). */

type Context = CanvasRenderingContext2D;

/** Draws a plain crate, `side` px wide, at 0,0. */
export function drawCrate(context: Context, side: number): void {
  board(context, side, "#8a5a2b", "#c98f4e");
  context.beginPath();
  context.moveTo(side * 0.1, side * 0.1);
  context.lineTo(side * 0.9, side * 0.9);
  context.moveTo(side * 0.9, side * 0.1);
  context.lineTo(side * 0.1, side * 0.9);
  context.stroke();
}

/** Draws a board with a question mark, `side` px wide, at 0,0. */
export function drawQuestionMark(context: Context, side: number): void {
  board(context, side, "#55646d", "#eef1f2");
  context.fillStyle = "#55646d";
  context.font = `bold ${side * 0.7}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("?", side / 2, side * 0.54);
}

function board(context: Context, side: number, edge: string, face: string): void {
  const rim = side * 0.06;
  context.fillStyle = face;
  context.fillRect(rim, rim, side - 2 * rim, side - 2 * rim);
  context.strokeStyle = edge;
  context.lineWidth = side * 0.09;
  context.strokeRect(rim, rim, side - 2 * rim, side - 2 * rim);
}
