import { BASE, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch, type SketchPoint } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

export function tree(brief: Brief): Sketch {
  const main = mainOf(brief, "green");
  const sketch = new Sketch()
    .add((trunk) =>
      trunk.shape(
        [
          [8, 11],
          [11, 11],
          [12, 19],
          [7, 19],
        ],
        "brown",
      ),
    )
    .add((leaves) => leaves.ball(5.6, 9.4, 4.8, 4, main).ball(13.4, 9.4, 4.8, 4, main).ball(CENTER, 5.4, 5.8, 5, main));
  if (brief.second)
    for (const [x, y] of [
      [5, 8],
      [10, 4],
      [13, 10],
      [9, 10],
    ] as const)
      sketch.box(x, y, 2, 2, brief.second);
  return sketch;
}

export function fir(brief: Brief): Sketch {
  const main = mainOf(brief, "green");
  const sketch = new Sketch()
    .add((trunk) => trunk.box(8, 16, 3, 3, "brown"))
    .add((skirt) =>
      skirt.shape(
        [
          [9.5, 8],
          [17, 16.4],
          [2, 16.4],
        ],
        main,
      ),
    )
    .add((skirt) =>
      skirt.shape(
        [
          [9.5, 4],
          [15.4, 12],
          [3.6, 12],
        ],
        main,
      ),
    )
    .add((skirt) =>
      skirt.shape(
        [
          [9.5, 0],
          [13.6, 7.4],
          [5.4, 7.4],
        ],
        main,
      ),
    );
  return sketch
    .put(7, 10, secondOf(brief, "red"))
    .put(11, 6, "yellow", LIGHT)
    .put(13, 14, secondOf(brief, "red"))
    .put(6, 15, "yellow", LIGHT);
}

export function flower(brief: Brief): Sketch {
  const main = mainOf(brief, "pink");
  const sketch = new Sketch()
    .add((stem) => stem.box(9, 11, 2, 9, "green"))
    .pair((leaf, x) => leaf.ball(x(6), 16.4, 2.6, 1.4, "green"));
  for (let turn = 0; turn < 6; turn++) {
    const angle = (turn / 6) * Math.PI * 2 + 0.5;
    sketch.add((petal) => petal.ball(CENTER + Math.cos(angle) * 4.6, 7 + Math.sin(angle) * 4.4, 2.6, 2.6, main));
  }
  sketch.add((heart) => heart.ball(CENTER, 7, 3.4, 3.4, secondOf(brief, main === "yellow" ? "orange" : "yellow")));
  return sketch.put(8, 6, "dark").put(11, 6, "dark").marks(8, 8, ["o..o", ".oo."], "dark");
}

const HAT: readonly SketchPoint[] = [
  [1, 10.4],
  [1.6, 7],
  [4, 3.6],
  [7.4, 1.4],
  [11.6, 1.4],
  [15, 3.6],
  [17.4, 7],
  [18, 10.4],
];

export function mushroom(brief: Brief): Sketch {
  const dots = secondOf(brief, "white");
  const sketch = new Sketch()
    .add((stem) => stem.ball(CENTER, 14.6, 4.4, 4.4, "tan"))
    .add((hat) => hat.shape(HAT, mainOf(brief, "red")));
  for (const [x, y, r] of [
    [5, 5.6, 1.6],
    [11, 3.8, 1.7],
    [14.4, 7.6, 1.5],
    [8.6, 8.2, 1.2],
  ] as const)
    sketch.disc(x, y, r, r, dots);
  return face(sketch, brief.mood, { y: 12, apart: 1, mouth: 16, cheeks: null });
}

export function cactus(brief: Brief): Sketch {
  const main = mainOf(brief, "green");
  const sketch = new Sketch()
    .add((arm) =>
      arm.shape(
        [
          [1.6, 6],
          [4, 6],
          [4, 10],
          [8, 10],
          [8, 12.4],
          [1.6, 12.4],
        ],
        main,
      ),
    )
    .add((arm) =>
      arm.shape(
        [
          [17.4, 4],
          [15, 4],
          [15, 8],
          [11, 8],
          [11, 10.4],
          [17.4, 10.4],
        ],
        main,
      ),
    )
    .add((body) => body.ball(CENTER, 5, 3.6, 4.6, main).box(6, 5, 8, 11, main))
    .add((pot) =>
      pot.shape(
        [
          [4.6, 15],
          [14.4, 15],
          [13, 19.4],
          [6, 19.4],
        ],
        "orange",
      ),
    )
    .add((bloom) => bloom.ball(CENTER, 1, 1.7, 1.3, secondOf(brief, "pink")));
  sketch.box(13, 5, 1, 10, main, SHADE);
  return face(sketch, brief.mood, { y: 7, apart: 0.6, mouth: 12 });
}

