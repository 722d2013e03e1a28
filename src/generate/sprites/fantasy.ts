import { BASE, type Ink, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { picked } from "../words.ts";
import { anyInk, type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

export function ghost(brief: Brief): Sketch {
  const main = mainOf(brief, "white");
  const sketch = new Sketch()
    .pair((hand, x) => hand.ball(x(2.8), 10.6, 2, 1.6, main))
    .add((sheet) =>
      sheet
        .ball(CENTER, 8.4, 6.6, 7.6, main)
        .box(3, 9, 14, 7, main)
        .shape(
          [
            [3, 15],
            [17, 15],
            [16.6, 19],
            [14, 17],
            [11.6, 19],
            [9.5, 17],
            [7, 19],
            [5, 17],
            [2.6, 19],
          ],
          main,
        ),
    );
  sketch.box(15, 9, 2, 7, main, SHADE);
  return face(sketch, brief.mood === "scary" ? "surprised" : brief.mood, { y: 7, apart: 2 });
}

export function slime(brief: Brief): Sketch {
  const main = anyInk(brief);
  const sketch = new Sketch().add((drop) =>
    drop.ball(CENTER, 13, 8, 7.6, main).box(1, 15, 18, 3, main).ball(CENTER, 16, 9, 3, main),
  );
  sketch.marks(4, 8, [".oo", "oo.", "o.."], main, LIGHT).box(15, 16, 3, 2, main, SHADE);
  return face(sketch, brief.mood, { y: 10, apart: 2 });
}

export function alien(brief: Brief): Sketch {
  const main = mainOf(brief, "lime");
  const sketch = new Sketch()
    .pair((feeler, x) => feeler.ball(x(4.4), 1.4, 1.3, 1.3, "yellow").put(x(5), 3, main).put(x(6), 4, main))
    .pair((foot, x) => foot.ball(x(7), 18.2, 1.9, 1.1, main))
    .add((suit) => suit.ball(CENTER, 15, 3.8, 3.4, secondOf(brief, "purple")))
    .pair((hand, x) => hand.ball(x(4.6), 14.6, 1.3, 1.5, main))
    .add((head) => head.ball(CENTER, 7.6, 6.8, 5.2, main).ball(CENTER, 10.6, 4, 2.6, main));
  if (brief.mood === "sleepy") return face(sketch, brief.mood, { y: 6, apart: 2 });
  for (const x of [6, 13]) sketch.disc(x, 7.6, 1.9, 2.5, "dark").box(x - 1, 6, 1, 2, "white", LIGHT);
  return sketch.marks(8, 11, ["o..o", ".oo."], "dark");
}

export function robot(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "gray"), secondOf(brief, "teal")];
  const sketch = new Sketch()
    .add((feeler) => feeler.ball(CENTER, 0.8, 1.3, 1.2, "red").box(9, 2, 2, 1, "gray"))
    .pair((leg, x) => leg.box(Math.min(x(6), x(8)), 17, 3, 2, main))
    .pair((arm, x) => arm.box(Math.min(x(3), x(4)), 12, 2, 4, second))
    .add((body) =>
      body.shape(
        [
          [5.6, 11.6],
          [13.4, 11.6],
          [13.4, 17],
          [5.6, 17],
        ],
        main,
      ),
    )
    .pair((bolt, x) => bolt.box(Math.min(x(2), x(3)), 5, 2, 3, second))
    .add((head) =>
      head.shape(
        [
          [4, 2.6],
          [15, 2.6],
          [15, 10.4],
          [4, 10.4],
        ],
        main,
      ),
    );
  sketch.box(5, 4, 10, 5, "dark").box(8, 13, 2, 2, "red", BASE).put(11, 13, "yellow").put(11, 15, "lime");
  const isTired = brief.mood === "sleepy";
  for (const x of [6, 12]) sketch.box(x, isTired ? 6 : 5, 2, isTired ? 1 : 2, second, LIGHT);
  return sketch.marks(8, 8, brief.mood === "sad" ? [".oo."] : ["oooo"], second, LIGHT);
}

/** Horns, eyes, arms and patterns depend on the words, so that each unknown word gets a monster of its own. */
export function monster(brief: Brief): Sketch {
  const { seed, mood } = brief;
  const main = anyInk(brief);
  const second = secondOf(brief, picked<Ink>(["yellow", "pink", "sky", "orange", "lime"], seed, 2));
  const sketch = new Sketch();
  const top = picked(["horns", "ears", "feelers", "tuft", "spikes"], seed, 3);
  if (top === "horns")
    sketch.pair((part, x) =>
      part.shape(
        [
          [x(3), 0],
          [x(7), 3],
          [x(4), 6],
        ],
        "tan",
      ),
    );
  if (top === "ears") sketch.pair((part, x) => part.ball(x(3.4), 3.6, 2.4, 2.6, main));
  if (top === "feelers")
    sketch.pair((part, x) => part.ball(x(5), 1.2, 1.3, 1.2, second).put(x(6), 3, main).put(x(6), 2, main));
  if (top === "tuft")
    sketch.add((part) =>
      part.shape(
        [
          [6.6, 4],
          [7, 0],
          [9, 2],
          [10, -0.6],
          [11, 2],
          [13, 0.6],
          [12.4, 4],
        ],
        second,
      ),
    );
  if (top === "spikes")
    sketch.add((part) =>
      part.shape(
        [
          [3, 6],
          [4, 1.4],
          [7, 3],
          [9.5, -0.6],
          [12, 3],
          [15, 1.4],
          [16, 6],
        ],
        second,
      ),
    );
  sketch.pair((foot, x) => foot.ball(x(6), 18, 2.4, 1.4, picked([main, second], seed, 4)));
  sketch.pair((arm, x) => arm.ball(x(2.6), picked([11, 13, 9], seed, 5), 1.8, 2.2, main));
  const body = picked(["round", "tall", "pear"], seed, 6);
  sketch.add((part) => {
    if (body === "round") part.ball(CENTER, 10.4, 7, 7.2, main);
    if (body === "tall")
      part.ball(CENTER, 7.6, 5.8, 5.6, main).box(4, 8, 12, 6, main).ball(CENTER, 13.6, 5.8, 4.4, main);
    if (body === "pear") part.ball(CENTER, 7.4, 5.4, 5.2, main).ball(CENTER, 13, 7, 5, main);
  });
  sketch.disc(CENTER, 14.6, 3.4, 2.8, second, LIGHT);
  if (picked(["one", "two", "two"], seed, 7) === "one" && mood === "happy") return oneEye(sketch);
  return face(sketch, mood, { y: 6, apart: 1.6, mouth: 11 });
}

function oneEye(sketch: Sketch): Sketch {
  sketch
    .add((eye) => eye.ball(CENTER, 7.4, 3, 3, "white"))
    .box(9, 6, 2, 3, "dark")
    .put(9, 6, "white", LIGHT);
  return sketch
    .marks(7, 11, ["o....o", ".oooo."], "dark")
    .put(8, 12, "white", LIGHT)
    .box(5, 11, 1, 1, "pink")
    .box(14, 11, 1, 1, "pink");
}
