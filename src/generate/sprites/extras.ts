import { type Ink, LIGHT } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import type { Brief, Extra, SpritePattern } from "./Brief.ts";
import { drawCrown, drawWizardHat } from "./people.ts";

const RAINBOW: readonly Ink[] = ["red", "orange", "yellow", "lime", "sky", "purple", "pink"];

/** Draws a pattern on everything in the main color. */
export function addPattern(sketch: Sketch, pattern: SpritePattern | null, main: Ink, second: Ink): Sketch {
  if (pattern === "rainbow")
    return sketch.recolor(main, (x, y) => RAINBOW[Math.floor((x + y) / 4) % RAINBOW.length] ?? null);
  if (pattern === "stripes") return sketch.recolor(main, (x, y) => ((x * 2 + y) % 7 < 2 ? second : null));
  if (pattern === "spots")
    return sketch.recolor(main, (x, y) => ((x + (y >> 2) * 3) % 6 < 2 && y % 4 < 2 ? second : null));
  if (pattern === "stars") {
    return sketch.recolor(main, (x, y) => ((x * 7 + y * 5) % 23 === 0 ? "white" : null));
  }
  return sketch;
}

/** Draws the extras in front of a sprite, in the order in which they are put on. */
export function addExtras(sketch: Sketch, { extras, second }: Brief): Sketch {
  const has = (extra: Extra): boolean => extras.has(extra);
  if (has("scarf")) sketch.add((part) => part.box(5, 12, 10, 2, second ?? "red").box(12, 14, 2, 3, second ?? "red"));
  if (has("bow"))
    sketch
      .pair((part, x) =>
        part.shape(
          [
            [x(9), 13],
            [x(6), 11],
            [x(6), 15],
          ],
          second ?? "red",
        ),
      )
      .put(9, 13, "white", LIGHT)
      .put(10, 13, "white", LIGHT);
  if (has("glasses")) {
    for (const x of [5, 11]) sketch.box(x, 6, 4, 3, "dark").box(x + 1, 7, 1, 1, "sky", LIGHT);
    sketch.box(9, 7, 2, 1, "dark");
  }
  if (has("horns"))
    sketch.pair((part, x) =>
      part.shape(
        [
          [x(3), -0.6],
          [x(5), 1.4],
          [x(7.4), 2.4],
          [x(5), 5],
        ],
        "red",
      ),
    );
  if (has("antennae")) sketch.pair((part, x) => part.ball(x(5), 0.8, 1.2, 1, "yellow").put(x(6), 2, "dark"));
  if (has("halo")) sketch.add((part) => part.box(6, 0, 8, 1, "yellow"));
  if (has("hat")) sketch.add((part) => part.box(6, -1, 8, 4, second ?? "brown").box(3, 3, 14, 1, second ?? "brown"));
  if (has("wizardHat")) drawWizardHat(sketch, second ?? "purple");
  if (has("crown")) drawCrown(sketch);
  return sketch;
}

/** The extras behind a sprite, which is drawn over them. */
export function extrasBehind({ extras, second }: Brief): Sketch {
  const sketch = new Sketch();
  if (extras.has("wings"))
    sketch.pair((part, x) =>
      part.shape(
        [
          [x(7), 11],
          [x(0), 4],
          [x(0), 8],
          [x(1), 12],
          [x(3), 15],
          [x(7), 16],
        ],
        second ?? "white",
      ),
    );
  if (extras.has("flame")) {
    sketch.add((part) =>
      part.shape(
        [
          [1, 14],
          [0, 6],
          [4, 9],
          [5, 2],
          [8, 5],
          [CENTER, -0.6],
          [11, 5],
          [14, 2],
          [15, 9],
          [19, 6],
          [18, 14],
          [14, 19],
          [5, 19],
        ],
        "orange",
      ),
    );
  }
  return sketch;
}
