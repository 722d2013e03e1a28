import { BASE, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";

function wheels(sketch: Sketch, ...xs: readonly number[]): Sketch {
  for (const x of xs)
    sketch.add((tire) => tire.disc(x, 15.6, 2.7, 2.7, "dark", LIGHT)).disc(x, 15.6, 1.1, 1.1, "gray", LIGHT);
  return sketch;
}

export function car(brief: Brief): Sketch {
  const main = mainOf(brief, "red");
  const sketch = new Sketch()
    .add((roof) =>
      roof.shape(
        [
          [4, 9],
          [6, 4],
          [13, 4],
          [16, 9],
        ],
        main,
      ),
    )
    .add((body) =>
      body.shape(
        [
          [1, 9.4],
          [3, 8],
          [17, 8],
          [18.4, 10],
          [18.4, 15],
          [1, 15],
        ],
        main,
      ),
    );
  sketch.marks(6, 5, [".oooo", "ooooo", "ooooo"], "sky", LIGHT).marks(12, 5, ["oo.", "ooo", "ooo"], "sky", BASE);
  sketch
    .box(17, 10, 2, 2, "yellow", LIGHT)
    .box(1, 10, 1, 2, "red", SHADE)
    .box(2, 13, 16, 1, secondOf(brief, main), SHADE);
  return wheels(sketch, 5.5, 13.5);
}

export function truck(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "blue"), secondOf(brief, "white")];
  const sketch = new Sketch()
    .add((load) =>
      load.shape(
        [
          [0.6, 3],
          [11, 3],
          [11, 15],
          [0.6, 15],
        ],
        second,
      ),
    )
    .add((cabin) =>
      cabin.shape(
        [
          [11.6, 6],
          [16, 6],
          [18.6, 10],
          [18.6, 15],
          [11.6, 15],
        ],
        main,
      ),
    );
  sketch.marks(13, 7, ["ooo.", "oooo", "oooo"], "sky", LIGHT).box(2, 8, 9, 2, main).box(17, 12, 2, 2, "yellow", LIGHT);
  return wheels(sketch, 4.5, 14.5);
}

export function bus(brief: Brief): Sketch {
  const main = mainOf(brief, "yellow");
  const sketch = new Sketch().add((body) =>
    body.shape(
      [
        [0.6, 4],
        [17, 4],
        [18.6, 6],
        [18.6, 15],
        [0.6, 15],
      ],
      main,
    ),
  );
  for (const x of [2, 6, 10]) sketch.box(x, 6, 3, 3, "sky", LIGHT);
  sketch.box(15, 6, 3, 4, "sky", BASE).box(1, 11, 17, 1, secondOf(brief, "dark")).box(17, 12, 2, 2, "white", LIGHT);
  return wheels(sketch, 5, 14);
}

export function train(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "green"), secondOf(brief, "red")];
  const sketch = new Sketch()
    .add((smoke) => smoke.ball(12, 1.6, 2, 1.5, "white").ball(9, 1, 1.5, 1.2, "white"))
    .add((pipe) => pipe.box(13, 3, 3, 5, "black").box(12, 3, 5, 1, "black"))
    .add((boiler) =>
      boiler.shape(
        [
          [7, 7],
          [17, 7],
          [18.4, 9],
          [18.4, 14],
          [7, 14],
        ],
        main,
      ),
    )
    .add((cabin) =>
      cabin.shape(
        [
          [1.6, 4],
          [8, 4],
          [8, 14],
          [1.6, 14],
        ],
        main,
      ),
    )
    .add((roof) => roof.box(1, 3, 8, 2, second))
    .add((guard) =>
      guard.shape(
        [
          [16, 13],
          [19, 18],
          [15, 18],
        ],
        second,
      ),
    );
  sketch.box(3, 6, 4, 4, "sky", LIGHT).box(1, 13, 17, 1, second).box(17, 9, 2, 2, "yellow", LIGHT);
  return wheels(sketch, 4, 9.5, 14.5);
}

