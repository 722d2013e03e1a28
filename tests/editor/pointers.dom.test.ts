// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PointerInput } from "../../src/editor/tools/PointerInput.ts";
import type { Target, ToolEvent } from "../../src/editor/tools/ToolEvent.ts";
import type { Point } from "../../src/engine/index.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

let test: TestEditor;
let pointers: PointerInput;
let heard: ToolEvent[];
const list = document.createElement("div");
const stage = document.createElement("div");

const HERO: Target = { kind: "character", characterId: "hero" };

/** The page of these tests: a list left of x = 0, a stage of 40 px squares right of it. */
function elementAt(x: number): Element {
  return x < 0 ? list : stage;
}

function squareAt({ x, y }: Point): Target {
  const cell = { x: Math.floor(x / 40), y: Math.floor(y / 40) };
  return { kind: "square", view: "stage", cell, within: { x: 0.5, y: 0.5 }, inside: true };
}

function send(type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent {
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", ...more };
  const event = new PointerEvent(type, init);
  elementAt(x).dispatchEvent(event);
  return event;
}

function press(x: number, y: number, target: Target, more: PointerEventInit = {}): void {
  pointers.begin(send("pointerdown", x, y, more), target);
}

beforeEach(() => {
  document.body.append(list, stage);
  list.style.touchAction = "pan-y";
  stage.style.touchAction = "none";
  document.elementFromPoint = elementAt;
  test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 1, 1)]) });
  heard = [];
  const dispatch = test.editor.toolbox.dispatch.bind(test.editor.toolbox);
  test.editor.toolbox.dispatch = (event) => {
    heard.push(event);
    dispatch(event);
  };
  pointers = new PointerInput(test.editor, window);
  pointers.register({ element: stage, locate: squareAt });
});

afterEach(() => {
  pointers.destroy();
  document.body.replaceChildren();
});

const kinds = () => heard.map(({ kind }) => kind);

describe("a pointer", () => {
  it("drags from a list onto the stage", () => {
    press(-50, 10, HERO);
    send("pointermove", -20, 100);
    send("pointermove", 130, 100);
    send("pointerup", 130, 100);
    expect(kinds()).toEqual(["press", "move", "move", "release"]);
    expect(test.places()).toEqual(["Hero 1,1", "Hero 3,2"]);
  });

  it("drops where a finger is lifted, although all its events go to the element where it came down", () => {
    press(-50, 10, HERO, { pointerType: "touch" });
    const finger = { bubbles: true, pointerId: 1, pointerType: "touch" };
    list.dispatchEvent(new PointerEvent("pointermove", { ...finger, clientX: 130, clientY: 10 }));
    list.dispatchEvent(new PointerEvent("pointerup", { ...finger, clientX: 130, clientY: 100 }));
    expect(test.places()).toEqual(["Hero 1,1", "Hero 3,2"]);
  });

  it.each([
    ["after", "square"],
    ["stage", "nothing"],
  ] as const)("that was pressed in the %s view is over a %s once it has left it", (view, found) => {
    press(60, 60, { kind: "square", view, cell: { x: 1, y: 1 }, within: { x: 0.5, y: 0.5 }, inside: true });
    send("pointermove", -20, 60);
    expect(heard.at(-1)?.target.kind).toBe(found);
  });

  it("that rests over a scrolling list is over what has scrolled under it", () => {
    press(-50, 10, HERO);
    send("pointermove", 130, 100);
    document.elementFromPoint = () => list;
    pointers.again();
    document.elementFromPoint = elementAt;
    expect(heard.map(({ target }) => target.kind)).toEqual(["character", "square", "nothing"]);
  });

  it("is the only one that is tracked: another finger is ignored", () => {
    press(-50, 10, HERO);
    send("pointermove", 130, 100, { pointerId: 2 });
    send("pointerup", 130, 100, { pointerId: 2 });
    expect(kinds()).toEqual(["press"]);
  });

  it("that drags hides its events from other listeners until it is released", () => {
    const others: string[] = [];
    const listen = ({ type }: Event) => others.push(type);
    for (const type of ["pointermove", "mousemove"]) stage.addEventListener(type, listen);
    const move = () => {
      send("pointermove", 100, 60);
      stage.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    };
    press(60, 60, squareAt({ x: 60, y: 60 }));
    move();
    send("pointerup", 100, 60);
    move();
    for (const type of ["pointermove", "mousemove"]) stage.removeEventListener(type, listen);
    expect(others).toEqual(["pointermove", "pointermove", "mousemove"]);
  });

  it("that the browser cancels undoes its drag", () => {
    press(60, 60, squareAt({ x: 60, y: 60 }));
    send("pointermove", 200, 60);
    send("pointercancel", 200, 60);
    expect(kinds()).toEqual(["press", "move", "cancel"]);
    expect(test.places()).toEqual(["Hero 1,1"]);
  });

  it("is released by Escape, which no other listener gets", () => {
    const others: string[] = [];
    const listen = (event: KeyboardEvent) => others.push(event.key);
    window.addEventListener("keydown", listen);
    press(60, 60, squareAt({ x: 60, y: 60 }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    window.removeEventListener("keydown", listen);
    expect(kinds()).toEqual(["press", "cancel"]);
    expect(others).toEqual(["Escape"]);
  });

  it("presses twice when two taps on the same target are within 400 ms", () => {
    const tap = (x: number) => {
      press(x, 60, squareAt({ x, y: 60 }));
      send("pointerup", x, 60);
    };
    tap(60);
    test.clock.pass(401);
    tap(60);
    expect(kinds()).not.toContain("doublePress");
    test.clock.pass(399);
    tap(65);
    expect(kinds().at(-1)).toBe("doublePress");
    tap(65);
    tap(200);
    expect(kinds().filter((kind) => kind === "doublePress")).toHaveLength(1);
  });

  it("keeps a handle as its target wherever it goes", () => {
    const side = { kind: "handle", view: "before", side: "right" } as const;
    pointers.register({
      element: list,
      locate: ({ x }, held) => (held?.kind === "handle" ? { ...side, line: x } : null),
    });
    press(-50, 10, { ...side, line: 1 });
    send("pointermove", 130, 100);
    expect(heard.at(-1)?.target).toEqual({ ...side, line: 130 });
  });
});

describe("a finger in a list that scrolls", () => {
  const touch = { pointerType: "touch" };

  it("drags across the scroll axis at once", () => {
    press(-50, 10, HERO, touch);
    send("pointermove", -48, 30, touch);
    expect(kinds()).toEqual(["press"]);
    send("pointermove", -20, 20, touch);
    send("pointermove", 130, 100, touch);
    send("pointerup", 130, 100, touch);
    expect(test.places()).toEqual(["Hero 1,1", "Hero 3,2"]);
  });

  it("drags along the scroll axis after 200 ms of rest, and the list does not scroll", () => {
    const scrolls = () => stage.dispatchEvent(new Event("touchmove", { bubbles: true, cancelable: true }));
    press(-50, 10, HERO, touch);
    expect(scrolls()).toBe(true);
    test.clock.pass(200);
    expect(scrolls()).toBe(false);
    send("pointermove", -50, 60, touch);
    expect(kinds()).toEqual(["press", "move"]);
    send("pointerup", -50, 60, touch);
    expect(scrolls()).toBe(true);
  });

  it("drags at once where nothing scrolls", () => {
    press(60, 60, squareAt({ x: 60, y: 60 }), touch);
    send("pointermove", 60, 140, touch);
    send("pointerup", 60, 140, touch);
    expect(test.places()).toEqual(["Hero 1,3"]);
  });
});
