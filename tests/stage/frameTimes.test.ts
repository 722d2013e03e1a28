import { expect, it } from "vitest";
import { FrameTimes } from "../../src/stage/view/drawingQuality.ts";

/** Collects what is logged about the frames of a game. */
function told() {
  const lines: string[] = [];
  const times = new FrameTimes({
    glided: (ms) => lines.push(`glided ${ms}`),
    drew: (ms, tickMs) => lines.push(`drew ${ms} of ${tickMs}`),
  });
  return { times, lines };
}

it("each frame of a glide reports its distance from the frame before", () => {
  const { times, lines } = told();
  times.ticked(0, 125);
  for (const frame of [10, 30, 60]) times.drew(frame, () => frame + 5, true);
  times.drew(80, () => 85, false);
  expect(lines).toEqual(["glided 20", "glided 30", "glided 20"]);
});

it("the pause between two glides is not reported", () => {
  const { times, lines } = told();
  times.drew(10, () => 15, true);
  times.drew(30, () => 35, false);
  times.drew(5000, () => 5005, true);
  times.drew(5020, () => 5025, true);
  expect(lines).toEqual(["glided 20", "glided 20"]);
});

it("where nobody glides a picture is told of by how long its tick has waited, the first one of several", () => {
  const { times, lines } = told();
  times.ticked(100, 125);
  times.ticked(225, 125);
  times.drew(240, () => 260, false);
  times.drew(300, () => 310, false);
  expect(lines).toEqual(["drew 160 of 125"]);
});
