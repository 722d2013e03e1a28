import { LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face, sideEye } from "./face.ts";

export function fish(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "orange"), secondOf(brief, "yellow")];
  const sketch = new Sketch()
    .add((tail) =>
      tail.shape(
        [
          [0, 4],
          [6, 9],
          [6, 11],
          [0, 16],
          [2, 10],
        ],
        second,
      ),
    )
    .add((fin) =>
      fin.shape(
        [
          [7, 6],
          [9, 1],
          [14, 4],
          [14, 6],
        ],
        second,
      ),
    )
    .add((fin) =>
      fin.shape(
        [
          [8, 14],
          [9, 18],
          [13, 16],
        ],
        second,
      ),
    )
    .add((body) => body.ball(11, 10, 7.4, 5.4, main));
  sketch.add((fin) => fin.ball(8.6, 11.4, 1.9, 1.4, second));
  return sideEye(sketch, 13, 7, brief).marks(15, 12, ["oo"], "dark").put(13, 11, "pink");
}

export function shark(brief: Brief): Sketch {
  const main = mainOf(brief, "gray");
  const sketch = new Sketch()
    .add((tail) =>
      tail.shape(
        [
          [0, 3],
          [4, 8],
          [5, 12],
          [0, 16],
          [1.4, 10],
        ],
        main,
      ),
    )
    .add((fin) =>
      fin.shape(
        [
          [8, 6],
          [10, 0],
          [14, 6],
        ],
        main,
      ),
    )
    .add((body) => body.ball(11, 10.4, 8, 5, main))
    .add((fin) =>
      fin.shape(
        [
          [9, 13],
          [7, 18],
          [13, 14],
        ],
        main,
      ),
    );
  sketch.recolor(main, (x, y) => (y > 11 && x > 5 && y < 15 ? secondOf(brief, "white") : null));
  return sideEye(sketch, 14, 7, brief).marks(13, 12, ["ooooo"], "dark").marks(13, 13, ["o.o"], "white", LIGHT);
}

export function whale(brief: Brief): Sketch {
  const main = mainOf(brief, "blue");
  const sketch = new Sketch()
    .add((water) => water.marks(11, 0, ["o..o", ".oo.", ".oo.", ".oo."], "sky"))
    .add((tail) =>
      tail.shape(
        [
          [0, 3],
          [3, 5],
          [6, 3],
          [5, 8],
          [6, 13],
          [2, 11],
        ],
        main,
      ),
    )
    .add((body) => body.ball(11.4, 11.4, 7.8, 6.4, main));
  sketch.disc(12.4, 15, 5.4, 2.2, secondOf(brief, "white"));
  sketch.add((fin) =>
    fin.shape(
      [
        [9, 14],
        [7, 18],
        [12, 16],
      ],
      main,
    ),
  );
  return sideEye(sketch, 14, 9, brief).marks(15, 13, ["oo"], "dark");
}

export function octopus(brief: Brief): Sketch {
  const main = mainOf(brief, "purple");
  const sketch = new Sketch();
  for (const [x, y] of [
    [2.6, 16],
    [6.4, 17.6],
    [12.6, 17.6],
    [16.4, 16],
  ] as const)
    sketch.add((arm) => arm.ball(x, y, 2, 2.4, main));
  sketch.add((head) => head.ball(CENTER, 9, 7.2, 7.6, main));
  for (const [x, y] of [
    [6, 3],
    [13, 4],
    [9, 2],
  ] as const)
    sketch.disc(x, y, 1, 0.8, secondOf(brief, "pink"));
  return face(sketch, brief.mood, { y: 8, apart: 2 });
}

export function crab(brief: Brief): Sketch {
  const main = mainOf(brief, "red");
  return face(
    new Sketch()
      .pair((claw, x) => claw.ball(x(2.8), 4.6, 2.6, 2.8, main))
      .pair((arm, x) =>
        arm.shape(
          [
            [x(2), 7],
            [x(4), 7],
            [x(5), 11],
            [x(3), 11],
          ],
          main,
        ),
      )
      .pair((leg, x) =>
        leg.shape(
          [
            [x(2), 18],
            [x(4), 14],
            [x(6), 15],
            [x(3.4), 18.4],
          ],
          main,
        ),
      )
      .pair((leg, x) =>
        leg.shape(
          [
            [x(5), 19],
            [x(6.4), 15],
            [x(8), 16],
            [x(6.6), 19],
          ],
          main,
        ),
      )
      .add((body) => body.ball(CENTER, 12, 6.8, 5, main))
      .pair((gap, x) => gap.box(Math.round(x(2.6)), 1, 1, 3, main, SHADE)),
    brief.mood,
    { y: 9, apart: 2 },
  );
}
