// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Editor } from "../../../src/editor/Editor.ts";
import { containersAround, rulesIn } from "../../../src/engine/index.ts";
import { RecordingPanel } from "../../../src/panels/recording/RecordingPanel.tsx";
import { announcement } from "../../../src/widgets/announcement.ts";
import { moveActor } from "../../support/TestEditor.ts";
import { walkRight } from "../../support/testGame.ts";
import { editorOn, shown } from "./support.tsx";

// Checking whether elements are hidden takes most of the time in jsdom, and none is here.
configure({ defaultHidden: true });

let editor: Editor;

/** The rows are loaded when they open for the first time. */
beforeAll(async () => {
  stubPage();
  const warm = editorOn(["H."]);
  warm.recording.onActor("H1");
  act(() => warm.recording.rows.addSetting({ actorId: "H1", variableId: "lives" }));
  shown(warm, <RecordingPanel before={null} after={null} />);
  fireEvent.click(button("Hero looks like “Idle”"));
  await screen.findByRole("switch");
  fireEvent.click(button("Hero's Lives become 3"));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Remove: Hero's Lives become 3" })).toHaveLength(2));
  cleanup();
});

function stubPage(): void {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  // A focused button shows its tooltip, which observes its own size.
  vi.stubGlobal(
    "ResizeObserver",
    class extends EventTarget {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

beforeEach(() => {
  stubPage();
  editor = editorOn(["HC.", "..W"]);
  editor.recording.onActor("H1");
  for (const side of ["right", "right", "bottom"] as const) editor.recording.growSide(side, 1);
  shown(editor, <RecordingPanel before={<p>first view</p>} after={<p>second view</p>} />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const rowsOf = (panel: string) =>
  within(screen.getByRole("region", { name: panel }))
    .queryAllByRole("listitem")
    .map((chip) => chip.querySelector("button")?.getAttribute("aria-label"));
/** Opens the row of a chip. */
const open = (sentence: string) => fireEvent.click(button(sentence));

/** A game in which nothing is counted yet. */
function removeNumbers({ store, variables, globals }: Editor): void {
  const { characters, world } = store.getState().document;
  for (const { id, variables: own } of Object.values(characters))
    for (const variableId of Object.keys(own)) variables.remove(id, variableId);
  for (const { id, type } of Object.values(world.globals)) if (type !== "stage") globals.remove(id);
}

const sentence = () => screen.getByRole("region", { name: "What the rule says" }).textContent ?? "";

describe("the recording panel", () => {
  test("begins at the After picture where the pictures scroll", async () => {
    cleanup();
    const scrollTo = vi.fn(function (this: Element) {
      return this.lastElementChild?.textContent;
    });
    Object.defineProperty(Element.prototype, "scrollTo", { configurable: true, value: scrollTo });
    shown(editor, <RecordingPanel before={<p>first view</p>} after={<p>second view</p>} />);
    await waitFor(() => expect(scrollTo).toHaveReturnedWith(expect.stringContaining("second view")));
    Reflect.deleteProperty(Element.prototype, "scrollTo");
  });

  test("says what the rule does as soon as it does something, and until then what to do", () => {
    expect(sentence()).toMatch(/^Drag Hero in the After picture\./);
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    expect(sentence()).toMatch(/^When .*, I move two squares right\.$/);
  });

  test("names the look that the rule asks for by itself if that is not the usual one, until that check is taken away", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    expect(sentence()).toMatch(/right\.$/);
    act(() => editor.actors.setAppearance("before", "H1", "hero-Happy"));
    expect(sentence()).toMatch(/, as Happy\.$/);
    const key = editor.recorder.recording?.conditions[0]?.key ?? "";
    act(() => editor.recording.rows.removeCondition(key));
    expect(sentence()).not.toContain("as Happy");
  });

  test("says the key of the block that a new rule is begun in", () => {
    act(() => {
      editor.recording.cancel();
      editor.rules.addKeyEvent("hero", 39);
    });
    const block = editor.store.getState().document.characters.hero?.rules[0]?.id;
    act(() => {
      editor.recording.forCharacter("hero", block);
    });
    act(() => {
      const { mainActorId = "", origin = { x: 0, y: 0 } } = editor.recorder.recording ?? {};
      editor.recording.growSide("right", 1);
      moveActor(editor, "after", mainActorId, { x: origin.x + 1, y: origin.y });
    });
    expect(sentence()).toMatch(/^When the right arrow is pressed and there is a Coin on my right, I move right/);
  });

  test("says how to act it out, with the input in use", () => {
    expect(sentence()).toContain("Drag Hero in the After picture.");
    fireEvent.keyDown(button("Save Recording"), { key: "ArrowRight" });
    expect(sentence()).toContain("In the After picture, press Enter, an arrow, and Enter again.");
    fireEvent(button("Save Recording"), new MouseEvent("pointerdown", { bubbles: true }));
  });

  test("is saved by Ctrl+Enter, except from a field", () => {
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    field.remove();
    expect(editor.recorder.recording).not.toBeNull();
    fireEvent.keyDown(button("Cancel"), { key: "Enter", ctrlKey: true });
    expect(editor.recorder.recording).toBeNull();
    expect(editor.store.getState().document.characters.hero?.rules).toHaveLength(1);
  });

  test("makes Save stand out as soon as something happens, and never disables it", () => {
    const save = button("Save Recording");
    const plain = save.className;
    expect(save.hasAttribute("disabled")).toBe(false);
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    expect(button("Save Recording").className).not.toBe(plain);
  });

  test("announces the size of the frame", () => {
    act(() => editor.recording.growSide("right", -1));
    expect(announcement.getState().text).toBe("2 across, 2 down");
  });

  test("shows its two pictures, the hint, Save and Cancel", () => {
    expect(screen.getByText("first view")).toBeDefined();
    expect(screen.getByText("second view")).toBeDefined();
    expect(
      screen.getByText(
        "Use the handles to expand the frame and act out what you want to happen in the picture on the right.",
      ),
    ).toBeDefined();
    expect(button("Cancel")).toBeDefined();
    expect(button("Save Recording")).toBeDefined();
  });

  test("scrolls its rows while one of them is dragged near an edge", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    const scrolled = vi.fn();
    open("Hero moves two right");
    for (const list of screen.getAllByRole("list")) Object.assign(list.parentElement ?? {}, { scrollBy: scrolled });
    const hand = { target: { kind: "action", index: 0 }, shift: false, alt: false } as const;
    act(() => {
      editor.toolbox.dispatch({ kind: "press", pixel: { x: 0, y: 0 }, ...hand });
      editor.toolbox.dispatch({ kind: "move", pixel: { x: 0, y: 20 }, ...hand });
    });
    act(() => void window.dispatchEvent(new PointerEvent("pointermove", { clientX: 0, clientY: 9 })));
    for (const frame of frames.splice(0)) frame(0);
    expect(scrolled).toHaveBeenCalledWith(0, 8);
  });

  test("lists what was acted out, and announces it", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    expect(announcement.getState().text).toBe("Hero moves two right");
    act(() => editor.actors.remove("after", "C1"));
    expect(rowsOf("It should...")).toEqual(["Hero moves two right", "Coin goes away"]);
    expect(announcement.getState().text).toBe("Coin goes away");
  });

  test("removes a row by its button, and announces it", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    fireEvent.click(button("Remove: Hero moves two right"));
    expect(editor.store.getState().recording?.actions).toEqual([]);
    expect(announcement.getState().text).toBe("Removed: Hero moves two right");
  });

  test("moves a row up and down by its buttons, which keep the focus, and updates the picture", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    act(() => editor.actors.remove("after", "C1"));
    act(() => editor.actors.remove("after", "W1"));
    open("Hero moves two right");
    expect(button("Move up: Hero moves two right").getAttribute("aria-disabled")).toBe("true");
    const down = button("Move down: Hero moves two right");
    down.focus();
    fireEvent.click(down);
    const chips = () => rowsOf("It should...").slice(0, 3);
    expect(chips()).toEqual(["Coin goes away", "Hero moves two right", "Wall goes away"]);
    expect(document.activeElement).toBe(button("Move down: Hero moves two right"));
    fireEvent.click(button("Move down: Hero moves two right"));
    expect(document.activeElement).toBe(button("Move up: Hero moves two right"));
    act(() => editor.undo());
    act(() => editor.undo());
    expect(chips()[0]).toBe("Hero moves two right");
  });

  test("has no buttons to move a single row", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    expect(screen.queryByRole("button", { name: /^Move / })).toBeNull();
  });

  test("switches a condition off and removes it", () => {
    open("Hero looks like “Idle”");
    const look = screen.getByRole("switch", { name: "Only if: Hero looks like “Idle”" });
    fireEvent.click(look);
    expect(look.getAttribute("aria-checked")).toBe("false");
    expect(rowsOf("When the picture matches and:")[0]).toBe("Hero looks like “Idle”, switched off");
    fireEvent.click(screen.getAllByRole("button", { name: "Remove: Hero looks like “Idle”" })[0] as HTMLElement);
    expect(rowsOf("When the picture matches and:")).toEqual([]);
  });

  test("closes the row of a check when the focus goes elsewhere", () => {
    open("Hero looks like “Idle”");
    const row = () => screen.queryByRole("switch", { name: "Only if: Hero looks like “Idle”" });
    act(() => row()?.focus());
    expect(row()).not.toBeNull();
    act(() => button("Cancel").focus());
    expect(row()).toBeNull();
  });

  test("opens the row of a check that a tile has added, focuses its first choice, and closes it by Escape", async () => {
    fireEvent.click(button("Add a check"));
    const tiles = await screen.findByRole("dialog", { name: "Only if…" });
    fireEvent.click(await within(tiles).findByRole("button", { name: "A number" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const what = screen.getByRole("button", { name: "Hero's Lives. First part of: Hero's Lives are 3" });
    expect(document.activeElement).toBe(what);
    const chip = button("Hero's Lives are 3");
    expect(chip.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(what.closest("fieldset") as HTMLElement, { key: "Escape" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(document.activeElement).toBe(chip);
  });

  test.each([
    ["check", "A number"],
    ["step", "Change a number"],
  ])("makes the first number on the spot, under a name of its own, for a %s", async (what, tile) => {
    act(() => removeNumbers(editor));
    fireEvent.click(button(`Add a ${what}`));
    fireEvent.click(await screen.findByRole("button", { name: tile }));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "What do you want to count?" });
    expect(field.value).toBe("Score");
    fireEvent.change(field, { target: { value: "Stars" } });
    fireEvent.click(button("Make it"));
    expect(screen.queryByRole("dialog")).toBeNull();
    const { globals } = editor.store.getState().document.world;
    const made = Object.values(globals).find(({ name }) => name === "Stars");
    const { conditions, actions } = editor.recorder.recording ?? {};
    expect(JSON.stringify(what === "check" ? conditions : actions)).toContain(`"${made?.id}"`);
  });

  test("offers six sorts of checks, and says when one is there already", async () => {
    const add = () => fireEvent.click(button("Add a check"));
    add();
    const tile = (name: string | RegExp) => within(screen.getByRole("dialog")).getByRole("button", { name });
    const names = await screen.findAllByRole("button", { name: /^(How I|A number|How many|Where I|Which)/ });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "How I look",
      "A number",
      "How manyCount Coins",
      "Where I amAcross and up",
      "Which wayTo Coin",
      "Which level",
    ]);
    await waitFor(() => expect(document.activeElement).toBe(names[0]));
    fireEvent.click(tile("Which level"));
    add();
    fireEvent.click(tile("Which level"));
    expect(editor.store.getState().notice?.text).toBe("This check is already there.");
    expect(document.activeElement).toBe(button("Add a check"));
  });

  test("counts, and asks the way to, one of several who have a name together", async () => {
    const kind = { id: "enemies", name: "Enemies", characters: ["coin", "wall"] };
    act(() =>
      editor.store.setState(({ document }) => ({
        document: { ...document, world: { ...document.world, kinds: { [kind.id]: kind } } },
      })),
    );
    const added = async (check: RegExp, whom: RegExp) => {
      fireEvent.click(button("Add a check"));
      fireEvent.click(await screen.findByRole("button", { name: check }));
      const choice = await screen.findByRole("group", { name: whom });
      fireEvent.click(within(choice).getByRole("radio", { name: "Enemies" }));
      return editor.recorder.recording?.conditions.at(-1)?.left;
    };
    expect(await added(/^How many/, /^Who it counts/)).toEqual({ count: "enemies" });
    expect(await added(/^Which way/, /^Who it looks for/)).toEqual({ actorId: "H1", way: "enemies" });
  });

  test("takes no exact number of 0 back, which is none, and offers no kind that has nobody left", async () => {
    const kinds = { lost: { id: "lost", name: "Lost", characters: ["nobody"] } };
    act(() =>
      editor.store.setState(({ document }) => ({ document: { ...document, world: { ...document.world, kinds } } })),
    );
    fireEvent.click(button("Add a check"));
    fireEvent.click(await screen.findByRole("button", { name: /^How many/ }));
    const comparator = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^How many: / });
    expect(screen.queryByRole("radio", { name: "Lost" })).toBeNull();
    fireEvent.change(comparator, { target: { value: "=" } });
    const field = screen.getByRole("textbox", { name: /^Number: / });
    fireEvent.change(field, { target: { value: "0" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(editor.recorder.recording?.conditions.at(-1)).toMatchObject({ comparator: "=", right: { constant: "0" } });
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^How many: / }).value).toBe("none");
    expect(document.activeElement).toBe(comparator);
  });

  test("is saved by Ctrl+Enter from a choice in a row, where the focus comes by itself", async () => {
    fireEvent.click(button("Add a check"));
    fireEvent.click(await screen.findByRole("button", { name: /^How many/ }));
    const choice = await screen.findByRole("combobox", { name: /^How many: / });
    fireEvent.keyDown(choice, { key: "Enter", ctrlKey: true });
    expect(editor.recorder.recording).toBeNull();
  });

  test("closes the tiles by Escape, a press elsewhere and the focus elsewhere", async () => {
    const add = button("Add a check");
    const closers = [
      () => fireEvent.keyDown(document.activeElement as HTMLElement, { key: "Escape" }),
      () => fireEvent.pointerDown(screen.getByText("first view")),
      () => act(() => button("Cancel").focus()),
      () => fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" })),
      () => fireEvent.click(add),
    ];
    for (const close of closers) {
      fireEvent.click(add);
      await screen.findByRole("dialog");
      close();
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(editor.recorder.recording).not.toBeNull();
    }
  });

  test("offers the same six steps each time, and adds one by a tap, ready to be changed", async () => {
    fireEvent.click(button("Add a step"));
    await screen.findByRole("button", { name: "Say something" });
    const tiles = within(screen.getByRole("dialog", { name: "Then…" }))
      .getAllByRole("button")
      .map((tile) => tile.lastElementChild?.textContent)
      .filter(Boolean);
    expect(tiles).toEqual([
      "Change a number",
      "Play a sound",
      "Say something",
      "Go through a door",
      "Go to a level",
      "Win or lose",
    ]);
    fireEvent.click(button("Say something"));
    expect(rowsOf("It should...").at(0)).toBe("Hero says “Hi!”");
    expect(screen.getByRole("combobox", { name: /^Who:/ })).toBeDefined();
    const words = screen.getByRole<HTMLInputElement>("textbox", { name: /^What it says:/ });
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect([words.selectionStart, words.selectionEnd]).toEqual([0, "Hi!".length]);
    expect(screen.queryByRole("dialog", { name: "Then…" })).toBeNull();
  });

  test("opens the row of a step that was added before the end of the game", async () => {
    fireEvent.click(button("Add a step"));
    fireEvent.click(await screen.findByRole("button", { name: "Win or lose" }));
    await screen.findByRole("radio", { name: "You win" });
    fireEvent.click(button("Add a step"));
    fireEvent.click(await screen.findByRole("button", { name: "Change a number" }));
    expect(rowsOf("It should...").slice(0, 2)).toEqual(["Hero's Lives go up by 1", "The game is won: “You won!”"]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /^Which number: Hero's Lives/ })),
    );
  });

  const makeTenRules = () => {
    const rules = Array.from({ length: 10 }, (_, at) => walkRight("hero", `walk${at}`));
    act(() => {
      editor.store.setState(({ document }) => {
        const { hero, ...others } = document.characters;
        return { document: { ...document, characters: { ...others, ...(hero && { hero: { ...hero, rules } }) } } };
      });
    });
  };

  test("offers luck as a check to a child who has made ten rules, and saves the rule in a block of it", async () => {
    fireEvent.click(button("Add a check"));
    await screen.findByRole("button", { name: /^How many/ });
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
    makeTenRules();
    fireEvent.click(button("More"));
    fireEvent.click(button(/^By luck/));
    const blocks = () =>
      (editor.store.getState().document.characters.hero?.rules ?? []).filter(({ type }) => type === "group-flow");
    expect([blocks(), editor.recorder.recording?.luck]).toEqual([[], 2]);
    expect(await screen.findByRole("button", { name: "By luck: 1 time in 2" })).toBeDefined();
    // Its row is loaded, and opens then: it would close tiles that are opened before.
    await screen.findByRole("combobox", { name: /^How often/ });
    fireEvent.click(button("Add a check"));
    fireEvent.click(await screen.findByRole("button", { name: "More" }));
    fireEvent.click(button(/^By luck(?!:)/));
    expect(editor.store.getState().notice?.text).toBe("This check is already there.");
    act(() => editor.undo());
    expect(editor.recorder.recording?.luck).toBeUndefined();
    act(() => editor.redo());
    act(() => editor.recording.save());
    expect(blocks()).toMatchObject([{ behavior: "chance", oneIn: 2, rules: [{ type: "rule" }] }]);
    const [made] = rulesIn(blocks());
    act(() => editor.undo());
    expect(blocks()).toEqual([]);
    act(() => editor.redo());
    act(() => editor.recording.again("hero", "walk0"));
    act(() => void editor.recording.byLuck());
    act(() => editor.recording.save());
    const around = containersAround(editor.store.getState().document.characters.hero?.rules ?? [], "walk0");
    expect(around).toMatchObject([{ behavior: "chance" }]);
    expect(made?.id).not.toBe("walk0");
  });

  test("luck is a chip that is changed and taken off, and the sentence says it", async () => {
    const says = () => screen.getByRole("region", { name: "What the rule says" }).textContent;
    act(() => void editor.recording.byLuck());
    act(() =>
      editor.recording.rows.change("add action", (now) => ({
        ...now,
        actions: [{ type: "end", outcome: "won", text: "" }],
      })),
    );
    fireEvent.click(button("By luck: 1 time in 2"));
    fireEvent.change(await screen.findByRole("combobox", { name: /^How often/ }), { target: { value: "5" } });
    expect(button("By luck: 1 time in 5").textContent).toBe("1 time in 5");
    expect(says()).toContain("my 1 in 5 chance comes up");
    const [remove] = screen.getAllByRole("button", { name: "Remove: By luck: 1 time in 5" });
    fireEvent.click(remove as HTMLElement);
    expect(screen.queryByRole("button", { name: /By luck/ })).toBeNull();
    expect(says()).not.toContain("chance");
  });

  test("a rule that is recorded again has its luck among its checks, and without it stands alone", () => {
    const hero = () => editor.store.getState().document.characters.hero?.rules ?? [];
    act(() => void editor.recording.byLuck());
    act(() => editor.recording.save());
    const [made] = rulesIn(hero());
    const again = () => act(() => editor.recording.again("hero", made?.id ?? ""));
    again();
    expect(editor.recorder.recording?.luck).toBe(2);
    act(() => editor.recording.rows.change("change luck", (now) => ({ ...now, luck: 4 })));
    act(() => editor.recording.save());
    expect(hero()[0]).toMatchObject({ behavior: "chance", oneIn: 4, rules: [{ id: made?.id }] });
    again();
    act(() => editor.recording.rows.removeCondition("by luck"));
    act(() => editor.recording.save());
    expect(hero()[0]).toMatchObject({ type: "rule", id: made?.id });
  });

  test("leaves no block behind where a recording that goes by luck is canceled, and brings both back", () => {
    const hero = () => editor.store.getState().document.characters.hero?.rules ?? [];
    const before = hero();
    act(() => void editor.recording.byLuck());
    act(() => editor.recording.cancel());
    expect(hero()).toEqual(before);
    act(() => editor.recording.resume());
    act(() => editor.recording.save());
    expect(hero()[0]).toMatchObject({ behavior: "chance", rules: [{ type: "rule" }] });
  });

  test("offers more steps to a child who has made ten rules", async () => {
    fireEvent.click(button("Add a step"));
    await screen.findByRole("button", { name: "Say something" });
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
    makeTenRules();
    fireEvent.click(button("More"));
    fireEvent.click(button("Roll the dice"));
    expect(rowsOf("It should...").at(0)).toBe("Hero's Lives become a random number from 1 to 6");
    expect(await screen.findByRole("textbox", { name: /^To: / })).toBeDefined();
    fireEvent.click(button("Add a step"));
    fireEvent.click(button("More"));
    fireEvent.click(button("Go to a place"));
    const place = await screen.findByRole("combobox", { name: /^Where it goes: / });
    fireEvent.change(place, { target: { value: JSON.stringify({ nearest: "coin" }) } });
    expect(editor.recorder.recording?.actions.at(-1)).toMatchObject({ to: { nearest: "coin" } });
  });

  test("says why a second end cannot be added", async () => {
    for (const _ of ["first", "second"]) {
      fireEvent.click(button("Add a step"));
      fireEvent.click(await screen.findByRole("button", { name: "Win or lose" }));
    }
    expect(editor.recorder.recording?.actions).toHaveLength(1);
    expect(editor.store.getState().notice?.text).toBe("This rule already ends the game.");
  });

  test("opens all rows while a value is dragged, so that it can be put into any of them", () => {
    act(() => editor.recording.rows.addCondition({ actorId: "H1", variableId: "lives" }));
    const hand = { shift: false, alt: false } as const;
    const lives = { kind: "variable", characterId: "hero", variableId: "lives" } as const;
    act(() => {
      editor.toolbox.dispatch({ kind: "press", target: lives, pixel: { x: 0, y: 0 }, ...hand });
      editor.toolbox.dispatch({ kind: "move", target: { kind: "nothing" }, pixel: { x: 0, y: 40 }, ...hand });
    });
    expect(document.querySelectorAll("[data-slot]")).toHaveLength(4);
    act(() => editor.toolbox.dispatch({ kind: "cancel", target: lives, pixel: { x: 0, y: 0 }, ...hand }));
    expect(document.querySelectorAll("[data-slot]")).toHaveLength(0);
  });

  test("drags a step to another place in its line", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    act(() => editor.actors.remove("after", "C1"));
    const hand = { shift: false, alt: false, pixel: { x: 0, y: 0 } } as const;
    const at = (index: number) => ({ kind: "action", index }) as const;
    fireEvent.pointerDown(button("Hero moves two right"), { button: 0, pointerId: 1, pointerType: "mouse" });
    act(() => {
      editor.toolbox.dispatch({ kind: "move", target: at(1), ...hand, pixel: { x: 30, y: 0 } });
      editor.toolbox.dispatch({ kind: "release", target: at(1), ...hand, pixel: { x: 30, y: 0 } });
    });
    expect(rowsOf("It should...")).toEqual(["Coin goes away", "Hero moves two right"]);
  });

  test("shows whether a condition holds in the before picture", () => {
    act(() => editor.recording.rows.addCondition({ actorId: "H1", variableId: "lives" }));
    const lights = () =>
      screen.getAllByRole("img", { name: /right now$|^Switched off$/ }).map((light) => light.ariaLabel);
    open("Hero's Lives are 3");
    expect(lights()).toEqual(["True right now"]);
    fireEvent.change(screen.getByRole("combobox", { name: /Lives are 3/ }), { target: { value: "!=" } });
    expect(lights()).toEqual(["Not true right now"]);
    expect(button("Hero's Lives are not 3, not true right now")).toBeDefined();
    fireEvent.click(screen.getByRole("switch", { name: /Lives are not 3/ }));
    expect(lights()).toEqual(["Switched off"]);
  });

  test("changes the appearances in the before picture as a condition requires", () => {
    open("Hero looks like “Idle”");
    fireEvent.click(screen.getByRole("radio", { name: "is not" }));
    expect(editor.store.getState().recording?.before.actors.H1?.appearance).toBe("hero-Happy");
    expect(screen.getByRole("img", { name: "True right now" })).toBeDefined();
  });

  test("takes another look by one tap on its picture", () => {
    open("Hero looks like “Idle”");
    const looks = within(screen.getByRole("group", { name: "Second part of: Hero looks like “Idle”" }));
    expect(looks.getAllByRole("radio").map((look) => look.getAttribute("aria-label"))).toEqual(["Idle", "Happy"]);
    fireEvent.click(looks.getByRole("radio", { name: "Happy" }));
    expect(editor.store.getState().recording?.before.actors.H1?.appearance).toBe("hero-Happy");
    expect(button("Hero looks like “Happy”")).toBeDefined();
  });

  test("offers every comparison of numbers with a typed number", () => {
    act(() => editor.recording.rows.addCondition({ actorId: "H1", variableId: "lives" }));
    expect(announcement.getState().text).toBe("And if Hero's Lives are 3");
    open("Hero's Lives are 3");
    const ways = screen.getByRole("combobox", { name: /Lives are 3/ });
    expect(within(ways).getAllByRole("option")).toHaveLength(6);
    fireEvent.change(ways, { target: { value: ">=" } });
    const typed = screen.getByRole("textbox", { name: /Second part of/ });
    fireEvent.focus(typed);
    fireEvent.change(typed, { target: { value: "5 " } });
    fireEvent.keyDown(typed, { key: "Enter" });
    expect(screen.getByRole("switch", { name: "Only if: Hero's Lives are 5 or more" })).toBeDefined();
    expect(editor.store.getState().recordingSteps.past.at(-1)?.label).toBe("change condition");
  });

  test("changes the operation of an action, and says so in the sentence", () => {
    act(() => editor.globals.set("score", "2"));
    expect(sentence()).toMatch(/, Score becomes 2\.$/);
    open("Score becomes 2");
    fireEvent.change(screen.getByRole("combobox", { name: /How it changes/ }), { target: { value: "add" } });
    expect(rowsOf("It should...")[0]).toContain("Score goes up by 2");
    expect(sentence()).toMatch(/, Score goes up by 2\.$/);
    open("Hero looks like “Idle”");
    fireEvent.keyDown(button(/Hero's look/), { key: "Backspace" });
    expect(editor.store.getState().recording?.conditions[0]).toMatchObject({ left: { constant: "" } });
  });

  test("names the menu of other values by what its row does with them", () => {
    act(() => editor.recording.rows.addCondition({ actorId: "H1", variableId: "lives" }));
    act(() => editor.globals.set("score", "2"));
    const menus = (panel: string) =>
      within(screen.getByRole("region", { name: panel }))
        .getAllByRole("button", { name: /a character's number/ })
        .map((menu) => menu.getAttribute("aria-label"));
    open("Hero's Lives are 3");
    expect(menus("When the picture matches and:")).toEqual([
      "Compare with a character's number. Second part of: Hero's Lives are 3",
    ]);
    open("Score becomes 2");
    expect(menus("It should...")).toEqual(["Use a character's number. New value: Score becomes 2"]);
  });

  test("highlights the actors of a row, and its target square", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    open("Hero moves two right");
    const places = document.querySelectorAll("[data-action]");
    expect(places).toHaveLength(2);
    for (const place of places) {
      fireEvent.pointerEnter(place);
      expect(editor.store.getState().pointed).toEqual({ actorIds: ["H1"], cells: [{ x: 2, y: 0 }] });
      fireEvent.pointerLeave(place);
      expect(editor.store.getState().pointed).toBeNull();
    }
  });

  test("says in how many places the rule would work", () => {
    fireEvent.click(button(/Where would this work\?/));
    expect(screen.getByText(/Right now it would work in 1 place on/)).toBeDefined();
  });

  test("marks a row whose actor was removed from the before picture", () => {
    act(() => editor.actors.remove("after", "C1"));
    act(() => editor.actors.remove("before", "C1"));
    expect(rowsOf("It should...")[0]).toMatch(/left out/);
  });

  test("chooses the tool for ignored squares, and returns to the pointer", () => {
    const tool = button(/Ignore squares/);
    fireEvent.click(tool);
    expect(editor.store.getState().ui.toolId).toBe("ignoreSquare");
    expect(tool.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(tool);
    expect(editor.store.getState().ui.toolId).toBe("pointer");
  });

  test("saves the rule and closes", () => {
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    fireEvent.click(button("Save Recording"));
    expect(screen.queryByText("first view")).toBeNull();
    expect(editor.store.getState().document.characters.hero?.rules).toHaveLength(1);
  });

  test("closes without a rule on Cancel", () => {
    fireEvent.click(button("Cancel"));
    expect(editor.store.getState().recording).toBeNull();
    expect(editor.store.getState().document.characters.hero?.rules).toHaveLength(0);
  });
});

/** Only media queries with such words match. */
function onlyMatching(words: RegExp): void {
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: words.test(query) }));
}

