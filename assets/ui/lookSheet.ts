/** Sheets of looks of ready-made characters, in rows of eight. */
import { Canvas, tile } from "../sprites/canvas.ts";
import { gallery } from "../sprites/gallery.ts";

/** A cell holds a sprite of one tile twice as large, or one of two by two tiles as it is. */
const CELL = 2 * tile;
const COLUMNS = 8;

/** The looks by their ids, one in each cell. */
export function lookSheet(looks: readonly string[]): Canvas {
  const sheet = new Canvas(COLUMNS * CELL, Math.ceil(looks.length / COLUMNS) * CELL);
  looks.forEach((id, n) => {
    const drawn = inCell(lookWithId(id));
    const left = (n % COLUMNS) * CELL + Math.floor((CELL - drawn.width) / 2);
    sheet.stamp(drawn, left, Math.floor(n / COLUMNS) * CELL + CELL - drawn.height);
  });
  return sheet;
}

/** As large as the cell allows; of a larger one its upper left part. */
function inCell(look: Canvas): Canvas {
  if (look.width <= tile && look.height <= tile) return look.enlarged(2);
  return look.part(0, 0, Math.min(CELL, look.width), Math.min(CELL, look.height));
}

function lookWithId(id: string): Canvas {
  const look = gallery.flatMap(({ looks }) => looks).find((candidate) => candidate.id === id);
  if (!look) throw new Error(`No character has the look ${id}`);
  return look.canvas;
}
