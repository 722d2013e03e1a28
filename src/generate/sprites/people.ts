import { BASE, type Ink, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

type Head =
  | "hair"
  | "long"
  | "crown"
  | "helmet"
  | "pirate"
  | "ninja"
  | "wizard"
  | "astronaut"
  | "chef"
  | "clown"
  | "mask";

export interface Person {
  readonly clothes: Ink;
  readonly hair: Ink;
  readonly head: Head;
  readonly hasDress?: boolean;
  readonly cape?: Ink;
  readonly skin?: Ink;
}

/** One friendly figure, dressed by what it is. */
export function person({
  clothes,
  hair,
  head,
  hasDress = false,
  cape,
  skin = "skin",
}: Person): (brief: Brief) => Sketch {
  return (brief) => {
    const main = mainOf(brief, clothes);
    const sketch = new Sketch();
    if (cape)
      sketch.add((part) =>
        part.shape(
          [
            [5, 11],
            [14, 11],
            [17.4, 18],
            [2, 18],
          ],
          secondOf(brief, cape),
        ),
      );
    if (head === "long") sketch.add((part) => part.ball(CENTER, 8, 6.6, 7, hair).box(3, 8, 14, 6, hair));
    if (hasDress)
      sketch
        .pair((foot, x) => foot.box(Math.min(x(7), x(8)), 18, 2, 1, "brown"))
        .add((dress) =>
          dress.shape(
            [
              [7, 11],
              [12, 11],
              [15.4, 18],
              [4, 18],
            ],
            main,
          ),
        );
    else drawTrousers(sketch, main, secondOf(brief, main === "blue" ? "brown" : "blue"));
    sketch.pair((hand, x) => hand.ball(x(4.6), 13.8, 1.5, 1.6, skin));
    sketch.add((round) => round.ball(CENTER, 6.8, 5.6, 5, skin));
    drawHead(sketch, head, hair, main);
    face(sketch, brief.mood, {
      y: 6,
      apart: 1.5,
      mouth: head === "ninja" ? null : 10,
      cheeks: head === "ninja" ? null : "pink",
    });
    if (head === "clown") sketch.box(9, 8, 2, 2, "red").put(9, 8, "red", LIGHT);
    return sketch;
  };
}

function drawTrousers(sketch: Sketch, main: Ink, legs: Ink): void {
  sketch.pair((leg, x) => leg.box(Math.min(x(7), x(8)), 16, 2, 2, legs).box(Math.min(x(6), x(8)), 18, 3, 1, "brown"));
  sketch.add((shirt) => shirt.ball(CENTER, 13.6, 4, 3, main).box(6, 13, 8, 3, main)).box(13, 12, 1, 4, main, SHADE);
}

function drawHead(sketch: Sketch, head: Head, hair: Ink, main: Ink): void {
  if (head === "hair" || head === "long" || head === "crown" || head === "mask") {
    sketch.add((top) =>
      top.shape(
        [
          [3.6, 7],
          [4, 3],
          [7, 0.6],
          [13, 0.6],
          [15.4, 3],
          [15.6, 7],
          [14, 5],
          [11, 3.6],
          [8, 5],
          [5, 5],
        ],
        hair,
      ),
    );
  }
  if (head === "crown") drawCrown(sketch);
  if (head === "mask") sketch.box(4, 6, 12, 3, main, SHADE);
  if (head === "helmet") {
    sketch.add((steel) => steel.ball(CENTER, 5, 6.2, 5.2, "gray").box(3, 9, 2, 3, "gray").box(15, 9, 2, 3, "gray"));
    sketch
      .box(5, 5, 10, 6, "skin")
      .box(4, 4, 12, 1, "gray", LIGHT)
      .add((plume) => plume.ball(CENTER, 0.6, 1.6, 1.6, "red"));
  }
  if (head === "pirate") {
    sketch
      .add((hat) =>
        hat.shape(
          [
            [1, 4.6],
            [4, 0.6],
            [8, -0.4],
            [11, -0.4],
            [15, 0.6],
            [18, 4.6],
            [9.5, 3.4],
          ],
          "black",
        ),
      )
      .box(9, 1, 2, 2, "white");
    sketch.box(4, 5, 12, 1, "red");
  }
  if (head === "ninja") {
    sketch
      .add((cloth) => cloth.ball(CENTER, 6.8, 6, 5.4, main))
      .box(5, 6, 10, 3, "skin")
      .box(4, 4, 12, 1, "red");
    sketch.add((knot) =>
      knot.shape(
        [
          [16, 3],
          [19, 2],
          [18, 6],
        ],
        "red",
      ),
    );
  }
  if (head === "wizard") {
    sketch.add((beard) => beard.ball(CENTER, 11.6, 4.6, 3.4, "white"));
    drawWizardHat(sketch, main);
  }
  if (head === "astronaut") {
    sketch
      .add((suit) => suit.ball(CENTER, 6.4, 6.8, 6.2, "white"))
      .disc(CENTER, 7.2, 5, 4, "sky", LIGHT)
      .disc(CENTER, 7.6, 4.6, 3.6, "skin");
    sketch.box(5, 4, 2, 1, "white", LIGHT);
  }
  if (head === "chef")
    sketch.add((hat) =>
      hat
        .ball(6, 2, 2.6, 2.4, "white")
        .ball(13, 2, 2.6, 2.4, "white")
        .ball(CENTER, 1.4, 3, 2.2, "white")
        .box(5, 3, 10, 2, "white"),
    );
  if (head === "clown")
    sketch
      .pair((curls, x) => curls.ball(x(3), 5, 2.6, 3, hair))
      .add((hat) =>
        hat.shape(
          [
            [6, 2.6],
            [9.5, -1],
            [13, 2.6],
          ],
          main,
        ),
      );
}

export function drawCrown(sketch: Sketch, y = 0): Sketch {
  sketch.add((gold) =>
    gold.shape(
      [
        [5, y],
        [7.4, y + 1.6],
        [9.5, y - 0.6],
        [11.6, y + 1.6],
        [14, y],
        [14, y + 3.4],
        [5, y + 3.4],
      ],
      "yellow",
    ),
  );
  return sketch
    .put(7, y + 2, "red")
    .put(12, y + 2, "blue")
    .put(9, y + 2, "green", BASE);
}

export function drawWizardHat(sketch: Sketch, ink: Ink): Sketch {
  const hat: Ink = ink === "white" || ink === "skin" ? "purple" : ink;
  sketch.add((cone) =>
    cone
      .shape(
        [
          [5, 4],
          [8, -1],
          [12, -1],
          [14, 4],
        ],
        hat,
      )
      .box(2, 4, 16, 1, hat),
  );
  return sketch
    .put(9, 1, "yellow", LIGHT)
    .put(11, 3, "yellow", LIGHT)
    .box(5, 3, 10, 1, "yellow", BASE)
    .put(8, 2, "yellow", LIGHT);
}