describe("in a low window", () => {
  test("one button counts the checks and steps, opens all of their rows, and Escape closes them", () => {
    cleanup();
    onlyMatching(/max-height: 479px/);
    shown(editor, <RecordingPanel before={<p>first view</p>} after={<p>second view</p>} />);
    act(() => moveActor(editor, "after", "H1", { x: 2, y: 0 }));
    const opener = button("Checks 1 · Steps 1");
    expect(opener.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("region", { name: "It should..." })).toBeNull();
    fireEvent.click(opener);
    expect(rowsOf("It should...")).toEqual(["Remove: Hero moves two right"]);
    expect(screen.getByRole("group", { name: "How it is compared: Hero looks like “Idle”" })).toBeDefined();
    fireEvent.keyDown(button("Close"), { key: "Escape" });
    expect(screen.queryByRole("region", { name: "It should..." })).toBeNull();
    expect(document.activeElement).toBe(opener);
    vi.unstubAllGlobals();
  });
});

describe("on an upright tablet", () => {
  test("shows all rows", () => {
    cleanup();
    onlyMatching(/min-height: 1100px/);
    shown(editor, <RecordingPanel before={<p>first view</p>} after={<p>second view</p>} />);
    expect(screen.getByRole("group", { name: "How it is compared: Hero looks like “Idle”" })).toBeDefined();
    vi.unstubAllGlobals();
  });
});
