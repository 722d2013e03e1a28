// @vitest-environment jsdom
/** The rule tree as it is read, and by keyboard. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Condition,
  type EventContainer,
  type FlowContainer,
  isContainer,
  type RuleTree,
} from "../../src/engine/index.ts";
import { scrollDistance } from "../../src/panels/inspector/glideTo.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { foldNow } from "../../src/panels/inspector/useFolded.ts";
import { NoticeBar } from "../../src/panels/notice/NoticeBar.tsx";
import * as drawing from "../../src/pictures/drawRule.ts";
import { announcement } from "../../src/widgets/announcement.ts";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const rule = (id: string) => ({ ...walkRight("hero", id), name: id });
const key: EventContainer = { type: "group-event", id: "key", event: "key", code: 39, rules: [rule("a"), rule("b")] };
const flow: FlowContainer = { type: "group-flow", id: "flow", name: "flow", behavior: "first", rules: [rule("c")] };
const TREE: RuleTree = [key, flow, rule("d")];

function onHero(rules: RuleTree = TREE) {
  const test = renderPanels(
    <>
      <Inspector />
      <NoticeBar />
    </>,
    { rules },
  );
  act(() => test.editor.ui.selectCharacter("hero"));
  return test;
}

function card(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-rule-id="${id}"][tabindex]`);
  if (!found) throw new Error(`There is no card ${id}.`);
  return found;
}

/** Presses a key on the focused element and lets short timers pass. */
function press(pressed: string, more: object = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...more });
  act(() => vi.advanceTimersByTime(200));
}

function here(): string | null | undefined {
  return document.activeElement?.getAttribute("data-rule-id");
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the notice about a deletion", () => {
  const withRock = (id: string) => {
    const plain = rule(id);
    return { ...plain, actors: { ...plain.actors, rock: { ...plain.actors.main, id: "rock", characterId: "rock" } } };
  };
  const tree = [{ ...key, rules: [withRock("a"), rule("b")] }, rule("d"), withRock("e")] as RuleTree;
  const lit = () =>
    [...document.querySelectorAll("[data-lit='true'] > [data-rule-id]")].map((it) => it.getAttribute("data-rule-id"));

  it("shows the affected rules one after the other, unfolds what is around them, and lights them all", () => {
    const { editor } = onHero(tree);
    act(() => foldNow("key", true));
    act(() => void editor.characters.remove("rock"));
    act(() => editor.ui.selectCharacter(null));
    expect(lit()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Show 1 of 2" }));
    expect(card("a").dataset.selected).toBe("true");
    expect(lit()).toEqual(["a", "e"]);
    fireEvent.click(screen.getByRole("button", { name: "Show 2 of 2" }));
    expect(card("e").dataset.selected).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(lit()).toEqual([]);
    expect(editor.store.getState().document.characters.rock).toBeDefined();
  });

  it("has no Show button if no rule is affected", () => {
    const { editor } = onHero();
    act(() => void editor.characters.remove("rock"));
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });
});

