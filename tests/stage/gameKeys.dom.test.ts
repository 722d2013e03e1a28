// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownKeysOf } from "../../src/editor/index.ts";
import type { EventContainer } from "../../src/engine/index.ts";
import { attachGameKeys } from "../../src/stage/input/gameKeys.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const RIGHT = { key: "ArrowRight", code: "ArrowRight", keyCode: 39 };
const SPACE = { key: " ", code: "Space", keyCode: 32 };
const LETTER_Q = { key: "q", code: "KeyQ", keyCode: 81 };
const DELETE = { key: "Delete", code: "Delete", keyCode: 46 };
const ESCAPE = { key: "Escape", code: "Escape", keyCode: 27 };
const CODES = [39, 32, 81, 46, 27, 9, 112];

const PAGE = `
  <div data-view="stage" tabindex="0"></div>
  <button type="button"></button><a href="#x">x</a><main tabindex="0"></main>
  <input type="radio"><input type="checkbox"><input type="range"><div role="slider" tabindex="0"></div>
  <input><input type="number"><textarea></textarea><div contenteditable="true" tabindex="0"></div>
  <select></select><div role="menu"><i tabindex="0"></i></div>`;

let test: TestEditor;
let end: () => void;
/** The keys that reached the page itself. */
let heard: string[];

beforeEach(() => {
  document.body.innerHTML = PAGE;
  heard = [];
  document.body.addEventListener("keydown", listen);
  begin(false);
});
afterEach(() => {
  end();
  document.body.removeEventListener("keydown", listen);
  document.body.replaceChildren();
});

const listen = (event: Event) => event instanceof KeyboardEvent && heard.push(event.key);

/** The hero walks right with every key of `CODES`. */
function begin(readOnly: boolean): void {
  const rules = CODES.map((code): EventContainer => {
    return { type: "group-event", id: `on${code}`, event: "key", code, rules: [walkRight("hero", `by${code}`)] };
  });
  const hero = actorOf("hero", "h", 0, 0);
  test = new TestEditor({ document: gameOf([characterNamed("Hero", rules)], [hero]), readOnly });
  end = attachGameKeys(test.editor);
}

function send(kind: "keydown" | "keyup", key: KeyboardEventInit, on: string): KeyboardEvent {
  const event = new KeyboardEvent(kind, { bubbles: true, cancelable: true, ...key });
  document.querySelector(on)?.dispatchEvent(event);
  return event;
}
const press = (key: KeyboardEventInit = RIGHT, on = "main") => send("keydown", key, on);
const lift = (key: KeyboardEventInit = RIGHT, on = "main") => send("keyup", key, on);
const settled = () => new Promise((resolve) => setTimeout(resolve, 1));
const isRunning = () => test.state.playback.running;

/** The column of the hero after one more tick of the running game. */
function column(): number | undefined {
  test.clock.pass(500);
  return test.actors()[0]?.position.x;
}

