import { type Ink, LIGHT, SHADE } from "../inks.ts";
import { CENTER, Sketch } from "../Sketch.ts";
import { type Brief, mainOf, secondOf } from "./Brief.ts";
import { face } from "./face.ts";

type Ears = "pointed" | "round" | "long" | "floppy" | "wide" | "side" | "none";
type Snout = "nose" | "big" | "muzzle" | "pig" | "trunk" | "long";
type Tail = "up" | "bushy" | "thin" | "puff" | "none";

export interface Beast {
  readonly ink: Ink;
  /** The ink of belly, muzzle and the inside of the ears. */
  readonly second: Ink;
  readonly ears: Ears;
  readonly snout: Snout;
  readonly tail: Tail;
  readonly mane?: Ink;
  readonly patches?: "eyes" | "stripes" | "cow" | "mask";
  readonly top?: "horn" | "antlers" | "horns" | "wool" | "forelock";
  /** The ink of ears and feet, if it differs. */
  readonly limbs?: Ink;
}

/** Animals with fur: one sitting body with many ears, snouts and tails. */
export function beast(kind: Beast): (brief: Brief) => Sketch {
  return (brief) => {
    const main = mainOf(brief, kind.ink);
    const second = secondOf(brief, kind.second === main ? "tan" : kind.second);
    const limbs = kind.limbs ?? main;
    const sketch = new Sketch();
    drawTail(sketch, kind.tail, main, second);
    sketch.add((body) => body.ball(CENTER, 14.6, 4.6, 4.2, main));
    sketch.disc(CENTER, 15.6, 2.6, 2.8, second);
    sketch.pair((foot, x) => foot.ball(x(6.6), 18, 2.2, 1.3, limbs));
    drawEars(sketch, kind.ears, limbs, second);
    if (kind.mane) drawMane(sketch, kind.mane);
    sketch.add((head) => drawHead(head, kind, main, second));
    const mouth = kind.snout === "nose" ? 11 : null;
    face(sketch, brief.mood, { y: 6, apart: 2, mouth });
    drawSnout(sketch, kind.snout, main, second);
    drawTop(sketch, kind.top, second);
    return sketch;
  };
}

function drawHead(head: Sketch, { ears, patches, top }: Beast, main: Ink, second: Ink): void {
  if (ears === "long") head.ball(CENTER, 8.8, 6.2, 4.9, main);
  else head.ball(CENTER, 7.6, 6.4, 5.5, main);
  if (top === "wool") for (const x of [5, 7.5, 11.5, 14]) head.ball(x, 3.4, 2, 1.9, "white");
  if (patches === "eyes") head.disc(5.8, 7.6, 2.4, 3, "black").disc(13.2, 7.6, 2.4, 3, "black");
  if (patches === "mask") head.disc(6.2, 9.6, 3.2, 2.6, second).disc(12.8, 9.6, 3.2, 2.6, second);
  if (patches === "cow") head.disc(5, 4.6, 2.6, 2.6, "dark", LIGHT).disc(14.4, 9.6, 1.6, 2.4, "dark", LIGHT);
  if (patches === "stripes") {
    head.box(9, 2, 2, 3, "dark").box(6, 3, 1, 2, "dark").box(13, 3, 1, 2, "dark");
    head.box(3, 7, 2, 1, "dark").box(15, 7, 2, 1, "dark").box(4, 10, 1, 1, "dark").box(15, 10, 1, 1, "dark");
  }
}

function drawEars(sketch: Sketch, ears: Ears, main: Ink, second: Ink): void {
  if (ears === "pointed") {
    sketch.pair((ear, x) =>
      ear.shape(
        [
          [x(3.4), 0.6],
          [x(8.4), 3.4],
          [x(3.6), 7],
        ],
        main,
      ),
    );
    for (const x of [5, 14]) sketch.box(x, 3, 1, 2, second, SHADE);
  }
  if (ears === "round") {
    sketch.pair((ear, x) => ear.ball(x(4.2), 3, 2.4, 2.4, main));
    for (const x of [4, 15]) sketch.disc(x, 3.2, 1, 1, second, SHADE);
  }
  if (ears === "long") {
    sketch.pair((ear, x) =>
      ear.shape(
        [
          [x(3), 8],
          [x(3.6), 1.6],
          [x(5), -0.6],
          [x(6.4), -0.6],
          [x(7.6), 1.6],
          [x(8), 8],
        ],
        main,
      ),
    );
    for (const x of [5, 13]) sketch.box(x, 1, 2, 4, second);
  }
  if (ears === "wide") {
    sketch.pair((ear, x) => ear.ball(x(3), 6, 3, 3.6, main));
    for (const x of [2, 16]) sketch.disc(x + 0.5, 6.4, 1.2, 1.9, second);
  }
  if (ears === "side") sketch.pair((ear, x) => ear.ball(x(2.6), 5.4, 2.4, 1.5, main));
  if (ears === "floppy") sketch.pair((ear, x) => ear.ball(x(3), 7, 1.9, 4.2, second));
}

