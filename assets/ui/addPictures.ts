/** The pictures of the ways to add a character, sixteen pixels square like those of the tools. */
import { Canvas, type Spot } from "../sprites/canvas.ts";

const brush = `
  .......00
  ......099
  .....0998
  ....0998.
  ..54998..
  ..5443...
  DDC433...
  DCCC3....
  CCCB.....
  CBB......
  `;

/** A round somebody with two eyes, as high as it is wide. */
function creature(drawn: Canvas, [x, y]: Spot, across: number, letters: string): Canvas {
  drawn.ball(x + across / 2, y + across / 2, across / 2, across / 2, letters);
  const eye = y + Math.floor(across / 2) - 2;
  return drawn
    .box(x + 2, eye, 1, 2, "k")
    .box(x + across - 3, eye, 1, 2, "k")
    .box(x + 2, eye + 3, across - 4, 1, "k");
}

/** A brush that paints somebody. */
function draw(): Canvas {
  const drawn = creature(new Canvas(16, 16), [1, 7], 8, "STUV");
  return drawn.map(6, 1, brush);
}

/** Three who could come along. */
function explore(): Canvas {
  const drawn = creature(new Canvas(16, 16), [4, 1], 8, "JKL");
  return creature(creature(drawn, [1, 7], 7, "BCD"), [8, 7], 7, "bcd");
}

export const addPictures: Readonly<Record<string, Canvas>> = {
  draw: draw().outlined(),
  explore: explore().outlined(),
};
