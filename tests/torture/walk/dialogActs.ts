/** Random actions while something lies over the editor: in the pixel editor, among the stages, during a recording. */
import type { Pixel } from "../../e2e/pages/Pixel.ts";
import { anySquare, onThing, press, pressNext, write } from "./aim.ts";
import { anything, onStage, teaching } from "./editorActs.ts";
import type { Acts, Surroundings } from "./Surroundings.ts";
import { boxOf } from "./sight.ts";

const { press: pressAnything, pressAgain, dragToStage, dragThing, key } = anything;

export const drawing = {
  stroke: (around) => onCanvas(around, (places) => around.hand.drag(places)),
  strokeAgain: (around) => onCanvas(around, (places) => around.hand.drag(places)),
  fingerStroke: (around) => onCanvas(around, (places) => around.hand.touch(places)),
  pressAnything,
  pressAgain,
  key,
  undo: ({ hand }) => hand.press("Control+z"),
  name: async (around) => {
    await press(around, /^input Name of the/);
    await write(around);
  },
  words: async (around) => {
    await press(around, /Draw with words/);
    await around.pass(50);
    await write(around, ["a green dragon", "a red ball"]);
  },
  save: (around) => press(around, /^button Save$/),
  saveAgain: (around) => press(around, /^button Save$/),
  cancel: (around) => press(around, /^button Cancel$/),
  lateAnswer: ({ late }) => late.letGo(),
} satisfies Acts;

export const recording = {
  ...onStage,
  pressAnything,
  pressAgain,
  dragToStage,
  dragThing,
  handle: (around) =>
    onThing(around, /(Before|After): add a/, (handle) => around.hand.drag([handle, anySquare(around)])),
  undo: ({ hand }) => hand.press("Control+z"),
  redo: ({ hand }) => hand.press("Control+y"),
  setValue: teaching.setValue,
  row: async (around) => {
    await press(around, /^button (and if|How|Take it out|More)/);
    await pressNext(around, /^menuitem/);
  },
  save: (around) => press(around, /Save Recording/),
  saveAgain: (around) => press(around, /Save Recording/),
  cancel: (around) => press(around, /^button Cancel$/),
} satisfies Acts;

export const stagesDialog = {
  pressAnything,
  pressAgain,
  dragThing,
  add: (around) => press(around, /Add a level/),
  field: async (around) => {
    await press(around, /^input/);
    await write(around, ["Castle", "5", "12", "3", "40", ""]);
  },
  words: async (around) => {
    await press(around, /Draw with words/);
    await around.pass(50);
    await write(around, ["a snowy forest", "the sea"]);
  },
  lateAnswer: ({ late }) => late.letGo(),
  done: (around) => press(around, /^button Done$/),
  doneAgain: (around) => press(around, /^button Done$/),
} satisfies Acts;

export const otherDialog = {
  pressAnything,
  pressAgain,
  key,
  done: (around) => press(around, /^button (Done|Add |Cancel|OK|Go back)/),
  close: ({ hand }) => hand.press("Escape"),
} satisfies Acts;

/** Acts on three random points of the drawing. */
async function onCanvas({ page, dice }: Surroundings, act: (places: readonly Pixel[]) => Promise<unknown>) {
  const box = await boxOf(page, "[role=dialog] canvas");
  if (!box) return;
  const place = () => ({ x: Math.round(box.x + dice(box.width)), y: Math.round(box.y + dice(box.height)) });
  await act([place(), place(), place()]);
}
