// @vitest-environment jsdom
/** The Variables tab of the inspector. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CURRENT_STAGE, HUD_MAX, type Rule, type WorldDocument } from "../../src/engine/index.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { BEAT_MS } from "../../src/panels/inspector/variables/useLiveBeat.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ALONE = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };

/** Adds one to its Lives and to the world's Score with every tick. */
const GROWS: Rule = {
  ...walkRight("hero", "grow"),
  extent: ALONE,
  actions: [
    { type: "variable", actorId: "main", variable: "lives", operation: "add", value: { constant: "1" } },
    { type: "global", global: "score", operation: "add", value: { constant: "1" } },
  ],
};

function withVariables(): WorldDocument {
  const hero = {
    ...characterNamed("Hero", [GROWS]),
    variables: {
      lives: { id: "lives", name: "Lives", defaultValue: "3" },
      home: { id: "home", name: "Home", defaultValue: "gone", type: "stage" },
    },
  };
  const actors = [actorOf("hero", "h", 2, 2), actorOf("hero", "h2", 4, 4, { variableValues: { lives: "1" } })];
  const document = gameOf([hero, characterNamed("Rock")], actors);
  const score = { id: "score", name: "Score", value: "0" };
  return { ...document, world: { ...document.world, globals: { ...document.world.globals, score } } };
}

/** Shows the tab for the Hero or one of its actors. */
function enter(actorId: string | null = null) {
  const test = renderPanels(<Inspector />, { document: withVariables() });
  act(() => {
    test.editor.ui.showTab("variables");
    test.editor.ui.selectCharacter("hero");
    if (actorId) test.editor.selection.selectActor("stage", actorId);
  });
  return test;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `Value of ${name}` });
const boxOf = (name: string) => field(name).closest("li");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

function type(name: string, text: string) {
  act(() => field(name).focus());
  fireEvent.change(field(name), { target: { value: text } });
}

function choose(opener: string, entry: string) {
  fireEvent.keyDown(button(opener), { key: "Enter" });
  fireEvent.click(within(screen.getByRole("menu")).getByText(entry));
}