function drawMane(sketch: Sketch, ink: Ink): void {
  sketch.add((mane) => {
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn / 12) * Math.PI * 2;
      mane.ball(CENTER + Math.cos(angle) * 6.6, 7.6 + Math.sin(angle) * 5.6, 2.2, 2.2, ink);
    }
  });
}

function drawSnout(sketch: Sketch, snout: Snout, main: Ink, second: Ink): void {
  if (snout === "nose") sketch.box(9, 9, 2, 1, "dark");
  if (snout === "big") sketch.add((nose) => nose.ball(CENTER, 9.6, 1.7, 2.2, "dark")).marks(9, 12, ["oo"], "dark");
  if (snout === "muzzle") {
    sketch.disc(CENTER, 10.6, 2.8, 1.9, second).box(9, 9, 2, 1, "dark").put(9, 10, "dark").put(10, 10, "dark");
    sketch.marks(8, 11, ["o..o", ".oo."], "dark");
  }
  if (snout === "pig") {
    sketch.add((nose) => nose.ball(CENTER, 9.6, 2.4, 1.6, second));
    sketch.put(8, 10, "dark").put(11, 10, "dark").marks(8, 12, [".oo."], "dark");
  }
  if (snout === "trunk")
    sketch.add((nose) => nose.ball(CENTER, 10.4, 1.9, 2.2, main).box(9, 11, 2, 5, main).box(10, 14, 3, 2, main));
  if (snout === "long") {
    sketch.add((nose) => nose.ball(CENTER, 11, 3.2, 2.3, second));
    sketch.put(8, 11, "dark").put(11, 11, "dark").marks(9, 12, ["oo"], "dark");
  }
}

function drawTail(sketch: Sketch, tail: Tail, main: Ink, second: Ink): void {
  if (tail === "up")
    sketch.add((part) =>
      part.shape(
        [
          [14, 17],
          [14, 15],
          [16, 14],
          [16, 10],
          [18, 10],
          [18, 16],
          [16, 18],
        ],
        main,
      ),
    );
  if (tail === "bushy") sketch.add((part) => part.ball(16, 13, 2.8, 4, main).disc(16.4, 10.2, 1.8, 1.6, second));
  if (tail === "thin")
    sketch.add((part) => part.box(14, 16, 4, 1, second).box(17, 13, 1, 3, second).put(18, 12, second));
  if (tail === "puff") sketch.add((part) => part.ball(15, 16.4, 2, 2, second));
}

function drawTop(sketch: Sketch, top: Beast["top"], second: Ink): void {
  if (top === "horn")
    sketch.add((part) =>
      part.shape(
        [
          [8, 3.4],
          [9.5, -0.6],
          [11.4, 3.4],
        ],
        "yellow",
      ),
    );
  if (top === "forelock")
    sketch.add((part) =>
      part.shape(
        [
          [7.4, 4],
          [8, -0.4],
          [11, -0.4],
          [13, 2],
          [11.6, 3],
          [11, 5.4],
        ],
        "dark",
      ),
    );
  if (top === "horns")
    sketch.pair((part, x) =>
      part.shape(
        [
          [x(3), 0],
          [x(5), 2],
          [x(7), 3.4],
          [x(4.4), 4.4],
        ],
        "tan",
      ),
    );
  if (top === "antlers")
    sketch.pair((part, x) =>
      part.marks(
        Math.min(x(2), x(6)),
        0,
        x(0) === 0 ? ["o.o..", "ooo..", "..oo.", "...oo"] : ["..o.o", "..ooo", ".oo..", "oo..."],
        second === "brown" ? "tan" : "brown",
      ),
    );
}
