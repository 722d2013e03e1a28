import { BASE, type Ink, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face, sideEye } from "./face.ts";

export function frog(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "green"), secondOf(brief, "lime")];
  const sketch = new Sketch()
    .pair((leg, x) => leg.ball(x(3.4), 15.4, 2.8, 3, main))
    .add((body) => body.ball(CENTER, 12.6, 6.4, 5.8, main))
    .pair((eye, x) => eye.ball(x(5.2), 5, 2.8, 2.8, main));
  sketch.disc(CENTER, 15, 4, 3, second);
  sketch.pair((foot, x) => foot.ball(x(5.6), 18.2, 2.6, 1.1, main));
  for (const x of [4, 14]) sideEye(sketch, x, 4, brief);
  return sketch.marks(6, 9, ["o......o", ".oooooo."], "dark").box(4, 9, 2, 1, "pink").box(14, 9, 2, 1, "pink");
}

export function turtle(brief: Brief): Sketch {
  const [main, shell] = [secondOf(brief, "lime"), mainOf(brief, "green")];
  const sketch = new Sketch()
    .add((foot) => foot.ball(4.6, 16.4, 2, 2.2, main).ball(11.4, 16.4, 2, 2.2, main))
    .add((tail) =>
      tail.shape(
        [
          [0, 15],
          [3, 12],
          [4, 15],
        ],
        main,
      ),
    )
    .add((head) => head.ball(16, 10, 3.2, 3.8, main))
    .add((dome) =>
      dome.shape(
        [
          [1, 14],
          [2, 9.6],
          [4.6, 6],
          [7, 5],
          [10, 5],
          [12.4, 6.4],
          [14.6, 10],
          [15, 14],
        ],
        shell,
      ),
    )
    .add((rim) => rim.box(0, 13, 16, 2, "tan"));
  for (const [x, y] of [
    [6, 8],
    [10, 7.4],
    [12, 11],
    [8, 11],
    [4, 11.4],
  ] as const)
    sketch.disc(x, y, 1.2, 1.2, shell, SHADE);
  return sideEye(sketch, 16, 8, brief).marks(16, 12, ["oo"], "dark");
}

export function snake(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "green"), secondOf(brief, "yellow")];
  const sketch = new Sketch()
    .add((coil) => coil.ball(8.6, 16, 7.6, 2.8, main))
    .add((coil) => coil.ball(9.6, 12.8, 5.8, 2.6, main))
    .add((neck) =>
      neck.shape(
        [
          [10, 13],
          [9, 6],
          [13, 6],
          [14, 13],
        ],
        main,
      ),
    )
    .add((tongue) => tongue.marks(16, 8, ["oo.", "..o"], "red"))
    .add((head) => head.ball(12.6, 5.4, 4.6, 3.8, main));
  for (const x of [4, 8, 12]) sketch.box(x, 16, 2, 2, second, BASE);
  for (const x of [7, 11]) sketch.box(x, 13, 2, 1, second, BASE);
  return sideEye(sketch, 13, 4, brief).put(10, 7, "pink").put(15, 8, "dark").put(14, 8, "dark");
}

export function dragon(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "green"), secondOf(brief, "yellow")];
  const wing: Ink = main === "purple" ? "pink" : "purple";
  const sketch = new Sketch()
    .pair((part, x) =>
      part.shape(
        [
          [x(5), 13],
          [x(0), 6],
          [x(0), 14],
          [x(2), 13],
          [x(3), 16],
        ],
        wing,
      ),
    )
    .add((tail) =>
      tail.shape(
        [
          [13, 18],
          [13, 15],
          [17, 15],
          [18, 12],
          [19, 16],
          [17, 18.6],
        ],
        main,
      ),
    )
    .add((body) => body.ball(CENTER, 14.4, 4.6, 4.4, main));
  sketch.disc(CENTER, 15.4, 2.6, 3, second);
  for (const y of [14, 16]) sketch.box(8, y, 4, 1, second, SHADE);
  sketch
    .pair((foot, x) => foot.ball(x(6.6), 18, 2.2, 1.3, main))
    .pair((horn, x) =>
      horn.shape(
        [
          [x(4), 0],
          [x(7), 2.4],
          [x(4.6), 4.6],
        ],
        "tan",
      ),
    )
    .add((head) => head.ball(CENTER, 7, 6, 5, main).ball(CENTER, 10, 4.4, 2.4, main));
  sketch.put(8, 10, "dark").put(11, 10, "dark").box(9, 2, 2, 2, second);
  return face(sketch, brief.mood, { y: 5, apart: 2, mouth: 12 });
}

export function dinosaur(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "lime"), secondOf(brief, "orange")];
  const sketch = new Sketch()
    .add((spikes) =>
      spikes.shape(
        [
          [9, 2],
          [6, 3],
          [8, 6],
          [4, 8],
          [6, 11],
          [2, 13],
          [7, 15],
        ],
        second,
      ),
    )
    .add((tail) =>
      tail.shape(
        [
          [0, 17],
          [4, 13],
          [8, 12],
          [8, 17.6],
          [3, 18],
        ],
        main,
      ),
    )
    .add((body) => body.ball(9.4, 13.4, 4.6, 4.6, main).box(9, 7, 4, 6, main))
    .add((head) => head.ball(12.6, 5.6, 5.2, 4.2, main).ball(15.4, 7.4, 3.6, 2.6, main));
  sketch.disc(11, 14.4, 2.4, 3, second === "yellow" ? "tan" : "yellow");
  sketch
    .add((arm) => arm.box(13, 11, 3, 1, main))
    .add((leg) => leg.box(6, 16, 3, 3, main))
    .add((leg) => leg.box(11, 16, 3, 3, main));
  return sideEye(sketch, 13, 3, brief).marks(14, 9, ["oooo"], "dark").put(18, 6, "dark").put(12, 7, "pink");
}