describe("the variables tab", () => {
  it("asks for a character, and shows the world variables anyway", () => {
    const { editor } = renderPanels(<Inspector />);
    act(() => editor.ui.showTab("variables"));
    expect(screen.getByText("Please select a character.")).toBeDefined();
    expect(screen.getByRole("combobox", { name: "Value of Current Stage" })).toBeDefined();
    act(() => editor.ui.selectCharacter("rock"));
    expect(screen.getByText("No variables defined for this sprite")).toBeDefined();
  });

  it("shows the defaults of a character, or the values of the selected actor", () => {
    const { editor } = enter();
    expect(screen.getByRole("heading", { name: "Every new Hero starts with" })).toBeDefined();
    expect([field("Lives").value, boxOf("Lives")?.dataset.own]).toEqual(["3", "false"]);
    act(() => editor.selection.selectActor("stage", "h2"));
    expect(screen.getByRole("heading", { name: "Hero column 5, row 5" })).toBeDefined();
    expect([field("Lives").value, boxOf("Lives")?.dataset.own]).toEqual(["1", "true"]);
    fireEvent.click(button("Put Lives back to the default"));
    expect([field("Lives").value, boxOf("Lives")?.dataset.own]).toEqual(["3", "false"]);
    expect(screen.queryByRole("button", { name: "Put Lives back to the default" })).toBeNull();
  });

  it("commits a value on Enter and on blur; Escape restores it; a press alone changes nothing", () => {
    const { state, editor } = enter("h");
    const values = () => editor.actor("stage", "h")?.variableValues;
    act(() => field("Lives").focus());
    act(() => field("Lives").blur());
    type("Lives", "7");
    fireEvent.keyDown(field("Lives"), { key: "Escape" });
    act(() => field("Lives").blur());
    expect([values(), field("Lives").value]).toEqual([{}, "3"]);
    type("Lives", " 7 ");
    fireEvent.keyDown(field("Lives"), { key: "Enter" });
    expect(values()).toEqual({ lives: "7" });
    fireEvent.change(field("Lives"), { target: { value: "8" } });
    act(() => field("Lives").blur());
    expect(values()).toEqual({ lives: "8" });
    type("Score", "5");
    act(() => field("Score").blur());
    expect(editor.globals.now().score?.value).toBe("5");
    expect(editor.store.getState().document.undoStack).toHaveLength(state.document.undoStack.length + 3);
  });

  it("commits what was typed for one actor when another one is selected", () => {
    const { editor } = enter("h");
    type("Lives", "9");
    act(() => editor.selection.selectActor("stage", "h2"));
    expect(editor.actor("stage", "h")?.variableValues).toEqual({ lives: "9" });
    expect(editor.actor("stage", "h2")?.variableValues).toEqual({ lives: "1" });
    expect(field("Lives").value).toBe("1");
  });

  it("shows changing values a few times a second while the game plays, but never in the field being edited", () => {
    vi.useFakeTimers();
    const test = enter("h");
    act(() => test.editor.playback.play());
    type("Score", "10");
    act(() => test.clock.pass(1000));
    expect([field("Lives").value, field("Score").value]).toEqual(["3", "10"]);
    act(() => vi.advanceTimersByTime(BEAT_MS));
    expect([field("Lives").value, field("Score").value]).toEqual(["5", "10"]);
    act(() => field("Lives").focus());
    act(() => test.clock.pass(500));
    act(() => vi.advanceTimersByTime(BEAT_MS));
    expect([field("Lives").value, field("Score").value]).toEqual(["5", "12"]);
    act(() => field("Lives").blur());
    expect([field("Lives").value, test.editor.actor("stage", "h")?.variableValues.lives]).toEqual(["6", "6"]);
  });

  it("opens the name of a new variable for typing", () => {
    vi.useFakeTimers();
    const test = enter();
    choose("Add", "Add Character Variable");
    act(() => vi.advanceTimersByTime(200));
    const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the variable" });
    expect([name.value, document.activeElement]).toEqual(["Untitled", name]);
    fireEvent.change(name, { target: { value: "Coins" } });
    fireEvent.keyDown(name, { key: "Enter" });
    expect(field("Coins").value).toBe("0");
    choose("Add", "Add World Variable");
    act(() => vi.advanceTimersByTime(200));
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Name of the variable" }), { key: "Escape" });
    const world = screen.getByRole("region", { name: "Variables of the whole game" });
    expect(within(world).getByRole("button", { name: "Name of the variable: Untitled" })).toBeDefined();
    act(() => test.editor.ui.showTab("rules"));
    act(() => test.editor.ui.showTab("variables"));
    expect(screen.queryByRole("textbox", { name: "Name of the variable" })).toBeNull();
  });

  it("deletes by menu and by trash tool; with any tool but the pointer nothing can be typed", () => {
    const test = enter();
    choose("More: Lives", "Delete");
    expect(screen.queryByRole("textbox", { name: "Value of Lives" })).toBeNull();
    act(() => test.editor.toolbox.chooseTool("trash"));
    expect([field("Score").disabled, screen.queryByRole("button", { name: /^Name of the variable/ })]).toEqual([
      true,
      null,
    ]);
    fireEvent.click(button("Delete Current Stage"));
    expect(test.state.notice?.text).toBe("Current Stage says which level is played, so it has to stay.");
    act(() => test.editor.toolbox.chooseTool("trash"));
    fireEvent.click(button("Delete Score"));
    expect(Object.keys(test.state.document.world.globals)).toEqual([CURRENT_STAGE]);
  });

  it("puts a number of the game into a corner of the stage, and takes it away again, by its menu", () => {
    const test = enter();
    choose("More: Score", "Show on the stage");
    expect(test.state.document.world.hud).toEqual([{ globalId: "score", corner: "top-left" }]);
    fireEvent.keyDown(button("More: Score"), { key: "Enter" });
    const shown = screen.getByRole("menuitemcheckbox", { name: "Show on the stage" });
    expect(shown.getAttribute("aria-checked")).toBe("true");
    fireEvent.click(shown);
    expect(test.state.document.world.hud).toEqual([]);
    act(() => test.editor.undo());
    expect(test.state.document.world.hud).toHaveLength(1);
  });

  it("moves a number to another corner of the stage, which is asked only while one shows it", () => {
    const test = enter();
    fireEvent.keyDown(button("More: Score"), { key: "Enter" });
    expect(screen.queryByRole("menuitemradio", { name: "Bottom right" })).toBeNull();
    fireEvent.click(screen.getByRole("menuitemcheckbox", { name: "Show on the stage" }));
    fireEvent.keyDown(button("More: Score"), { key: "Enter" });
    expect(screen.getByRole("menuitemradio", { name: "Top left" }).getAttribute("aria-checked")).toBe("true");
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Bottom right" }));
    expect(test.state.document.world.hud).toEqual([{ globalId: "score", corner: "bottom-right" }]);
    act(() => test.editor.undo());
    expect(test.state.document.world.hud).toEqual([{ globalId: "score", corner: "top-left" }]);
  });

  it("says when the stage is full of numbers", () => {
    const test = enter();
    const { globals } = test.editor;
    for (let shown = 0; shown < HUD_MAX; shown++) act(() => globals.showOnStage(globals.add(), true));
    choose("More: Score", "Show on the stage");
    expect(test.state.document.world.hud).toHaveLength(HUD_MAX);
    expect(test.state.notice?.text).toBe("The stage is full of numbers. Hide one first.");
  });

  it("offers the stages for a variable that holds one; its name is fixed, as is that of Current Stage", () => {
    const test = enter();
    act(() => test.editor.stages.add());
    const home = screen.getByRole<HTMLSelectElement>("combobox", { name: "Value of Home" });
    expect([home.value, home.selectedOptions[0]?.text]).toEqual(["gone", "No stage"]);
    fireEvent.change(home, { target: { value: "stage1" } });
    expect(home.selectedOptions[0]?.text).toBe("Level 1");
    expect(screen.queryByRole("button", { name: "Name of the variable: Home" })).toBeNull();
    expect(screen.queryByRole("button", { name: "More: Current Stage" })).toBeNull();
    fireEvent.change(screen.getByRole("combobox", { name: "Value of Current Stage" }), { target: { value: "stage1" } });
    expect(test.editor.globals.now()[CURRENT_STAGE]?.value).toBe("stage1");
  });

  it("turns the selected actor and changes its appearance", () => {
    const test = enter("h");
    choose("Look: Idle", "Happy");
    choose("Facing: 0º", "-90º");
    expect(test.actors()[0]).toMatchObject({ appearance: "hero-happy", transform: "270" });
    expect([button("Look: Happy"), button("Facing: -90º")]).toHaveLength(2);
  });

  it("records what is changed in the after picture", () => {
    const test = enter();
    act(() => test.editor.recording.onActor("h"));
    act(() => test.editor.ui.showTab("variables"));
    expect(screen.getByRole("heading", { name: "Hero column 3, row 3 in the After picture" })).toBeDefined();
    choose("Look: Idle", "Happy");
    type("Lives", "4");
    act(() => field("Lives").blur());
    type("Score", "6");
    act(() => field("Score").blur());
    expect(test.state.recording?.actions.map((action) => "value" in action && action.value)).toEqual([
      { constant: "hero-happy" },
      { constant: "4" },
      { constant: "6" },
    ]);
    expect([field("Lives").value, field("Score").value]).toEqual(["4", "6"]);
    fireEvent.click(button("Put Lives back to the default"));
    expect(test.state.recording?.actions.map(({ type }) => type)).toEqual(["appearance", "global"]);
  });

  it("asks in a recording whether a number becomes what was typed, or goes up by the difference", () => {
    const test = enter();
    act(() => test.editor.recording.onActor("h"));
    act(() => test.editor.ui.showTab("variables"));
    expect(screen.queryByRole("group", { name: "How Score changes" })).toBeNull();
    type("Score", "1");
    act(() => field("Score").blur());
    const choice = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(choice("becomes 1").checked).toBe(true);
    fireEvent.click(choice("goes up by 1"));
    expect(test.state.recording?.actions).toEqual([
      { type: "global", global: "score", operation: "add", value: { constant: "1" } },
    ]);
    expect([choice("goes up by 1").checked, field("Score").value]).toEqual([true, "1"]);
    type("Lives", "2");
    act(() => field("Lives").blur());
    fireEvent.click(choice("goes down by 1"));
    expect(test.state.recording?.actions.at(-1)).toMatchObject({ variable: "lives", operation: "subtract" });
  });

  it("asks nothing of the kind while nothing is recorded", () => {
    enter("h");
    type("Score", "1");
    act(() => field("Score").blur());
    expect(screen.queryByRole("group", { name: "How Score changes" })).toBeNull();
  });
});
