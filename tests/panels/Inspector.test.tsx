// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { EventContainer, FlowContainer, RuleTree } from "../../src/engine/index.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { stepAt } from "../../src/widgets/useEdgeScroll.ts";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const arrowKey: EventContainer = { type: "group-event", id: "key", event: "key", code: 39, rules: [walkRight("hero")] };
const loop: FlowContainer = { type: "group-flow", id: "loop", name: "Three steps", behavior: "loop", rules: [] };
const TREE: RuleTree = [arrowKey, loop];

function onHero(rules: RuleTree) {
  const test = renderPanels(<Inspector />, { rules });
  act(() => test.editor.ui.selectCharacter("hero"));
  return test;
}

/** Opens the choice of how a group goes through its rules. */
function openWays(name = /goes through/) {
  fireEvent.keyDown(screen.getByRole("button", { name }), { key: "Enter" });
}
const way = (name: string) => screen.getByRole("menuitemradio", { name });

describe("the rules tab", () => {
  it("asks for a character, and says how to make a first rule", () => {
    const { editor } = renderPanels(<Inspector />);
    expect(screen.getByText("Please select a character.")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(true);
    act(() => editor.ui.selectCharacter("hero"));
    expect(
      screen.getByText("This character doesn't have any rules. Create a new rule by clicking the 'Record' icon."),
    ).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(false);
  });

  it("describes a rule as a sentence, with the key it waits for", () => {
    onHero(TREE);
    const card = screen.getByRole("article");
    expect(card.getAttribute("aria-label")).toMatch(/^Walk right: When the right arrow is pressed.*, I move right/);
  });

  it("shows what an unnamed rule does in place of its name, which stays Untitled Rule", () => {
    const { editor } = onHero([{ ...walkRight("hero"), name: "Untitled Rule" }]);
    const card = within(screen.getByRole("article"));
    expect(card.getByText("Move right")).toBeDefined();
    const [rule] = editor.store.getState().document.characters.hero?.rules ?? [];
    expect(rule).toMatchObject({ name: "Untitled Rule" });
    expect(screen.getByRole("button", { name: "More: Move right" })).toBeDefined();
    expect(screen.getByRole("article").getAttribute("aria-label")).toMatch(/^Move right: /);
    act(() => editor.rules.rename("hero", rule?.id ?? "", "Stroll"));
    expect(card.getByText("Stroll")).toBeDefined();
    expect(card.queryByText("Move right")).toBeNull();
  });

  it("shows after each tick whether a rule was not tried, done or did not fit", () => {
    const { editor } = onHero([walkRight("hero")]);
    const mark = () => within(screen.getByRole("article")).getByRole("img").getAttribute("data-mark");
    expect(mark()).toBe("untried");
    act(() => editor.playback.forward());
    expect(mark()).toBe("acted");
    for (let turn = 0; turn < 8; turn += 1) act(() => editor.playback.forward());
    expect(mark()).toBe("missed");
  });

  it("lets a rule that acted keep its star until the next Play, counts its turns, and says what it did and why it is stuck now", async () => {
    const { editor, clock } = onHero([walkRight("hero")]);
    act(() => editor.playback.play());
    act(() => clock.pass(600));
    expect(screen.getByText("did it!")).toBeDefined();
    for (let turn = 0; turn < 8; turn += 1) act(() => clock.pass(600));
    expect(screen.getByText(/^did it \d\stimes$/)).toBeDefined();
    expect(screen.queryByText("not this time")).toBeNull();
    const why = screen.getByRole("button", { name: "What it did: Walk right" });
    expect(why.querySelector("[data-mark]")?.getAttribute("data-mark")).toBe("acted");
    expect(why.title).toBe("Did it, but not this time. Why?");
    fireEvent.click(why);
    // What tells it comes with the first question.
    await act(() => import("../../src/panels/why/LightReason.tsx"));
    expect(screen.getByRole("status").textContent).toBe(
      "In turn 7: When there is nothing on my right, I move right. In turn 10: I can't go there: the stage ends on my right.",
    );
  });

  it("counts no turns within a group that repeats", () => {
    const { editor, clock } = onHero([{ ...loop, rules: [walkRight("hero")] }]);
    act(() => editor.playback.play());
    for (let turn = 0; turn < 3; turn += 1) act(() => clock.pass(600));
    expect(screen.getByText("did it!")).toBeDefined();
  });

  it("gives a rule that was not tried the dash of one that did not fit, without a question", () => {
    const { editor } = onHero([walkRight("hero"), walkRight("hero", "second")]);
    act(() => editor.playback.forward());
    expect(screen.getByRole("img", { name: "Not tried this time" })).toBeDefined();
    expect(screen.getByText("not this time")).toBeDefined();
  });

  it("leaves a rule just recorded without a mark until the next turn, though others were tried before it was there", () => {
    const { editor } = onHero([walkRight("hero")]);
    act(() => editor.playback.forward());
    act(() => {
      editor.recording.onActor("h");
      editor.selection.turn();
      editor.recording.save();
    });
    expect(screen.getByRole("img", { name: "Not tried" })).toBeDefined();
    expect(screen.queryByText("not this time")).toBeNull();
  });

  it("praises no rule in which nothing happens, nor the block around it", () => {
    const wait = { ...walkRight("hero"), actions: [] };
    const { editor } = onHero([{ ...loop, behavior: "first", rules: [wait] }]);
    act(() => editor.playback.forward());
    const marks = screen.getAllByRole("img", { name: "Waited: nothing happens in it" });
    expect(marks.map((mark) => mark.getAttribute("data-mark"))).toEqual(["waited", "waited"]);
    expect(screen.getByText("waited")).toBeDefined();
    expect(screen.queryByText("did it!")).toBeNull();
  });

  it("marks a rule whose character was removed", () => {
    const walk = walkRight("hero");
    const gone = { ...walk, actors: { ...walk.actors, x: { ...walk.actors.main, id: "x", characterId: "nobody" } } };
    onHero([gone as typeof walk]);
    expect(screen.getByText("This character has been removed and this rule will not execute.")).toBeDefined();
  });

  it("brings back the character without which a rule can't work", () => {
    const walk = walkRight("hero");
    const needy = { ...walk, actors: { ...walk.actors, x: { ...walk.actors.main, id: "x", characterId: "rock" } } };
    const { editor } = onHero([needy as typeof walk]);
    expect(screen.queryByText("can't work")).toBeNull();
    act(() => void editor.characters.remove("rock"));
    expect(screen.getByRole("img", { name: "Can't work" })).toBeDefined();
    expect(screen.getByText("can't work")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Bring Rock back" }));
    expect(screen.getByRole("img", { name: "Not tried" })).toBeDefined();
  });

  it("folds a container, and remembers it in this browser", () => {
    onHero(TREE);
    fireEvent.click(screen.getByRole("button", { name: /^Fold: When right arrow/ }));
    expect(screen.queryByRole("article")).toBeNull();
    expect(localStorage.getItem("gridlings.folded")).toContain('"key":true');
    fireEvent.click(screen.getByRole("button", { name: /^Open: When right arrow/ }));
    expect(screen.getByRole("article")).toBeDefined();
  });

  it("unfolds a container on which a dragged rule rests", () => {
    vi.useFakeTimers();
    const test = onHero([walkRight("hero"), { ...loop, id: "folded", rules: [walkRight("hero", "inner")] }]);
    fireEvent.click(screen.getByRole("button", { name: "Fold: Three steps" }));
    act(() => {
      test.press({ kind: "rule", characterId: "hero", ruleId: "walk", place: "after" });
      test.move({ kind: "rule", characterId: "hero", ruleId: "folded", place: "inside" });
    });
    expect(screen.getAllByRole("article")).toHaveLength(1);
    act(() => vi.advanceTimersByTime(600));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    vi.useRealTimers();
  });

  it("scrolls only near its edges", () => {
    const list = { left: 1000, right: 1300, top: 100, bottom: 500 };
    const steps = [110, 141, 300, 459, 470].map((y) => Math.sign(stepAt({ x: 1100, y }, list)));
    expect(steps).toEqual([-1, 0, 0, 0, 1]);
    expect(stepAt({ x: 600, y: 470 }, list)).toBe(0);
    const low = [115, 140, 165].map((y) => Math.sign(stepAt({ x: 1100, y }, { ...list, bottom: 180 })));
    expect(low).toEqual([-1, 0, 1]);
  });

  it("scrolls frame by frame while a dragged rule rests at an edge, and stops with the drag", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
    const test = onHero([walkRight("hero"), walkRight("hero", "other")]);
    const list = screen.getAllByRole("list")[0]?.parentElement;
    if (!list) throw new Error("There is no list.");
    const scrolled = vi.fn();
    list.scrollBy = scrolled;
    const rule = { kind: "rule", characterId: "hero", ruleId: "walk", place: "after" } as const;
    const onFrame = () => frames.splice(0).map((frame) => frame(0));
    act(() => {
      test.press(rule);
      test.move({ ...rule, ruleId: "other" });
    });
    act(() => void window.dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, clientX: 0, clientY: -1 })));
    onFrame();
    onFrame();
    expect(scrolled.mock.calls).toEqual([
      [0, -8],
      [0, -8],
    ]);
    act(() => test.escape());
    onFrame();
    expect(scrolled).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it("shows the rule that is recorded where it will land, as it is at any moment", () => {
    const idle = { type: "group-event", id: "idle", event: "idle", rules: [walkRight("hero", "old")] } as const;
    const { editor } = onHero([arrowKey, idle]);
    const card = () => screen.getByRole("article", { name: "New rule. It will go here." });
    act(() => editor.recording.onActor("h"));
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Rules");
    expect(card().closest("section")?.getAttribute("aria-label")).toBe("All the time");
    expect(card().closest("ol")?.querySelector("article")).toBe(card());
    const widthOf = () => card().querySelector("canvas")?.width ?? 0;
    const narrow = widthOf();
    act(() => editor.recording.growSide("right", 1));
    expect(widthOf()).toBeGreaterThan(narrow);
    act(() => editor.ui.selectCharacter("rock"));
    expect(card()).toBeDefined();
    act(() => editor.recording.cancel());
    expect(screen.queryByText("New rule")).toBeNull();
  });

  it("marks the rule that is recorded again, and shows it as it will be", () => {
    const { editor } = onHero([walkRight("hero"), walkRight("hero", "other")]);
    act(() => editor.recording.again("hero", "walk"));
    const marked = document.querySelectorAll("[data-recorded]");
    expect([...marked].map((card) => card.querySelector("[data-rule-id]")?.getAttribute("data-rule-id"))).toEqual([
      "walk",
    ]);
    expect(marked[0]?.textContent).toContain("I move right");
    act(() => editor.recording.rows.removeAction(0));
    expect(marked[0]?.textContent).toContain("I wait");
    expect(screen.queryByText("New rule")).toBeNull();
  });

  it("begins the first rule of a character by a button, unless the hint over the stage has it", () => {
    const { editor } = onHero([]);
    expect(screen.queryByRole("button", { name: "Teach Hero" })).toBeNull();
    act(() => editor.ui.set({ teachHintClosed: true }));
    fireEvent.click(screen.getByRole("button", { name: "Teach Hero" }));
    expect(editor.store.getState().recording).toMatchObject({ characterId: "hero", ruleId: null });
  });

  it("records a rule right into an empty group", () => {
    const { editor } = onHero([{ type: "group-event", id: "key", event: "key", code: 39, rules: [] }]);
    expect(screen.queryByText(/drag a rule/i)).toBeNull();
    const teach = screen.getByRole("button", { name: "Record a rule here: When right arrow is pressed" });
    expect(teach.textContent).toBe("Record a rule hereShow what Hero does when → is pressed");
    fireEvent.click(teach);
    expect(screen.queryByRole("button", { name: /^Record a rule here/ })).toBeNull();
    const place = screen.getByRole("article", { name: "New rule. It will go here." });
    expect(place.closest("section")?.dataset.ruleId).toBe("key");
    act(() => editor.recording.save());
    const [group] = editor.store.getState().document.characters.hero?.rules ?? [];
    expect(group).toMatchObject({ id: "key", rules: [{ type: "rule" }] });
  });

  it("offers what a new rule does as its name, in the open field as on the closed card", () => {
    const { editor } = onHero([]);
    act(() => editor.recording.forCharacter("hero"));
    act(() => editor.recording.save());
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the rule" });
    expect([field.value, field.placeholder]).toEqual(["", "Wait"]);
  });

  it("records a further rule right into the block of an event, at its top, where the button is", () => {
    const { editor } = onHero([
      { type: "group-event", id: "timer", event: "timer", every: 3, rules: [walkRight("hero")] },
      { type: "group-event", id: "idle", event: "idle", rules: [walkRight("hero", "other")] },
    ]);
    fireEvent.click(screen.getByRole("button", { name: /^Record a rule here/ }));
    act(() => editor.recording.save());
    const [timer] = editor.store.getState().document.characters.hero?.rules ?? [];
    expect(timer).toMatchObject({ id: "timer", rules: [{ name: "Untitled Rule" }, { id: "walk" }] });
  });

  it("names dragging as the other way to fill a group once there is a rule to drag", () => {
    onHero([walkRight("hero"), { type: "group-flow", id: "group", name: "Group", behavior: "first", rules: [] }]);
    expect(screen.getByRole("button", { name: "Record a rule here: Group" })).toBeDefined();
    expect(screen.getByText("or drag a rule in here")).toBeDefined();
  });

  it("leaves an empty group to a tool that acts on it", () => {
    const { editor } = onHero([{ type: "group-flow", id: "group", name: "Group", behavior: "first", rules: [] }]);
    act(() => editor.toolbox.chooseTool("trash"));
    expect(screen.queryByRole("button", { name: /^Record a rule here/ })).toBeNull();
    expect(screen.getByText("No rules yet")).toBeDefined();
  });

  it("opens the key picker from the key of an event", () => {
    const { editor } = onHero(TREE);
    const key = screen.getByRole("button", { name: "Key: right arrow. Choose another" });
    expect(key.closest("h3")?.textContent).toBe("When → is pressed");
    fireEvent.click(key);
    expect(editor.store.getState().ui.modal).toEqual({ id: "keyPicker", characterId: "hero", containerId: "key" });
  });

  it("changes how a group goes through its rules, and how often", () => {
    const test = onHero(TREE);
    const group = () => test.state.document.characters.hero?.rules[1];
    fireEvent.change(screen.getByRole("combobox", { name: /repeats/ }), { target: { value: "5" } });
    expect(group()).toMatchObject({ loopCount: { constant: 5 } });
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "No variables defined" }).disabled).toBe(true);
    openWays();
    fireEvent.click(way("Do one at random"));
    expect(group()).toMatchObject({ behavior: "random" });
  });

  it("lets luck decide in a group, and how rarely it comes", () => {
    const test = onHero([{ ...loop, behavior: "first" }]);
    openWays();
    fireEvent.click(way("Do it by luck"));
    expect(test.state.document.characters.hero?.rules).toMatchObject([{ behavior: "chance", oneIn: 2 }]);
    fireEvent.change(screen.getByRole("combobox", { name: "How often Three steps is lucky" }), {
      target: { value: "5" },
    });
    expect(test.state.document.characters.hero?.rules).toMatchObject([{ oneIn: 5 }]);
    expect(test.state.document.undoStack.at(-1)?.label).toBe("change group");
  });

  it("chooses how many turns a timer waits; a number of an older game is among them", () => {
    const test = onHero([{ type: "group-event", id: "timer", event: "timer", every: 7, rules: [] }]);
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "How many turns apart" });
    expect(choice.value).toBe("7");
    expect(choice.closest("h3")?.textContent).toMatch(/^Every .* turns$/);
    fireEvent.change(choice, { target: { value: "1" } });
    expect(test.state.document.characters.hero?.rules).toMatchObject([{ every: 1 }]);
    expect(screen.getByRole("region", { name: "Every turn" })).toBeDefined();
    act(() => test.editor.rules.setEvery("hero", "timer", 13));
    expect(choice.value).toBe("13");
  });

  it("adds events and groups, each with a line about it", () => {
    const test = onHero([]);
    const add = (name: string) => {
      fireEvent.keyDown(screen.getByRole("button", { name: "Add" }), { key: "Enter" });
      const entry = screen.getByRole("menuitem", { name });
      expect(document.getElementById(entry.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/\.$/);
      fireEvent.click(entry);
    };
    for (const name of ["When I'm Clicked...", "Every few turns", "When the level starts", "By luck"]) add(name);
    expect(test.state.document.characters.hero?.rules).toMatchObject([
      { event: "start" },
      { event: "timer", every: 3 },
      { event: "click" },
      { event: "idle", rules: [{ behavior: "chance", name: "Luck" }] },
    ]);
    add("Every few turns");
    expect(test.state.document.characters.hero?.rules).toHaveLength(4);
    expect(screen.getByRole("region", { name: "Every 3 turns" }).dataset.selected).toBe("true");
  });

  it("lets a block go on below, take in groups, and count a held key once", () => {
    const test = onHero([{ ...arrowKey, rules: [] }]);
    const choose = (role: "menuitem" | "menuitemcheckbox", name: string) => {
      fireEvent.keyDown(screen.getByRole("button", { name: /^More: When right arrow/ }), { key: "Enter" });
      fireEvent.click(screen.getByRole(role, { name }));
    };
    choose("menuitemcheckbox", "Then go on below");
    expect(screen.getByText("Then goes on below")).toBeDefined();
    choose("menuitemcheckbox", "Holding counts too");
    choose("menuitem", "Add a group here");
    expect(test.state.document.characters.hero?.rules).toMatchObject([
      { goOn: true, hold: false, rules: [{ type: "group-flow", name: "Untitled Group" }] },
    ]);
    choose("menuitemcheckbox", "Then go on below");
    choose("menuitemcheckbox", "Holding counts too");
    const [block] = test.state.document.characters.hero?.rules ?? [];
    expect(Object.keys(block ?? {}).toSorted()).toEqual(["code", "event", "id", "rules", "type"]);
  });

  it("explains Do all that fit by whether the rules below it wait", () => {
    const all = (id: string, rules: RuleTree): RuleTree => [
      { type: "group-flow", id, name: id, behavior: "all", rules },
    ];
    onHero(all("outer", all("inner", [])));
    const hint = () => document.getElementById(way("Do all that fit").getAttribute("aria-describedby") ?? "");
    openWays(/^How outer/);
    expect(hint()?.textContent).toContain("Rules below this group then wait.");
    fireEvent.click(way("Do all that fit"));
    openWays(/^How inner/);
    expect(hint()?.textContent).toContain("then goes on below this group");
  });

  it("shows the gap where a dragged rule would be dropped", () => {
    const test = onHero(TREE);
    const rule = { kind: "rule", characterId: "hero", ruleId: "walk", place: "after" } as const;
    const inLoop = { kind: "rule", characterId: "hero", ruleId: "loop", place: "inside" } as const;
    act(() => {
      test.press(rule);
      test.move(inLoop);
    });
    const gaps = document.querySelectorAll("[data-gap]");
    expect([...gaps].map((gap) => [gap.getAttribute("data-rule-id"), gap.getAttribute("data-gap")])).toEqual([
      ["loop", "inside"],
    ]);
    act(() => test.release(inLoop));
    expect(document.querySelector("[data-gap]")).toBeNull();
    expect(test.state.document.characters.hero?.rules[1]).toMatchObject({ rules: [{ id: "walk" }] });
  });
});
