import { BASE, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

function feelers(sketch: Sketch): Sketch {
  return sketch.pair((part, x) => part.put(x(5), 0, "dark").put(x(6), 1, "dark").put(x(7), 2, "dark"));
}

export function bee(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "yellow"), secondOf(brief, "dark")];
  const sketch = feelers(new Sketch())
    .pair((wing, x) => wing.ball(x(2.8), 7.4, 2.8, 3.6, "sky"))
    .add((sting) =>
      sting.shape(
        [
          [8, 17],
          [11.4, 17],
          [9.5, 20],
        ],
        "dark",
      ),
    )
    .add((body) => body.ball(CENTER, 10, 6.2, 7.6, main));
  sketch.recolor(main, (_x, y) => (y === 13 || y === 14 || y === 17 ? second : null));
  return face(sketch, brief.mood, { y: 6, apart: 2, mouth: 10 });
}

export function ladybug(brief: Brief): Sketch {
  const main = mainOf(brief, "red");
  const sketch = feelers(new Sketch())
    .pair((legs, x) => legs.box(Math.min(x(1), x(2)), 11, 2, 1, "dark").box(Math.min(x(1), x(2)), 15, 2, 1, "dark"))
    .add((head) => head.ball(CENTER, 6, 4.8, 3.8, "black"))
    .add((wings) => wings.ball(CENTER, 12.6, 7, 6, main));
  sketch.box(9, 7, 2, 12, main, SHADE);
  for (const [x, y] of [
    [5, 11],
    [13, 11],
    [6, 15],
    [12, 15],
  ] as const)
    sketch.box(x, y, 2, 2, "dark");
  for (const x of [6, 12]) sketch.box(x, 4, 2, 2, "white", LIGHT).put(x === 6 ? 7 : 12, 5, "dark");
  return sketch;
}

export function butterfly(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "purple"), secondOf(brief, "yellow")];
  const sketch = new Sketch()
    .pair((wing, x) => wing.ball(x(4), 14.4, 3.2, 3.6, main))
    .pair((wing, x) => wing.ball(x(4), 7, 4.4, 5, main));
  for (const x of [4, 15]) sketch.disc(x, 6.4, 1.8, 2, second).disc(x, 14.6, 1.2, 1.2, second);
  sketch.pair((part, x) => part.put(x(7), 0, "dark").put(x(8), 1, "dark").put(x(8), 2, "dark"));
  sketch.add((body) => body.ball(CENTER, 10.4, 2, 7, "brown"));
  return sketch.box(8, 6, 1, 2, "dark").box(11, 6, 1, 2, "dark").marks(9, 9, ["oo"], "dark");
}

export function spider(brief: Brief): Sketch {
  const main = mainOf(brief, "black");
  const sketch = new Sketch();
  for (const [y, end] of [
    [5, 2],
    [9, 8],
    [12, 13],
    [15, 18],
  ] as const) {
    sketch.pair((leg, x) =>
      leg.shape(
        [
          [x(0), end - 1],
          [x(3), y - 1],
          [x(7), 10],
          [x(7), 12],
          [x(3), y + 1],
          [x(0.6), end + 1],
        ],
        main,
      ),
    );
  }
  sketch.add((body) => body.ball(CENTER, 11, 5.6, 6, main));
  return face(sketch, brief.mood === "happy" ? "happy" : brief.mood, { y: 9, apart: 1.6, cheeks: null })
    .box(7, 9, 2, 3, "white", LIGHT)
    .box(11, 9, 2, 3, "white", LIGHT)
    .box(8, 10, 1, 2, "dark")
    .box(11, 10, 1, 2, "dark")
    .marks(8, 14, ["o..o", ".oo."], "white", LIGHT);
}

export function snail(brief: Brief): Sketch {
  const [main, shell] = [secondOf(brief, "tan"), mainOf(brief, "orange")];
  const sketch = new Sketch()
    .add((body) =>
      body.ball(9, 17, 8.6, 2, main).shape(
        [
          [12, 17],
          [13, 8],
          [17, 8],
          [18, 17],
        ],
        main,
      ),
    )
    .add((eye) => eye.box(13, 4, 1, 5, main).ball(13, 4, 1.4, 1.4, main))
    .add((eye) => eye.box(17, 4, 1, 5, main).ball(17, 4, 1.4, 1.4, main))
    .add((house) => house.ball(7, 10.6, 6, 6, shell));
  sketch.marks(4, 7, ["..oooo..", ".o....o.", "o..oo..o", "o.o..o.o", "o.o....o", "o..oooo."], shell, SHADE);
  return sketch
    .put(13, 4, "dark")
    .put(17, 4, "dark")
    .marks(14, 11, ["o..o", ".oo."], "dark")
    .put(13, 10, "pink")
    .put(18, 10, "pink");
}

export function caterpillar(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "lime"), secondOf(brief, "green")];
  const sketch = new Sketch();
  for (const [x, ink] of [
    [2.6, second],
    [6, main],
    [9.4, second],
  ] as const) {
    sketch.add((foot) => foot.box(Math.floor(x), 17, 1, 2, "brown")).add((ring) => ring.ball(x, 14.4, 2.9, 3.2, ink));
  }
  sketch
    .add((part) => part.put(11, 2, "dark").put(12, 3, "dark").put(12, 4, "dark"))
    .add((part) => part.put(17, 2, "dark").put(16, 3, "dark").put(16, 4, "dark"));
  sketch.add((head) => head.ball(13.8, 10.4, 5.2, 5.4, main));
  return face(sketch, brief.mood, { x: 14, y: 8, apart: 1.4, mouth: 13 }).put(9, 11, main, BASE);
}
