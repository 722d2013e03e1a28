// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RuleTree } from "../../src/engine/index.ts";
import { StageControls } from "../../src/panels/controls/StageControls.tsx";
import { isOff } from "../support/isOff.ts";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";
import type { TestEditor } from "../support/TestEditor.ts";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

let test: TestEditor;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  test = renderPanels(<StageControls />, { rules: [walkRight("hero")] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const turns = () => screen.getByRole("timer").textContent;
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });
const walk = (steps: number) => {
  for (let step = 0; step < steps; step++) act(() => test.editor.playback.forward());
};

describe("the tick counter", () => {
  it("counts forward and back", () => {
    walk(3);
    expect(turns()).toBe("3");
    fireEvent.click(button("Back"));
    expect(turns()).toBe("2");
  });

  it("keeps the node of its text, which a browser would restyle the whole page for", () => {
    const nodeOfText = () => screen.getByRole("timer").lastElementChild?.firstChild;
    const before = nodeOfText();
    walk(2);
    expect(nodeOfText()).toBe(before);
    expect(before?.textContent).toBe("2");
  });

  it("counts ticks in which nothing happened, which a step back skips", () => {
    walk(9);
    expect(test.places()).toEqual(["Hero 9,2"]);
    expect(turns()).toBe("9");
    fireEvent.click(button("Back"));
    expect(test.places()).toEqual(["Hero 8,2"]);
    expect(turns()).toBe("6");
  });

  it("goes back with an undo, by the turns of the film", () => {
    act(() => test.editor.selection.selectActor("stage", "h"));
    act(() => test.editor.selection.turn());
    walk(2);
    act(() => test.editor.undo());
    expect([turns(), test.editor.film?.length]).toEqual(["0", 0]);
    walk(1);
    expect([turns(), test.editor.film?.length]).toEqual(["1", 1]);
  });
});

describe("Back", () => {
  it("when held goes back through all ticks, and its release is no further step", () => {
    walk(5);
    fireEvent.pointerDown(button("Back"), { button: 0 });
    act(() => vi.advanceTimersByTime(399));
    expect(test.places()).toEqual(["Hero 7,2"]);
    act(() => vi.advanceTimersByTime(100));
    expect(test.places()).toEqual(["Hero 5,2"]);
    fireEvent.pointerUp(button("Back"));
    fireEvent.click(button("Back"));
    act(() => vi.advanceTimersByTime(2000));
    expect(test.places()).toEqual(["Hero 5,2"]);
    fireEvent.click(button("Back"));
    expect(test.places()).toEqual(["Hero 4,2"]);
  });

  it("when held ends at the beginning, and a key steps back again afterwards", () => {
    walk(3);
    fireEvent.pointerDown(button("Back"), { button: 0 });
    act(() => vi.advanceTimersByTime(5000));
    expect(test.places()).toEqual(["Hero 2,2"]);
    expect(isOff(button("Back"))).toBe(true);
    walk(1);
    fireEvent.click(button("Back"));
    expect(test.places()).toEqual(["Hero 2,2"]);
  });

  it("that leads no further says why, when it is pressed, and in what screen readers say of it", () => {
    const why = () => {
      fireEvent.click(button("Back"));
      fireEvent.focus(button("Back"));
      return test.state.notice?.text;
    };
    expect(why()).toBe("There's no turn to go back to.");
    walk(2);
    act(() => test.editor.selection.selectActor("stage", "h"));
    act(() => test.editor.selection.turn());
    expect(isOff(button("Back"))).toBe(true);
    expect(why()).toBe("That's as far as Back goes. Pull the film to look further.");
    fireEvent.keyDown(document.body, { key: "," });
    expect(test.places()).toEqual(["Hero 4,2"]);
  });

  it("opens no menu under a resting finger", () => {
    const heard = vi.fn();
    window.addEventListener("contextmenu", heard, { once: true });
    walk(1);
    expect(fireEvent.contextMenu(button("Back"))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener("contextmenu", heard);
  });

  it("ends when the pointer leaves it", () => {
    walk(3);
    fireEvent.pointerDown(button("Back"), { button: 0 });
    fireEvent.pointerLeave(button("Back"));
    act(() => vi.advanceTimersByTime(5000));
    expect(test.places()).toEqual(["Hero 5,2"]);
  });
});

describe("Tab", () => {
  it("leads to Play, and to Stop while the game plays", async () => {
    const row = within(screen.getByRole("toolbar", { name: "Play" }));
    const stops = () => row.getAllByRole<HTMLButtonElement>("button").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([button("Play")]);
    await act(async () => test.editor.playback.play());
    expect(stops()).toEqual([button("Stop")]);
  });
});

describe("the keys of the controls", () => {
  it("step forward and back, play and stop, and choose a speed", () => {
    press(".");
    press(".");
    press(",");
    expect(test.places()).toEqual(["Hero 3,2"]);
    press("3");
    expect(test.state.playback.tickMs).toBe(250);
    press("Enter", { ctrlKey: true });
    expect(test.state.playback.running).toBe(true);
    press("Enter", { metaKey: true });
    expect(test.state.playback.running).toBe(false);
  });

  it("without Ctrl belong to the game while it plays, and to a field that has the focus, from which Ctrl+Enter plays", () => {
    act(() => test.editor.playback.play());
    press("1");
    press(".");
    expect(test.state.playback).toMatchObject({ running: true, tickMs: 500 });
    act(() => test.editor.playback.stop());
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "." });
    expect(test.places()).toEqual(["Hero 2,2"]);
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    field.remove();
    expect(test.state.playback.running).toBe(true);
  });

  it("do nothing in a read-only game", () => {
    cleanup();
    test = renderPanels(<StageControls />, { rules: [walkRight("hero")], readOnly: true });
    press("Enter", { ctrlKey: true });
    press(".");
    expect([test.state.playback.running, test.places()]).toEqual([false, ["Hero 2,2"]]);
  });

  it("are left alone if they have no meaning", () => {
    for (const key of ["0", "5", "9", "q", " ", "Enter"]) expect(press(key)).toBe(true);
    expect(press(".", { altKey: true })).toBe(true);
    expect(test.state.playback.tickMs).toBe(500);
  });
});

