import { expect, test } from "vitest";
import { MarkPace } from "../../src/editor/playback/MarkPace.ts";

test("marks change at most four times a second, and no act is lost between", () => {
  const pace = new MarkPace();
  const shown = [0, 125, 250, 375, 500].map((now, tick) =>
    pace.after({ odd: tick % 2 === 1, even: tick % 2 === 0, never: false }, "h", now),
  );
  expect(shown).toEqual([
    { odd: false, even: true, never: false },
    null,
    { odd: true, even: true, never: false },
    null,
    { odd: true, even: true, never: false },
  ]);
});

test("what was held back of one actor is not shown for another", () => {
  const pace = new MarkPace();
  pace.after({}, "h", 0);
  expect(pace.after({ walk: true }, "h", 125)).toBeNull();
  expect(pace.after({ walk: false }, "other", 250)).toEqual({ walk: false });
});

test("a slow game shows each turn", () => {
  const pace = new MarkPace();
  expect([0, 250, 500].map((now) => pace.after({ walk: now === 250 }, "h", now))).toEqual([
    { walk: false },
    { walk: true },
    { walk: false },
  ]);
});
