/** Random actions in the editor. */
import { anySquare, halfway, held, onActor, one, onThing, press, pressNext, write } from "./aim.ts";
import type { Acts } from "./Surroundings.ts";
import { boxOf } from "./sight.ts";

const KEYS = [
  ..."pstra",
  "Escape",
  "Enter",
  " ",
  "Delete",
  "Tab",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Control+c",
  "Control+x",
  "Control+v",
  "Control+a",
  "Control+d",
] as const;

const ANY = /./;
const TILE =
  /^button (?!More|Add|Undo|Redo|Play|Stop|Forward|Back|Stages|Pointer|Stamp|Trash|Record|Paint|Sav|Name|Not)/;

export const anything = {
  press: (around) => press(around, ANY),
  pressAgain: (around) => press(around, ANY),
  doubleClick: (around) => onThing(around, ANY, (thing) => around.hand.doubleClick(thing, thing.name)),
  tap: (around) => onThing(around, ANY, (thing) => around.hand.touch([thing])),
  dragToStage: (around) =>
    onThing(around, ANY, (from) => around.hand.drag([from, anySquare(around)], held(around.dice))),
  dragThing: (around) =>
    onThing(around, ANY, (from) => onThing(around, ANY, (to) => around.hand.drag([from, to], held(around.dice)))),
  key: ({ hand, dice }) => hand.press(one(dice, KEYS)),
  write: async (around) => {
    await press(around, /^(input|textarea)/);
    await write(around);
  },
} satisfies Acts;

export const onStage = {
  clickActor: (around) =>
    onActor(around, (at) => around.hand.click(at, "actor", around.dice(4) === 0 ? "Shift" : undefined)),
  doubleClickActor: (around) => onActor(around, (at) => around.hand.doubleClick(at, "actor")),
  dragActor: (around) => onActor(around, (at) => around.hand.drag([at, anySquare(around)], held(around.dice))),
  dragAgain: (around) => onActor(around, (at) => around.hand.drag([at, anySquare(around)], held(around.dice))),
  fingerDrag: (around) =>
    onActor(around, (at) => around.hand.touch([at, halfway(at, anySquare(around)), anySquare(around)])),
  brokenDrag: (around) =>
    onActor(around, (at) =>
      around.hand.drag([at, anySquare(around)], undefined, () =>
        around.hand.press(one(around.dice, ["Escape", "Control+z", "Delete", "s"])),
      ),
    ),
  slowDrag: (around) =>
    onActor(around, (at) => around.hand.drag([at, anySquare(around)], undefined, () => around.pass(600))),
  clickSquare: (around) => around.hand.click(anySquare(around), "square"),
  rightClick: (around) => around.hand.rightClick(anySquare(around), "square"),
  box: (around) => around.hand.drag([anySquare(around), anySquare(around)], held(around.dice)),
  stampStroke: async (around) => {
    await around.hand.press("s");
    await onActor(around, (at) => around.hand.click(at, "actor"));
    await around.hand.drag([anySquare(around), anySquare(around)], "Shift");
  },
  trashStroke: async (around) => {
    await around.hand.press("t");
    await onActor(around, (at) => around.hand.drag([at, anySquare(around)]));
  },
  several: async (around) => {
    await onActor(around, (at) => around.hand.click(at, "actor"));
    await around.hand.press("Control+a");
    await around.hand.press(one(around.dice, ["Delete", "Control+d", "Control+c", "ArrowRight", "ArrowDown"]));
  },
  copyAndPaste: async (around) => {
    await onActor(around, (at) => around.hand.click(at, "actor"));
    await around.hand.press("Control+c");
    await around.hand.press("Control+v");
  },
} satisfies Acts;

export const playing = {
  play: async (around) => {
    await press(around, /^button Play$/);
    await around.pass(300 + around.dice(1500));
  },
  holdKey: async ({ page, hand, dice, pass }) => {
    const key = one(dice, ["ArrowRight", "a", "ArrowLeft"]);
    await hand.say(`hold ${key}`);
    await page.keyboard.down(key);
    await pass(200 + dice(800));
    await page.keyboard.up(key);
  },
  stop: (around) => press(around, /^button Stop$/),
  forward: (around) => press(around, /^button Forward$/),
  back: (around) => press(around, /^button Back$/),
  speed: (around) => press(around, /^label (Slow|Normal|Fast|Super)/),
  wait: ({ pass, dice }) => pass(dice(3000)),
  saveStart: (around) => press(around, /Start here/),
  backToStart: async (around) => {
    await press(around, /Back to start/);
    await pressNext(around, /^button (This stage|The whole game|Yes|OK|Cancel)/, 200);
  },
} satisfies Acts;

export const library = {
  place: (around) => onThing(around, TILE, (tile) => around.hand.drag([tile, anySquare(around)])),
  placeAgain: (around) => onThing(around, TILE, (tile) => around.hand.drag([tile, anySquare(around)])),
  menu: async (around) => {
    await press(around, /^button More: /);
    await pressNext(around, /^menuitem/);
  },
  explore: async (around) => {
    await press(around, /Add a character/);
    await pressNext(around, /Explore Characters/);
    await pressNext(around, /^button Add /, 300);
    await pressNext(around, /^button Done/);
  },
  draw: async (around) => {
    await press(around, /Add a character/);
    await pressNext(around, /Draw new Character/);
    await around.pass(400);
  },
  drawActor: async (around) => {
    await around.hand.press("p");
    await onActor(around, (at) => around.hand.click(at, "actor"));
    await around.pass(400);
  },
} satisfies Acts;

export const teaching = {
  record: async (around) => {
    await around.hand.press("r");
    await onActor(around, (at) => around.hand.click(at, "actor"));
    await around.pass(200);
  },
  addRule: async (around) => {
    await press(around, /^tab Rules/);
    await pressNext(around, /^button *Add$/);
    await pressNext(around, /^menuitem (Add|When)/);
  },
  addVariable: async (around) => {
    await press(around, /^tab Variables/);
    await pressNext(around, /^button *Add$/);
    await pressNext(around, /^menuitem Add/);
    await around.pass(50);
    await write(around);
  },
  setValue: async (around) => {
    await press(around, /Value of/);
    await write(around);
  },
  ruleMenu: async (around) => {
    await press(around, /^tab Rules/);
    await pressNext(around, /^button More: /);
    await pressNext(around, /^menuitem/);
  },
} satisfies Acts;

export const frame = {
  undo: ({ hand, dice }) => several(dice(10) === 0 ? 12 : 1 + dice(3), () => hand.press("Control+z")),
  undoByButton: (around) => press(around, /^button Undo/),
  redo: ({ hand, dice }) => several(1 + dice(3), () => hand.press(one(dice, ["Control+y", "Shift+Z"]))),
  redoByButton: (around) => press(around, /^button Redo/),
  autosave: ({ pass }) => pass(6000),
  lateAnswer: ({ late }) => late.letGo(),
  stages: async (around) => {
    await press(around, /^button Levels:/);
    await around.pass(300);
  },
} satisfies Acts;

/** Once or twice in a walk. */
export const rare = {
  reload: ({ reload }) => reload(),
  earlierVersions: async (around) => {
    // An open dialog takes the press.
    const menu = await boxOf(around.page, 'header [aria-label="Main menu"]');
    if (!menu) return;
    await around.hand.click({ x: menu.x + 10, y: menu.y + 10 }, "main menu");
    await pressNext(around, /^menuitem Earlier versions/);
    await around.pass(500);
  },
} satisfies Acts;

async function several(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await act();
}
