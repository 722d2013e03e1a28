import { BASE, type Ink, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch, type SketchPoint } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

export function fruit(usual: Ink): (brief: Brief) => Sketch {
  return (brief) => {
    const sketch = new Sketch()
      .add((stem) =>
        stem.shape(
          [
            [9, 4],
            [9, 0],
            [11, 0],
            [10.6, 4],
          ],
          "brown",
        ),
      )
      .add((leaf) => leaf.ball(13, 2, 2.6, 1.5, "green"))
      .add((round) => round.ball(6.8, 11, 5.6, 7, mainOf(brief, usual)).ball(12.2, 11, 5.6, 7, mainOf(brief, usual)));
    return face(sketch, brief.mood, { y: 9, apart: 1.6 });
  };
}

export function cake(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "pink"), secondOf(brief, "tan")];
  const sketch = new Sketch()
    .add((candle) => candle.box(9, 3, 2, 5, "sky"))
    .add((fire) =>
      fire.shape(
        [
          [9.5, -0.6],
          [11.4, 2],
          [9.5, 3.4],
          [8, 2],
        ],
        "yellow",
      ),
    )
    .add((dough) =>
      dough.shape(
        [
          [2, 9],
          [17, 9],
          [17, 18],
          [2, 18],
        ],
        second,
      ),
    )
    .add((icing) =>
      icing
        .ball(CENTER, 9, 8, 2.6, main)
        .box(2, 9, 16, 2, main)
        .box(3, 11, 3, 2, main)
        .box(9, 11, 2, 2, main)
        .box(13, 11, 3, 1, main),
    );
  for (const [x, ink] of [
    [4, "red"],
    [8, "yellow"],
    [12, "teal"],
    [15, "white"],
  ] as const)
    sketch.put(x, 9, ink, LIGHT);
  return face(sketch, brief.mood, { y: 13, apart: 1.6, mouth: 17 });
}

export function iceCream(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "pink"), secondOf(brief, "white")];
  const sketch = new Sketch()
    .add((cone) =>
      cone.shape(
        [
          [4, 10],
          [15, 10],
          [9.5, 20],
        ],
        "tan",
      ),
    )
    .add((scoop) => scoop.ball(6.4, 8, 4.4, 4.2, main))
    .add((scoop) => scoop.ball(12.8, 8, 4.4, 4.2, second))
    .add((scoop) => scoop.ball(CENTER, 4.6, 4.6, 4.2, main))
    .add((cherry) => cherry.ball(CENTER, 0.8, 1.5, 1.4, "red"));
  return face(sketch, brief.mood, { y: 4, apart: 1, mouth: 8 });
}

export function pizza(brief: Brief): Sketch {
  const sketch = new Sketch()
    .add((slice) =>
      slice.shape(
        [
          [2, 4],
          [17, 4],
          [9.5, 19.4],
        ],
        mainOf(brief, "yellow"),
      ),
    )
    .add((crust) => crust.ball(CENTER, 3.4, 8.4, 2.2, "tan"));
  for (const [x, y] of [
    [6, 8],
    [13, 7],
    [10, 13],
  ] as const)
    sketch.disc(x, y, 1.6, 1.5, secondOf(brief, "red"));
  return face(sketch, brief.mood, { y: 8, apart: 0.4, mouth: 12, cheeks: null });
}

export function donut(brief: Brief): Sketch {
  const sketch = new Sketch()
    .add((dough) => dough.ball(CENTER, 10.4, 8.6, 8.4, "tan"))
    .add((icing) => icing.ball(CENTER, 9.6, 7.6, 7, mainOf(brief, "pink")))
    .add((hole) => hole.disc(CENTER, 9.6, 2.2, 2, "tan", SHADE));
  for (const [x, y, ink] of [
    [5, 6, "yellow"],
    [9, 4, "white"],
    [14, 6, "sky"],
    [15, 11, "yellow"],
    [4, 11, "sky"],
    [8, 14, "lime"],
    [12, 14, "white"],
  ] as const)
    sketch.put(x, y, ink, LIGHT);
  return sketch;
}

export function house(brief: Brief): Sketch {
  const [roof, wall] = [mainOf(brief, "red"), secondOf(brief, "tan")];
  const sketch = new Sketch()
    .add((chimney) => chimney.box(13, 1, 3, 6, "gray"))
    .add((walls) =>
      walls.shape(
        [
          [3, 8],
          [16, 8],
          [16, 19],
          [3, 19],
        ],
        wall,
      ),
    )
    .add((top) =>
      top.shape(
        [
          [9.5, 0.4],
          [19, 9.4],
          [0, 9.4],
        ],
        roof,
      ),
    )
    .add((door) => door.box(8, 13, 4, 6, "brown"))
    .add((window) => window.box(4, 12, 2, 3, "sky"))
    .add((window) => window.box(14, 12, 2, 3, "sky"));
  return sketch.put(11, 16, "yellow", LIGHT);
}

export function castle(brief: Brief): Sketch {
  const [main, roof] = [mainOf(brief, "gray"), secondOf(brief, "red")];
  const sketch = new Sketch()
    .pair((tower, x) =>
      tower.box(Math.min(x(1), x(4)), 6, 4, 13, main).shape(
        [
          [x(0.4), 6],
          [x(3), 0],
          [x(5.6), 6],
        ],
        roof,
      ),
    )
    .add((keep) =>
      keep
        .shape(
          [
            [6, 8],
            [13, 8],
            [13, 19],
            [6, 19],
          ],
          main,
        )
        .box(6, 7, 2, 2, main)
        .box(9, 7, 2, 2, main)
        .box(12, 7, 2, 2, main),
    )
    .add((gate) => gate.ball(CENTER, 15, 2.2, 2.6, "brown").box(8, 15, 4, 4, "brown"));
  for (const x of [2, 16]) sketch.box(x, 10, 1, 3, "dark");
  return sketch.box(9, 10, 2, 2, "yellow", LIGHT);
}