export function sun(brief: Brief): Sketch {
  const main = mainOf(brief, "yellow");
  const sketch = new Sketch();
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn / 8) * Math.PI * 2;
    const at = (away: number, aside: number): readonly [number, number] => [
      CENTER + Math.cos(angle + aside) * away,
      CENTER + Math.sin(angle + aside) * away,
    ];
    sketch.add((ray) => ray.shape([at(6, -0.35), at(9.8, 0), at(6, 0.35)], secondOf(brief, "orange")));
  }
  sketch.add((disc) => disc.ball(CENTER, CENTER, 6.2, 6.2, main));
  return face(sketch, brief.mood, { y: 7, apart: 1.6, mouth: 12 });
}

export function moon(brief: Brief): Sketch {
  const main = mainOf(brief, "yellow");
  const sketch = new Sketch().add((disc) => disc.ball(CENTER, CENTER, 8, 8, main));
  for (const [x, y, r] of [
    [13, 5, 1.6],
    [15, 12, 1.2],
    [5, 14, 1.4],
  ] as const)
    sketch.disc(x, y, r, r, main, SHADE);
  return face(sketch, brief.mood === "happy" ? "sleepy" : brief.mood, { y: 7, apart: 1.6, mouth: 12 });
}

const STAR = Array.from({ length: 10 }, (_, turn) => {
  const away = turn % 2 === 0 ? 9.6 : 4.6;
  const angle = (turn / 10) * Math.PI * 2 - Math.PI / 2;
  return [CENTER + Math.cos(angle) * away, 10.4 + Math.sin(angle) * away] as const;
});

export function star(brief: Brief): Sketch {
  const sketch = new Sketch().add((shape) => shape.shape(STAR, mainOf(brief, "yellow")));
  return face(sketch, brief.mood, { y: 8, apart: 1, mouth: 12 });
}

export function cloud(brief: Brief): Sketch {
  const main = mainOf(brief, "white");
  const sketch = new Sketch();
  if (brief.second) for (const x of [5, 9, 13]) sketch.box(x, 16, 1, 3, brief.second, LIGHT);
  sketch.add((puff) =>
    puff
      .ball(4.6, 11.4, 4.2, 3.6, main)
      .ball(14.6, 11, 4.4, 4, main)
      .ball(CENTER, 8, 5.6, 5, main)
      .box(4, 11, 12, 4, main),
  );
  return face(sketch, brief.mood, { y: 8, apart: 1.6, mouth: 12 });
}

export function snowman(brief: Brief): Sketch {
  const scarf = mainOf(brief, "red");
  const sketch = new Sketch()
    .pair((arm, x) =>
      arm.shape(
        [
          [x(0), 9],
          [x(1), 8.6],
          [x(5), 12],
          [x(4.6), 13],
        ],
        "brown",
      ),
    )
    .add((low) => low.ball(CENTER, 14.6, 5.8, 4.8, "white"))
    .add((head) => head.ball(CENTER, 7, 4.6, 4.4, "white"))
    .add((cloth) => cloth.box(6, 10, 8, 2, scarf).box(12, 12, 2, 3, scarf))
    .add((hat) => hat.box(6, -1, 8, 4, "black").box(4, 3, 12, 1, "black"));
  sketch
    .box(6, 2, 8, 1, scarf)
    .put(8, 6, "dark")
    .put(11, 6, "dark")
    .box(9, 7, 3, 1, "orange")
    .marks(8, 8, ["o..o", ".oo."], "dark");
  return sketch.put(9, 14, "dark").put(9, 17, "dark");
}

export function flame(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "red"), secondOf(brief, "yellow")];
  const sketch = new Sketch().add((fire) =>
    fire.shape(
      [
        [9.5, -0.4],
        [13, 5],
        [15, 4],
        [17.4, 11],
        [15.4, 17],
        [11, 19.4],
        [8, 19.4],
        [3.6, 17],
        [1.6, 11],
        [4, 6],
        [6, 8],
      ],
      main,
    ),
  );
  sketch.disc(CENTER, 14, 5, 4.6, "orange").disc(CENTER, 15, 3.8, 3.6, second, BASE);
  return face(sketch, brief.mood, { y: 12, apart: 1.2, mouth: 16, cheeks: null });
}