export function rocket(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "white"), secondOf(brief, "red")];
  const sketch = new Sketch()
    .add((fire) =>
      fire.shape(
        [
          [7, 15],
          [12, 15],
          [11, 18],
          [9.5, 20],
          [8, 18],
        ],
        "orange",
      ),
    )
    .pair((fin, x) =>
      fin.shape(
        [
          [x(6), 9],
          [x(2), 14],
          [x(2), 17],
          [x(6), 15],
        ],
        second,
      ),
    )
    .add((body) => body.ball(CENTER, 8.6, 4.2, 8.6, main).box(6, 9, 8, 6, main));
  sketch
    .recolor(main, (_x, y) => (y < 4 ? second : null))
    .box(13, 9, 1, 6, main, SHADE)
    .box(9, 16, 2, 2, "yellow", LIGHT);
  sketch.add((window) => window.ball(CENTER, 8, 2.1, 2.1, "sky"));
  return sketch.box(7, 13, 6, 1, second);
}

export function ufo(brief: Brief): Sketch {
  const main = mainOf(brief, "gray");
  const sketch = new Sketch()
    .add((glass) => glass.ball(CENTER, 7, 5, 5, "sky"))
    .add((pilot) => pilot.ball(CENTER, 7.4, 2.4, 2.8, secondOf(brief, "lime")))
    .add((plate) => plate.ball(CENTER, 11.6, 9.4, 3.8, main));
  sketch.put(8, 7, "dark").put(11, 7, "dark");
  for (const [x, ink] of [
    [3, "red"],
    [7, "yellow"],
    [11, "teal"],
    [15, "pink"],
  ] as const)
    sketch.box(x, 12, 2, 2, ink, LIGHT);
  return sketch.add((foot) => foot.box(5, 16, 1, 2, "gray").box(14, 16, 1, 2, "gray"));
}

export function boat(brief: Brief): Sketch {
  const [main, sail] = [mainOf(brief, "brown"), secondOf(brief, "white")];
  const sketch = new Sketch()
    .add((mast) => mast.box(9, 1, 1, 13, "brown"))
    .add((cloth) =>
      cloth.shape(
        [
          [11, 2],
          [17, 12],
          [11, 12],
        ],
        sail,
      ),
    )
    .add((cloth) =>
      cloth.shape(
        [
          [8, 3],
          [8, 12],
          [3, 12],
        ],
        sail,
      ),
    )
    .add((flag) =>
      flag.shape(
        [
          [10, 0],
          [13, 1],
          [10, 2],
        ],
        "red",
      ),
    )
    .add((hull) =>
      hull.shape(
        [
          [0.6, 13.4],
          [18.4, 13.4],
          [15, 18.4],
          [4, 18.4],
        ],
        main,
      ),
    );
  return sketch.box(3, 15, 13, 1, main, LIGHT);
}

export function plane(brief: Brief): Sketch {
  const [main, second] = [mainOf(brief, "white"), secondOf(brief, "blue")];
  const sketch = new Sketch()
    .add((tail) =>
      tail.shape(
        [
          [1, 3],
          [4, 3],
          [7, 9],
          [2, 9],
        ],
        second,
      ),
    )
    .add((wing) =>
      wing.shape(
        [
          [9, 8],
          [7, 3],
          [9, 3],
          [13, 8],
        ],
        second,
      ),
    )
    .add((body) => body.ball(10, 10, 9, 3.6, main))
    .add((wing) =>
      wing.shape(
        [
          [8, 11],
          [13, 11],
          [7, 18],
          [4.6, 18],
        ],
        second,
      ),
    );
  for (const x of [7, 10, 13]) sketch.box(x, 8, 2, 2, "sky", LIGHT);
  return sketch.marks(16, 8, ["oo", "oo"], "sky", BASE);
}
