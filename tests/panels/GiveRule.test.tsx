// @vitest-environment jsdom
/** A rule is given to another character, and copied and pasted by keys. */
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Rule, rulesIn } from "../../src/engine/index.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const walk = walkRight("hero");
const loser: Rule = {
  ...walk,
  actions: [
    ...walk.actions,
    {
      type: "variable",
      actorId: walk.mainActorId,
      variable: "lives",
      operation: "subtract",
      value: { constant: "1" },
    },
  ],
};

function open() {
  const test = renderPanels(
    <>
      <Inspector />
      <Modals />
    </>,
    { rules: [loser] },
  );
  act(() => {
    const lives = test.editor.variables.add("hero");
    test.editor.variables.rename("hero", lives, "Lives");
    test.editor.ui.selectCharacter("hero");
  });
  return test;
}

function card(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-rule-id="${id}"][tabindex]`);
  if (!found) throw new Error(`There is no card ${id}.`);
  return found;
}

it("the menu of a rule asks who gets it, with pictures, and shows the rule there", async () => {
  const test = open();
  fireEvent.keyDown(screen.getByRole("button", { name: "More: Walk right" }), { key: "Enter" });
  fireEvent.click(screen.getByRole("menuitem", { name: "Give it to..." }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who gets this rule?" }));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Rock" }).checked).toBe(true);
  fireEvent.click(dialog.getByRole("button", { name: "Give it to Rock" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(test.state.document.characters.rock?.rules).toMatchObject([{ name: "Walk right" }]);
  expect(test.state.ui.selectedCharacterId).toBe("rock");
  expect(screen.getByRole("article").getAttribute("aria-label")).toMatch(/^Walk right: /);
});

it("a rule of a key asks when it happens at the other one", async () => {
  const test = renderPanels(<Modals />, {
    rules: [{ type: "group-event", id: "k", event: "key", code: 39, rules: [walk] }],
  });
  act(() => test.editor.openModal({ id: "giveRule", characterId: "hero", node: walk, toId: "rock" }));
  const when = within(await screen.findByRole("group", { name: "When does it happen?" }));
  const same = when.getByRole<HTMLInputElement>("radio", { name: "When right arrow is pressed" });
  expect(same.checked).toBe(true);
  fireEvent.click(when.getByRole("radio", { name: "All the time" }));
  fireEvent.click(screen.getByRole("button", { name: "Give it to Rock" }));
  expect(test.state.document.characters.rock?.rules).toMatchObject([{ name: "Walk right" }]);
});

it("a look that the other one lacks is asked for, and Cancel gives nothing", async () => {
  const test = open();
  act(() => {
    test.editor.characters.renameAppearance("rock", "rock-idle", "Grey");
    test.editor.ui.selectCharacter("hero");
    test.editor.openModal({ id: "giveRule", characterId: "hero", node: loser, toId: "rock" });
  });
  const question = await screen.findByRole("group", { name: /Which look is ‘Idle’\?/ });
  const looks = within(question).getAllByRole<HTMLInputElement>("radio");
  expect(looks.map((look) => [look.closest("label")?.textContent, look.checked])).toEqual([
    ["Grey", true],
    ["Happy", false],
    ["Make ‘Idle’", false],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(test.state.document.characters.rock?.rules).toEqual([]);
  act(() => test.editor.openModal({ id: "giveRule", characterId: "hero", node: loser, toId: "rock" }));
  fireEvent.click(await screen.findByRole("radio", { name: "Happy" }));
  fireEvent.click(screen.getByRole("button", { name: "Give it to Rock" }));
  const [rule] = rulesIn(test.state.document.characters.rock?.rules ?? []);
  expect(rule?.actors[rule.mainActorId]).toMatchObject({ characterId: "rock", appearance: "rock-happy" });
});

it("Ctrl+C and Ctrl+V on a card copy its rule, here and for another character", async () => {
  const test = open();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey: true });
  act(() => card("walk").focus());
  press("c");
  await waitFor(() => expect(test.state.ui.ruleClip).not.toBeNull());
  press("v");
  await waitFor(() =>
    expect(test.state.document.characters.hero?.rules).toMatchObject([{ id: "walk" }, { name: "Walk right Copy" }]),
  );
  act(() => test.editor.ui.selectCharacter("rock"));
  act(() => test.editor.rules.addClickEvent("rock"));
  const [click] = test.state.document.characters.rock?.rules ?? [];
  act(() => card(click?.id ?? "").focus());
  press("v");
  await waitFor(() =>
    expect(test.state.document.characters.rock?.rules[0]).toMatchObject({
      event: "click",
      rules: [{ name: "Walk right" }],
    }),
  );
});

it("the Add menu pastes for a character that has no card yet", async () => {
  const test = open();
  const add = () => fireEvent.keyDown(screen.getByRole("button", { name: "Add" }), { key: "Enter" });
  add();
  expect(screen.queryByRole("menuitem", { name: "Paste" })).toBeNull();
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  fireEvent.keyDown(screen.getByRole("button", { name: "More: Walk right" }), { key: "Enter" });
  fireEvent.click(screen.getByRole("menuitem", { name: "Copy" }));
  await waitFor(() => expect(test.state.ui.ruleClip).not.toBeNull());
  act(() => test.editor.ui.selectCharacter("rock"));
  add();
  fireEvent.click(screen.getByRole("menuitem", { name: "Paste" }));
  await waitFor(() => expect(test.state.document.characters.rock?.rules).toMatchObject([{ name: "Walk right" }]));
});