describe("the keyboard on a tree of rules", () => {
  it("has a single Tab stop: the first or the selected card, with the controls on it", () => {
    const { editor } = onHero();
    const stops = () => [...document.querySelectorAll("[data-rule-tree] [tabindex='0']")];
    expect(stops()[0]).toBe(card("key"));
    expect(stops().every((stop) => stop.closest("[data-rule-id]") === card("key"))).toBe(true);
    act(() => editor.ui.selectRule("d"));
    expect(stops()[0]).toBe(card("d"));
  });

  it("has its Tab stop on the folded block in which the selected card is out of sight", () => {
    const { editor } = onHero();
    const stops = () => [...document.querySelectorAll("[data-rule-tree] [tabindex='0']")];
    act(() => editor.ui.selectRule("b"));
    expect(stops()[0]).toBe(card("b"));
    const arrow = (name: RegExp) => within(card("key")).getByRole("button", { name });
    act(() => arrow(/^Fold: /).click());
    expect(stops()[0]).toBe(card("key"));
    act(() => arrow(/^Open: /).click());
    expect(stops()[0]).toBe(card("b"));
  });

  it("walks the cards up and down, into and out of containers, and folds them", () => {
    const { editor } = onHero();
    act(() => card("key").focus());
    const walked = ["ArrowRight", "ArrowDown", "ArrowLeft", "End", "Home", "ArrowUp"].map((way) => {
      press(way);
      return here();
    });
    expect(walked).toEqual(["a", "b", "key", "d", "key", "key"]);
    press("ArrowLeft");
    expect(document.querySelector('[data-rule-id="a"]')).toBeNull();
    press("ArrowDown");
    expect(here()).toBe("flow");
    expect(editor.store.getState().ui.selectedRuleId).toBe("flow");
    press("Home");
    press("ArrowRight");
    expect(card("a")).toBeDefined();
  });

  it("renames with Enter and F2, and opens the key picker", () => {
    const { editor } = onHero();
    act(() => card("d").focus());
    press("F2");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the rule" });
    fireEvent.change(field, { target: { value: "Go" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(editor.store.getState().document.characters.hero?.rules[2]?.name).toBe("Go");
    act(() => card("flow").focus());
    press("Enter");
    expect(screen.getByRole("textbox", { name: "Name of the group" })).toBeDefined();
    act(() => card("key").focus());
    press("Enter");
    expect(editor.store.getState().ui.modal).toEqual({ id: "keyPicker", characterId: "hero", containerId: "key" });
  });

  it("deletes a card and focuses the next one; Alt with an arrow moves it", () => {
    const test = onHero();
    const ids = () => test.state.document.characters.hero?.rules.map(({ id }) => id);
    act(() => card("flow").focus());
    press("ArrowDown", { altKey: true });
    expect([ids(), here()]).toEqual([["key", "d", "flow"], "flow"]);
    press("ArrowUp", { altKey: true });
    expect([ids(), here()]).toEqual([["key", "flow", "d"], "flow"]);
    press("Delete");
    expect([ids(), here()]).toEqual([["key", "d"], "d"]);
    act(() => card("d").focus());
    press("Backspace");
    expect([ids(), here()]).toEqual([["key"], "b"]);
    expect(test.state.notice?.text).toBe("‘d’ was deleted.");
  });

  it("focuses the next card after a deletion by the menu too, and Add once none is left", async () => {
    const test = onHero();
    const deletes = async (id: string) => {
      fireEvent.keyDown(screen.getByRole("button", { name: `More: ${id}` }), { key: "Enter" });
      fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
      await act(() => vi.advanceTimersByTimeAsync(200));
      return [here(), test.state.ui.selectedRuleId, announcement.getState().text];
    };
    expect(await deletes("flow")).toEqual(["d", "d", "A group with 1 thing in it was deleted."]);
    expect(await deletes("d")).toEqual(["b", "b", "‘d’ was deleted."]);
    act(() => card("key").focus());
    press("Delete");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add" }));
  });

  it("puts a picked-up rule into the container on which Enter is pressed, and an event beside it", () => {
    const test = onHero();
    const ids = () =>
      test.state.document.characters.hero?.rules.map((node) => [node.id, isContainer(node) ? node.rules.length : 0]);
    const pickUp = (ruleId: string) =>
      act(() => {
        const target = { kind: "rule", characterId: "hero", ruleId, place: "inside" } as const;
        test.editor.toolbox.pickUp({ target, pixel: { x: -1000, y: -1000 } }, ruleId);
      });
    pickUp("d");
    act(() => card("key").focus());
    press("Enter");
    expect(ids()).toEqual([
      ["key", 3],
      ["flow", 1],
    ]);
    pickUp("key");
    act(() => card("flow").focus());
    press("Enter");
    expect(ids()).toEqual([
      ["flow", 1],
      ["key", 3],
    ]);
  });

  it("moves a card out of its container with Alt, and announces the ends of the tree", () => {
    const test = onHero();
    const idsOf = (rules: RuleTree): unknown[] =>
      rules.map((node) => ("rules" in node ? [node.id, ...idsOf(node.rules)] : node.id));
    const ids = () => idsOf(test.state.document.characters.hero?.rules ?? []);
    act(() => card("a").focus());
    press("ArrowUp", { altKey: true });
    expect([ids(), here()]).toEqual([["a", ["key", "b"], ["flow", "c"], "d"], "a"]);
    press("ArrowUp", { altKey: true });
    expect([announcement.getState().text, here()]).toEqual(["This one is already first.", "a"]);
    act(() => card("c").focus());
    press("ArrowDown", { altKey: true });
    expect([ids(), here()]).toEqual([["a", ["key", "b"], ["flow"], "c", "d"], "c"]);
    press("End");
    press("ArrowDown", { altKey: true });
    expect(announcement.getState().text).toBe("This one is already last.");
  });

  it.each([{ key: "F10", shiftKey: true }, { key: "ContextMenu" }])("opens the menu of a card by %o", async (keyed) => {
    onHero();
    for (const id of ["d", "flow", "a"]) {
      act(() => card(id).focus());
      press(keyed.key, keyed);
      expect(screen.getByRole("menu", { name: `More: ${id}` })).toBeDefined();
      press("Escape");
      await act(() => vi.runAllTimersAsync());
      expect([screen.queryByRole("menu"), here()]).toEqual([null, id]);
    }
  });

  it("uses the current tool with Enter", () => {
    const test = onHero();
    act(() => test.editor.toolbox.chooseTool("stamp"));
    act(() => card("a").focus());
    press("Enter");
    act(() => card("d").focus());
    press("Enter");
    expect(test.state.document.characters.hero?.rules.map(({ name }) => name)).toEqual([
      undefined,
      "flow",
      "d",
      "a Copy",
    ]);
  });

  it("picks up a card by its menu, marks it, and drops it after the card on which Enter is pressed", () => {
    const test = onHero();
    fireEvent.keyDown(screen.getByRole("button", { name: "More: a" }), { key: "Enter" });
    fireEvent.click(screen.getByRole("menuitem", { name: "Pick up" }));
    expect([test.state.ui.carries, card("a").dataset.dragged]).toEqual(["‘a’", "true"]);
    act(() => void vi.advanceTimersByTime(200));
    expect(here()).toBe("a");
    act(() => card("d").focus());
    press("Enter");
    expect(test.state.document.characters.hero?.rules.at(-1)?.id).toBe("a");
    expect(test.state.ui.carries).toBeNull();
  });
});

describe("a rule in the hand", () => {
  const pickUp = (id: string) => {
    fireEvent.keyDown(screen.getByRole("button", { name: `More: ${id}` }), { key: "Enter" });
    fireEvent.click(screen.getByRole("menuitem", { name: "Pick up" }));
    act(() => void vi.advanceTimersByTime(200));
  };
  const held = () => document.querySelector<HTMLElement>("[data-rule-tree]")?.dataset.holds;
  const gap = () => {
    const open = document.querySelector("[data-gap]");
    return open && [open.getAttribute("data-rule-id"), open.getAttribute("data-gap")];
  };

  it("opens the gap at the card that the keyboard walks to, and says where it would go", () => {
    const test = onHero();
    pickUp("a");
    expect(held()).toBe("rule");
    press("End");
    expect([gap(), announcement.getState().text]).toEqual([["d", "after"], "Goes below: d"]);
    act(() => card("flow").focus());
    press("ArrowUp");
    press("ArrowDown");
    expect([here(), gap(), announcement.getState().text]).toEqual(["flow", ["flow", "inside"], "Goes into: flow"]);
    press("Enter");
    expect(test.state.document.characters.hero?.rules[1]).toMatchObject({ rules: [{ id: "c" }, { id: "a" }] });
    expect(held()).toBeUndefined();
  });

  it("says why an event may not go to the card with the focus, and goes nowhere from there", () => {
    const test = onHero();
    pickUp("When right arrow is pressed");
    expect(held()).toBe("event");
    act(() => card("d").focus());
    press("ArrowUp");
    const words = "This block can't go inside another one.";
    expect([here(), gap(), announcement.getState().text]).toEqual(["c", null, words]);
    press("Enter");
    expect(test.state.notice?.text).toBe(words);
    expect(test.state.document.undoStack).toEqual([]);
  });

  it("is also one that the stamp holds", () => {
    const test = onHero();
    act(() => test.editor.toolbox.chooseTool("stamp"));
    act(() => card("a").focus());
    press("Enter");
    expect(held()).toBe("rule");
  });
});

describe("a rule card", () => {
  it("opens its own menu on a right-click; with another tool, a right-click returns to the pointer", () => {
    const test = onHero();
    fireEvent.contextMenu(card("a"), { button: 2 });
    expect(screen.getAllByRole("menu").map((menu) => menu.getAttribute("aria-labelledby"))).toEqual([
      screen.getByRole("button", { name: "More: a" }).id,
    ]);
    press("Escape");
    act(() => test.editor.toolbox.chooseTool("trash"));
    fireEvent.contextMenu(card("d"), { button: 2 });
    expect(screen.getByRole("button", { name: "More: d" }).getAttribute("aria-expanded")).toBe("false");
  });

  it("is switched off by its menu and on by its switch, and is gray in between", () => {
    const test = onHero();
    act(() => test.editor.rules.switchOn("hero", "d", false));
    expect(card("d").dataset.off).toBe("true");
    fireEvent.click(screen.getByRole("switch", { name: "d is switched on" }));
    expect(card("d").dataset.off).toBe("false");
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("has a note that opens for editing and is removed when it is emptied", () => {
    const test = onHero();
    act(() => test.editor.rules.setNote("hero", "flow", "Just for fun"));
    const write = (text: string, end: string) => {
      fireEvent.click(screen.getByRole("button", { name: /^Note on flow/ }));
      const field = screen.getByRole("textbox", { name: "Note on flow" });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: end });
    };
    const note = () => test.state.document.characters.hero?.rules[1]?.note;
    write("Kept by Escape", "Escape");
    act(() => vi.advanceTimersByTime(200));
    expect([note(), here()]).toEqual(["Kept by Escape", "flow"]);
    write("Kept", "Enter");
    expect(note()).toBe("Kept");
    write(" ", "Enter");
    expect(note()).toBeUndefined();
    expect(screen.queryByText("Kept")).toBeNull();
  });

  it("says why it was not done, and what can be done, when its mark is pressed", async () => {
    const sad: Condition = {
      key: "sad",
      enabled: true,
      left: { actorId: "main", variableId: "appearance" },
      comparator: "=",
      right: { constant: "hero-happy" },
    };
    const { editor } = onHero([{ ...rule("d"), conditions: [sad] }]);
    act(() => editor.playback.forward());
    const why = screen.getByRole("button", { name: "Why not: d" });
    fireEvent.click(why);
    // What tells it comes with the first question.
    await act(() => import("../../src/panels/why/LightReason.tsx"));
    const words = "I wanted to look like “Happy”, but I looked like “Idle”.";
    expect(screen.getByRole("status").textContent).toBe(words);
    fireEvent.click(why);
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.click(why);
    expect(screen.getByRole("status").textContent).toBe(words);
    fireEvent.click(screen.getByRole("button", { name: "Switch this check off" }));
    expect(editor.store.getState().document.characters.hero?.rules[0]?.conditions).toMatchObject([{ enabled: false }]);
    expect(screen.getByRole("status").textContent).toBe("");
    press("");
    expect(here()).toBe("d");
  });

  it("of a rule that could not be read says why it rests instead of its sentence, and has no switch", () => {
    const asking = { ...rule("d"), unread: { conditions: [{ ask: "who" }] } };
    const { editor } = onHero([asking]);
    const words = "This rule is resting: it asks something this Gridlings can't read.";
    expect(card("d").getAttribute("aria-label")).toBe(`d: ${words}`);
    expect(within(card("d")).getByText(new RegExp(words))).toBeDefined();
    expect(within(card("d")).getByRole("img", { name: "Resting" })).toBeDefined();
    expect(screen.queryByText(/I move right/)).toBeNull();
    expect(document.querySelectorAll("canvas")).toHaveLength(2);
    fireEvent.keyDown(screen.getByRole("button", { name: "More: d" }), { key: "Enter" });
    expect(screen.queryByRole("menuitem", { name: /^Switch/ })).toBeNull();
    fireEvent.click(screen.getByRole("menuitem", { name: "Re-record" }));
    expect(editor.store.getState().recording).toMatchObject({ ruleId: "d", mainActorId: "main" });
    act(() => editor.recording.save());
    expect(editor.store.getState().document.characters.hero?.rules).toMatchObject([{ id: "d", name: "d" }]);
    expect(editor.store.getState().document.characters.hero?.rules[0]).not.toHaveProperty("unread");
  });

  it("of a rule whose picture could not be read shows none, and is recorded again as a new rule", () => {
    const { editor } = onHero([{ ...rule("d"), actors: {}, unread: { actors: 7 } }]);
    expect(document.querySelectorAll("canvas")).toHaveLength(0);
    act(() => editor.recording.again("hero", "d"));
    act(() => editor.recording.save());
    expect(editor.store.getState().document.characters.hero?.rules).toMatchObject([
      { id: "d", actors: expect.anything() },
    ]);
  });

  it("names each kind of thing that was deleted", () => {
    const walk = rule("d");
    const gone = {
      ...walk,
      conditions: [
        {
          key: "k",
          enabled: true,
          comparator: "=",
          left: { actorId: "main", variableId: "lives" },
          right: { globalId: "score" },
        },
      ],
      actions: [...walk.actions, { type: "appearance", actorId: "main", value: { constant: "hero-gone" } }],
    } as const;
    onHero([gone]);
    const gaps = within(screen.getByRole("list", { name: "What is gone" })).getAllByRole("listitem");
    expect(gaps.map(({ textContent }) => textContent)).toEqual([
      "A variable is gone",
      "A world variable is gone",
      "A look is gone",
    ]);
  });

  it("draws its pictures once: neither a tick nor a new name draws them again", () => {
    const drawn = vi.spyOn(drawing, "drawRule");
    const test = onHero();
    const before = drawn.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    act(() => test.editor.playback.forward());
    act(() => test.editor.playback.back());
    act(() => test.editor.rules.rename("hero", "flow", "Other"));
    expect(drawn.mock.calls.length).toBe(before);
  });
});

describe("a group that could not be read", () => {
  it("works again once another way through its rules is chosen", () => {
    const odd = { ...flow, behavior: "unknown", unread: { behavior: "chance" } } as const;
    const { editor } = onHero([odd]);
    expect(screen.getByText(/This group is resting: it goes through its rules in a way/)).toBeDefined();
    const choice = screen.getByRole("button", { name: "How flow goes through its rules: Something unknown" });
    fireEvent.keyDown(choice, { key: "Enter" });
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Do all that fit" }));
    expect(editor.store.getState().document.characters.hero?.rules).toEqual([{ ...flow, behavior: "all" }]);
    expect(screen.queryByText(/is resting/)).toBeNull();
  });

  it("is not shown as done all the time, and gets no new rule", () => {
    const odd = { ...key, event: "unknown", unread: { event: "timer" } } as const;
    const checked = { ...key, id: "idle", event: "idle", rules: [], unread: { check: { conditions: [] } } } as const;
    const { editor } = onHero([odd, checked]);
    expect(card("key").getAttribute("aria-label")).toBe("When something unknown happens");
    act(() => editor.rules.addFlow("hero"));
    const rules = editor.store.getState().document.characters.hero?.rules ?? [];
    expect(rules.map(({ type }) => type)).toEqual(["group-event", "group-event", "group-flow"]);
  });
});

describe("scrolling to a card", () => {
  it.each([
    ["above it", { top: 40, bottom: 80 }, -68],
    ["below it", { top: 460, bottom: 560 }, 68],
    ["in it", { top: 200, bottom: 260 }, 0],
    ["larger than it", { top: 300, bottom: 1300 }, 192],
  ])("goes only as far as needed to show all of it, or its top: %s", (_where, edges, way) => {
    expect(scrollDistance({ top: 100, bottom: 500 }, edges)).toBe(way);
  });
});
