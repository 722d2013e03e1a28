import type { Ink } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

export interface Bird {
  readonly ink: Ink;
  readonly belly: Ink;
  readonly beak: "small" | "flat" | "hooked";
  readonly crest?: "tufts" | "comb" | "feathers";
  /** Round discs around the eyes, as owls have. */
  readonly hasDiscs?: boolean;
}

export function bird({ ink, belly, beak, crest, hasDiscs = false }: Bird): (brief: Brief) => Sketch {
  return (brief) => {
    const main = mainOf(brief, ink);
    const second = secondOf(brief, belly);
    const sketch = new Sketch();
    if (crest === "comb") sketch.add((part) => part.ball(8.4, 1.8, 1.4, 1.6, "red").ball(10.8, 1.6, 1.4, 1.6, "red"));
    if (crest === "feathers")
      sketch.add((part) =>
        part.shape(
          [
            [8, 3],
            [6.4, 0],
            [9.5, 1.4],
            [11, -0.4],
            [12, 3],
          ],
          second,
        ),
      );
    if (crest === "tufts")
      sketch.pair((part, x) =>
        part.shape(
          [
            [x(3.6), 0.4],
            [x(8), 3],
            [x(4), 6],
          ],
          main,
        ),
      );
    sketch.pair((foot, x) => foot.box(Math.min(x(6), x(8)), 18, 3, 1, "orange"));
    sketch.add((body) => body.ball(CENTER, 10.2, 6.6, 7.8, main));
    sketch.disc(CENTER, 13.2, 4, 4.2, second);
    sketch.pair((wing, x) => wing.ball(x(3), 11.6, 1.9, 3.8, main));
    if (hasDiscs) sketch.disc(6.4, 7.2, 2.8, 3.2, second).disc(12.6, 7.2, 2.8, 3.2, second);
    face(sketch, brief.mood, { y: 6, apart: 2, mouth: null });
    drawBeak(sketch, beak);
    return sketch;
  };
}

function drawBeak(sketch: Sketch, beak: Bird["beak"]): void {
  if (beak === "flat") sketch.add((part) => part.ball(CENTER, 9.8, 3, 1.3, "orange"));
  else if (beak === "hooked")
    sketch.add((part) =>
      part.shape(
        [
          [8, 8],
          [11.4, 8],
          [11, 10],
          [9.5, 12],
        ],
        "yellow",
      ),
    );
  else
    sketch.add((part) =>
      part.shape(
        [
          [8, 8.4],
          [11.4, 8.4],
          [9.5, 11],
        ],
        "orange",
      ),
    );
}