export function ball(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "red"), secondOf(brief, "white")];
  const sketch = new Sketch().add((round) => round.ball(CENTER, CENTER, 8.6, 8.6, main));
  return sketch.recolor(main, (x, y) => (Math.abs(Math.round(x - CENTER + (y - CENTER) * 0.5)) < 3 ? second : null));
}

const HEART: readonly SketchPoint[] = [
  [9.5, 18.6],
  [1.4, 10],
  [1, 6],
  [3, 2.4],
  [6.4, 1.6],
  [9.5, 4.6],
  [12.6, 1.6],
  [16, 2.4],
  [18, 6],
  [17.6, 10],
];
export function heart(brief: Brief): Sketch {
  const main = mainOf(brief, "red");
  const sketch = new Sketch().add((shape) => shape.shape(HEART, main)).marks(4, 4, [".oo", "oo.", "o.."], main, LIGHT);
  return face(sketch, brief.mood, { y: 7, apart: 1.6, mouth: 12 });
}

export function gem(brief: Brief): Sketch {
  const main = mainOf(brief, "sky");
  const sketch = new Sketch().add((stone) =>
    stone.shape(
      [
        [5, 2.6],
        [14, 2.6],
        [18.4, 8],
        [9.5, 18.6],
        [0.6, 8],
      ],
      main,
    ),
  );
  sketch.box(2, 8, 16, 1, main, SHADE).marks(5, 4, ["..oo", ".oo.", "oo.."], main, LIGHT);
  for (let y = 9; y < 17; y++)
    sketch.put(6 + Math.floor((y - 9) / 2.4), y, main, LIGHT).put(13 - Math.floor((y - 9) / 2.4), y, main, SHADE);
  return sketch
    .put(15, 1, "white", LIGHT)
    .put(16, 2, "white", LIGHT)
    .put(15, 3, "white", LIGHT)
    .put(14, 2, "white", LIGHT);
}

export function key(brief: Brief): Sketch {
  const main = mainOf(brief, "yellow");
  const sketch = new Sketch().add((whole) =>
    whole.ball(5.4, 9.4, 4.8, 4.8, main).box(9, 8, 10, 3, main).box(13, 11, 2, 3, main).box(17, 11, 2, 4, main),
  );
  return sketch.add((hole) => hole.disc(5, 9.4, 1.7, 1.7, "dark")).box(9, 10, 10, 1, main, SHADE);
}

export function chest(brief: Brief): Sketch {
  const [main, metal] = [mainOf(brief, "brown"), secondOf(brief, "yellow")];
  const sketch = new Sketch()
    .add((lid) => lid.ball(CENTER, 8, 8.4, 5.4, main).box(1, 7, 18, 3, main))
    .add((box) =>
      box.shape(
        [
          [1, 10],
          [18, 10],
          [18, 18],
          [1, 18],
        ],
        main,
      ),
    );
  for (const x of [3, 15]) sketch.box(x, 4, 2, 14, metal);
  return sketch
    .box(1, 10, 18, 1, metal, SHADE)
    .add((lock) => lock.box(8, 9, 4, 4, metal))
    .box(9, 10, 2, 2, "dark");
}

export function sword(brief: Brief): Sketch {
  const blade = mainOf(brief, "gray");
  return new Sketch()
    .add((steel) =>
      steel.shape(
        [
          [8, 13],
          [8, 3],
          [9.5, -0.4],
          [11.4, 3],
          [11.4, 13],
        ],
        blade,
      ),
    )
    .add((guard) => guard.box(4, 13, 12, 2, "yellow"))
    .add((grip) => grip.box(8, 15, 4, 3, secondOf(brief, "brown")))
    .add((knob) => knob.ball(CENTER, 18.4, 1.5, 1.2, "yellow"))
    .box(10, 3, 1, 10, blade, SHADE);
}

export function gift(brief: Brief): Sketch {
  const [main, band] = [mainOf(brief, "purple"), secondOf(brief, "yellow")];
  const sketch = new Sketch()
    .pair((loop, x) => loop.ball(x(6.6), 3.4, 2.6, 2, band))
    .add((box) =>
      box.shape(
        [
          [2, 9],
          [17, 9],
          [17, 19],
          [2, 19],
        ],
        main,
      ),
    )
    .add((lid) => lid.box(1, 6, 18, 3, main));
  return sketch.box(8, 6, 4, 13, band, BASE).box(11, 6, 1, 13, band, SHADE);
}

export function balloon(brief: Brief): Sketch {
  const main = mainOf(brief, "red");
  const sketch = new Sketch()
    .marks(9, 16, ["o.", ".o", "o.", ".o"], "gray", SHADE)
    .add((knot) =>
      knot.shape(
        [
          [8, 17],
          [9.5, 14],
          [11.4, 17],
        ],
        main,
      ),
    )
    .add((round) => round.ball(CENTER, 7.4, 6.8, 7.4, main));
  return face(sketch, brief.mood, { y: 6, apart: 1.6 });
}