describe("the hare and the tortoise", () => {
  const meter = () => screen.getByRole("button", { name: /^Speed of the game/ });
  const leave = (ticks: number) => {
    for (let tick = 0; tick < ticks; tick++) {
      test.clock.spend(3 * test.state.playback.tickMs);
      act(() => test.clock.pass(test.state.playback.tickMs));
    }
  };

  it("tell whether the game keeps its speed", () => {
    act(() => test.editor.playback.play());
    expect(meter().getAttribute("aria-label")).toContain("quick as a hare");
    leave(20);
    expect(meter().getAttribute("aria-label")).toContain("slow as a tortoise");
  });

  it("show how long a tick takes while open, and Escape closes them", async () => {
    fireEvent.click(meter());
    await act(async () => void (await import("../../src/panels/controls/TickTimes.tsx")));
    expect(screen.getByText(/Press Play to see/)).toBeTruthy();
    walk(1);
    act(() => vi.advanceTimersByTime(500));
    expect(screen.getByText(/A turn takes/)).toBeTruthy();
    screen.getByRole("radio", { name: "Never" }).focus();
    press("Escape");
    expect(screen.queryByText(/A turn takes/)).toBeNull();
  });

  it("save power if the child chooses so, and this browser remembers it", () => {
    fireEvent.click(meter());
    fireEvent.click(screen.getByRole("radio", { name: "Always" }));
    expect(test.state.power).toEqual({ choice: "always", level: "still" });
    expect(meter().getAttribute("aria-label")).toContain("saving power");
    cleanup();
    test = renderPanels(<StageControls />, { rules: [] });
    expect(test.state.power.choice).toBe("always");
    localStorage.clear();
  });
});

describe("the on-screen keys", () => {
  const rules: RuleTree = [{ type: "group-event", id: "key", event: "key", code: 39, rules: [walkRight("hero")] }];
  const areShown = () => screen.queryByRole("button", { name: "right arrow" }) !== null;
  const open = (readOnly = false) => {
    cleanup();
    test = renderPanels(<StageControls />, { rules, readOnly });
    return areShown();
  };

  beforeEach(() => localStorage.clear());

  it("are shown or hidden as last chosen in this browser", () => {
    expect(open()).toBe(false);
    fireEvent.click(button("Keys on the screen"));
    expect(areShown()).toBe(true);
    expect(open()).toBe(true);
    fireEvent.click(button("Keys on the screen"));
    expect(open()).toBe(false);
  });

  it("are remembered apart for the player and the editor", () => {
    open();
    fireEvent.click(button("Keys on the screen"));
    expect(open(true)).toBe(false);
  });
});

describe("Turbo", () => {
  const speeds = () => screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.getAttribute("aria-label"));
  const speedNow = () => [test.state.playback.tickMs, test.state.document.world.speed];
  const FOUR = ["Slow", "Normal", "Fast", "Super"];

  it("is behind the hare, and among the speeds while it is on", () => {
    expect(speeds()).toEqual(FOUR);
    fireEvent.click(screen.getByRole("button", { name: /Speed of the game/ }));
    fireEvent.click(screen.getByRole("switch", { name: "Turbo: faster than Super" }));
    expect(speedNow()).toEqual([60, 60]);
    expect(speeds()).toContain("Turbo");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Turbo" }).checked).toBe(true);
    fireEvent.click(screen.getByRole("switch"));
    expect(speedNow()).toEqual([125, 125]);
    expect(speeds()).not.toContain("Turbo");
  });

  it("gives way to any of the four", () => {
    act(() => test.editor.setSpeed(60));
    fireEvent.click(screen.getByRole("radio", { name: "Normal" }));
    expect([speedNow(), speeds()]).toEqual([[500, 500], FOUR]);
  });

  it("has sixteen turns in a second", () => {
    act(() => test.editor.setSpeed(60));
    act(() => test.editor.playback.play());
    act(() => test.clock.pass(1000));
    expect(test.editor.playback.tickCount).toBe(16);
  });
});
