// @vitest-environment jsdom
/** Under a new rule that makes somebody without rules, one press lets that one fly on and take others away. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Rule, rulesIn } from "../../src/engine/index.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { announcement } from "../../src/widgets/announcement.ts";
import { actorOf, walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const SHOOT: Rule = {
  ...walkRight("hero", "shoot"),
  actions: [{ type: "create", actorId: "made", actor: actorOf("rock", "made", 1, 0), offset: { x: 1, y: 0 } }],
};

async function offered() {
  const test = renderPanels(<Inspector />, { rules: [SHOOT] });
  act(() => {
    test.editor.ui.selectCharacter("hero");
    test.editor.ui.offerFlight("shoot");
  });
  await screen.findByText("Should Rock fly on?");
  return test;
}
const press = (name: string | RegExp) => act(() => fireEvent.click(screen.getByRole("button", { name })));

afterEach(cleanup);

it("is told to screen readers, and gives the shot its rules as one step of undo", async () => {
  const { editor } = await offered();
  await waitFor(() => expect(announcement.getState().text).toBe("Should Rock fly on?"));
  press("Fly on");
  const rules = () => rulesIn(editor.store.getState().document.characters.rock?.rules ?? []);
  expect(rules()).toHaveLength(2);
  expect(screen.queryByText("Should Rock fly on?")).toBeNull();
  expect(editor.store.getState().notice?.text).toBe("Now Rock flies on.");
  act(() => editor.undo());
  expect(rules()).toEqual([]);
  // Whoever takes it back may choose again.
  expect(screen.queryByText("Should Rock fly on?")).not.toBeNull();
});

it("goes without a rule where the shot stays", async () => {
  const { editor } = await offered();
  press("It stays");
  expect(screen.queryByText("Should Rock fly on?")).toBeNull();
  expect(editor.store.getState().document.characters.rock?.rules).toEqual([]);
});

it("comes back by the menu of its rule, until the shot has rules", async () => {
  await offered();
  press("It stays");
  const menu = () => fireEvent.keyDown(screen.getByRole("button", { name: "More: Walk right" }), { key: "Enter" });
  menu();
  act(() => fireEvent.click(screen.getByRole("menuitem", { name: "Let Rock fly on" })));
  await screen.findByText("Should Rock fly on?");
  press("Fly on");
  menu();
  expect(screen.getByRole("menuitem", { name: "Re-record" })).toBeDefined();
  expect(screen.queryByRole("menuitem", { name: "Let Rock fly on" })).toBeNull();
});