describe("while the game plays, its key", () => {
  it.each([
    "body",
    "[data-view]",
    "button",
    "a",
    "main",
    "[type=radio]",
    "[type=checkbox]",
    "[type=range]",
    "[role=slider]",
  ])("is the game's on %s, which does not hear it", (place) => {
    test.editor.playback.play();
    const down = press(RIGHT, place);
    const up = lift(RIGHT, place);
    expect([down.defaultPrevented, up.defaultPrevented, heard, column()]).toEqual([true, true, [], 1]);
  });

  it.each(["input:not([type])", "[type=number]", "textarea", "[contenteditable]", "select", "[role=menu] i"])(
    "is left to %s",
    (place) => {
      test.editor.playback.play();
      expect(press(RIGHT, place).defaultPrevented).toBe(false);
      expect([heard, column()]).toEqual([["ArrowRight"], 0]);
    },
  );

  it.each(["Enter", "Escape"])("is the game's again once %s ended the typing in a field", async (key) => {
    test.editor.playback.play();
    const field = document.querySelector<HTMLElement>("input:not([type])");
    field?.focus();
    press({ key }, "input:not([type])");
    await settled();
    expect(document.activeElement).toBe(document.querySelector("[data-view=stage]"));
    expect(isRunning()).toBe(true);
    press(RIGHT, "[data-view]");
    expect(column()).toBe(1);
    press(ESCAPE, "[data-view]");
    expect(isRunning()).toBe(false);
  });

  it("stays with a field where Enter is a new line, and with any field while the game stands", async () => {
    const area = document.querySelector<HTMLElement>("textarea");
    test.editor.playback.play();
    area?.focus();
    press({ key: "Enter" }, "textarea");
    await settled();
    expect(document.activeElement).toBe(area);
    test.editor.playback.stop();
    press(ESCAPE, "textarea");
    await settled();
    expect(document.activeElement).toBe(area);
  });

  it("is left to an open dialog, even where nothing of it has the focus", () => {
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("role", "dialog");
    test.editor.playback.play();
    press();
    expect([heard, column()]).toEqual([["ArrowRight"], 0]);
  });

  it.each([
    ["Ctrl", { ctrlKey: true }],
    ["Cmd", { metaKey: true }],
    ["Alt", { altKey: true }],
    ["AltGraph", { modifierAltGraph: true }],
    ["a letter that is still being composed", { isComposing: true }],
  ])("is not the game's with %s", (_name, more) => {
    test.editor.playback.play();
    expect(press({ ...LETTER_Q, ...more }).defaultPrevented).toBe(false);
    expect(column()).toBe(0);
  });

  it("is never Tab, Escape or an F-key, though a rule from elsewhere may name it", () => {
    test.editor.playback.play();
    press({ key: "Tab", code: "Tab", keyCode: 9 });
    press({ key: "F1", code: "F1", keyCode: 112 });
    expect(column()).toBe(0);
    press(ESCAPE);
    test.editor.playback.forward();
    expect(test.places()).toEqual(["Hero 0,0"]);
  });

  it("counts in every turn until it goes up, wherever the focus went", () => {
    test.editor.playback.play();
    press(RIGHT, "[data-view]");
    expect([column(), column()]).toEqual([1, 2]);
    lift(RIGHT, "textarea");
    expect(column()).toBe(2);
  });

  it("is not the page's while it stays down after the game has stopped", () => {
    test.editor.playback.play();
    press();
    test.editor.playback.stop();
    expect(press({ ...RIGHT, repeat: true }).defaultPrevented).toBe(true);
    expect(heard).toEqual([]);
    lift();
    press();
    press({ ...RIGHT, repeat: true });
    expect(heard).toEqual([RIGHT.key, RIGHT.key]);
  });

  it("is let go of when the window loses the focus", () => {
    test.editor.playback.play();
    press();
    expect(column()).toBe(1);
    window.dispatchEvent(new Event("blur"));
    expect([column(), column()]).toEqual([1, 1]);
    // Browsers repeat the event of a key that is held.
    press({ ...RIGHT, repeat: true });
    expect(column()).toBe(1);
  });

  it("is let go of with Cmd, for a Mac does not tell when it goes up under it", () => {
    test.editor.playback.play();
    press();
    lift({ key: "Meta", code: "MetaLeft" });
    expect([column(), column()]).toEqual([1, 1]);
  });

  it("is the physical one, whose character may have changed meanwhile", () => {
    test.editor.playback.play();
    press(LETTER_Q);
    lift({ ...LETTER_Q, key: "@" });
    expect([column(), column()]).toEqual([1, 1]);
  });

  it("is Delete, but on the stage of an editor where somebody is selected", () => {
    test.editor.selection.selectActor("stage", "h");
    test.editor.playback.play();
    press(DELETE, "[data-view]");
    expect([heard, column()]).toEqual([["Delete"], 0]);
    press(DELETE, "button");
    lift(DELETE, "button");
    expect([heard, column()]).toEqual([["Delete"], 1]);
  });

  it("is Delete everywhere in a player", () => {
    end();
    begin(true);
    test.editor.playback.play();
    press(DELETE, "[data-view]");
    expect([heard, column()]).toEqual([[], 1]);
  });
});

describe("while the game stands, its key", () => {
  it("is the page's, and held for Forward wherever the focus is", () => {
    expect(press(RIGHT, "[type=radio]").defaultPrevented).toBe(false);
    test.editor.playback.forward();
    test.editor.playback.forward();
    expect([heard, test.places()]).toEqual([["ArrowRight"], ["Hero 2,0"]]);
    lift(RIGHT, "button");
    test.editor.playback.forward();
    expect(test.places()).toEqual(["Hero 2,0"]);
  });

  it("is no input when it went up before, nor when it presses the button it is on", () => {
    press();
    lift();
    press(SPACE, "button");
    test.editor.playback.forward();
    expect(test.places()).toEqual(["Hero 0,0"]);
  });
});

it("a key that is held while one stage takes the place of another stays pressed, and is let go with the last", () => {
  test.editor.playback.play();
  press();
  const endOther = attachGameKeys(test.editor);
  end();
  test.editor.playback.forward();
  expect(test.places()).toEqual(["Hero 1,0"]);
  lift();
  press();
  endOther();
  test.editor.playback.forward();
  expect(test.places()).toEqual(["Hero 1,0"]);
  end = () => undefined;
});

describe("Escape", () => {
  it("stops the game, and its keys are the page's again", () => {
    test.editor.playback.play();
    expect(press(ESCAPE, "button").defaultPrevented).toBe(true);
    expect(isRunning()).toBe(false);
    expect(press(SPACE, "button").defaultPrevented).toBe(false);
    expect(press(ESCAPE, "button").defaultPrevented).toBe(false);
  });

  it("first puts back what the hand holds, and ends typing", () => {
    test.editor.playback.play();
    press(ESCAPE, "textarea");
    expect(isRunning()).toBe(true);
    test.editor.toolbox.pickUp({ target: { kind: "character", characterId: "hero" }, pixel: { x: 0, y: 0 } }, "Hero");
    press(ESCAPE);
    expect(isRunning()).toBe(true);
  });
});

it("is the key that whoever plays has chosen for it, which the game does not know", () => {
  end();
  begin(true);
  const own = ownKeysOf("a game");
  test.editor.playback.keys.own = own;
  own.choose(39, 87, CODES);
  const keysOf = (init: KeyboardEventInit) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
    return test.editor.playback.keys.take().keys;
  };
  test.editor.playback.play();
  expect(keysOf({ key: "w", code: "KeyW", keyCode: 87 })).toEqual([39]);
  test.editor.playback.keys.releaseAll();
  expect(keysOf(RIGHT)).toEqual([]);
  own.reset();
  expect(keysOf(RIGHT)).toEqual([39]);
});
