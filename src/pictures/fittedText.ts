/** A text with as many letters as there is room for in the font of a canvas, px. */
export function fittedText(context: CanvasRenderingContext2D, text: string, room: number): string {
  const letters = [...text];
  for (let count = letters.length; count > 0; count -= 1) {
    const shown = count === letters.length ? text : `${letters.slice(0, count).join("").trimEnd()}…`;
    if (context.measureText(shown).width <= room) return shown;
  }
  return "";
}
