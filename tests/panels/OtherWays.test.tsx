// @vitest-environment jsdom
/** The offer of other directions under a new rule, and the card that shows them. */
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RuleTree } from "../../src/engine/index.ts";
import { foldedRoom } from "../../src/panels/inspector/FoldedWay.tsx";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { announcement } from "../../src/widgets/announcement.ts";
import { actorOf, walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const KEYED: RuleTree = [{ type: "group-event", id: "k", event: "key", code: 39, rules: [walkRight("hero")] }];

/** The offer as it comes first. */
async function folded(rules: RuleTree = [walkRight("hero")], isLow = false) {
  const test = renderPanels(<Inspector />, { rules });
  if (isLow)
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { matches: query === "(max-height: 699px)" }),
    );
  act(() => test.editor.ui.selectCharacter("hero"));
  act(() => {
    test.editor.ui.selectRule("walk");
    test.editor.ui.offerWays("walk");
  });
  await screen.findByText("Also the other ways?");
  return test;
}
/** The offer with all ways. */
async function offered(rules?: RuleTree) {
  const test = await folded(rules);
  const more = screen.queryByRole("button", { name: "More ways" });
  if (more) act(() => fireEvent.click(more));
  return test;
}
/** It goes onto the square of somebody. */
function meetsRock() {
  const walk = walkRight("hero");
  return { ...walk, actors: { ...walk.actors, rock: actorOf("rock", "rock", 1, 0) } };
}
const shownIds = () =>
  [...document.querySelectorAll("article[data-rule-id]")].map((card) => card.getAttribute("data-rule-id"));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the offer of other ways", () => {
  it("is told to screen readers and has a button for each other direction, none of them pressed", async () => {
    await offered();
    await waitFor(() => expect(announcement.getState().text).toBe("Also the other ways?"));
    const tiles = screen.getAllByRole("button", { name: /^To go/ });
    expect(tiles.map((tile) => tile.getAttribute("aria-label"))).toEqual([
      "To go left: Walk left",
      "To go up: Walk up",
      "To go down: Walk down",
    ]);
    expect(tiles.every((tile) => tile.getAttribute("aria-pressed") === "false")).toBe(true);
  });

  it.each([
    ["all of it where there is room for both", 200, 158],
    ["whole, also where the card of its rule does not fit into the list with it", 100, 158],
  ])("shows as soon as it is there, so that nothing moves under the hand a moment later, %s", async (_, top, way) => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      if (this.dataset.waysOf) return new DOMRect(0, 350, 200, 200);
      return this.dataset.ruleId ? new DOMRect(0, top, 200, 340 - top) : new DOMRect(0, 0, 200, 400);
    });
    await folded();
    expect(document.querySelector("[data-rule-tree]")?.scrollTop).toBe(way);
  });

  it("is the arrow keys at first where they could move by the rule, and the other ways are a press away", async () => {
    await folded();
    const offer = within(screen.getByRole("region", { name: "Also the other ways?" }));
    expect(offer.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual([
      "",
      "With the arrow keys",
      "More ways",
      "Only right",
    ]);
    press("More ways");
    expect(offer.getAllByRole("button", { name: /^To go/ })).toHaveLength(3);
    expect(offer.queryByRole("button", { name: "More ways" })).toBeNull();
  });

  it("begins with the directions for a rule that meets somebody, and the arrow keys come second", async () => {
    await folded([meetsRock()]);
    const offer = within(screen.getByRole("region", { name: "Also the other ways?" }));
    const names = offer.getAllByRole("button").map((one) => one.getAttribute("aria-label") ?? one.textContent?.trim());
    expect(names.slice(1, 6)).toEqual([
      "All four ways",
      "With the arrow keys",
      expect.stringMatching(/^To go left/),
      expect.stringMatching(/^To go up/),
      expect.stringMatching(/^To go down/),
    ]);
  });

  it("is low in a low window, where the card above it stays in sight: the directions are a press away", async () => {
    await folded([meetsRock()], true);
    const offer = within(screen.getByRole("region", { name: "Also the other ways?" }));
    expect(offer.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual([
      "",
      "All four ways",
      "With the arrow keys",
      "More ways",
      "Only right",
    ]);
    press("More ways");
    expect(offer.getAllByRole("button", { name: /^To go/ })).toHaveLength(3);
  });

  it("takes a direction with one press and gives it back with another", async () => {
    const { editor } = await offered();
    press(/^To go left/);
    expect(screen.getByRole("button", { name: /^To go left/ }).getAttribute("aria-pressed")).toBe("true");
    expect(editor.store.getState().document.characters.hero?.rules).toHaveLength(2);
    press(/^To go left/);
    expect(editor.store.getState().document.characters.hero?.rules).toHaveLength(1);
  });

  it("takes all at once, and is gone when the child is done", async () => {
    const { editor } = await offered();
    press("All four ways");
    expect(screen.queryByRole("button", { name: "All four ways" })).toBeNull();
    press("Done");
    expect(editor.ui.state.waysOfferId).toBeNull();
    expect(screen.queryByText("Also the other ways?")).toBeNull();
  });

  it("gives the rule to the arrow keys with one press, and then only asks whether pictures turn", async () => {
    const { editor } = await offered();
    press("With the arrow keys");
    const rules = editor.store.getState().document.characters.hero?.rules ?? [];
    expect(rules.map((node) => (node.type === "group-event" ? node.code : null))).toEqual([39, 37, 38, 40]);
    expect(screen.queryByRole("button", { name: "With the arrow keys" })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Done"));
  });

  it("has no arrow keys for a rule that waits for a key already", async () => {
    await offered(KEYED);
    expect(screen.getByRole("button", { name: "All four ways" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "With the arrow keys" })).toBeNull();
  });

  it("changes nothing when the child wants only its own direction", async () => {
    const { editor, start } = await offered();
    press("Only right");
    expect(editor.store.getState().document.characters).toEqual(start.characters);
  });

  it("comes back from the menu of a rule", async () => {
    const { editor } = await offered();
    act(() => editor.ui.offerWays(null));
    fireEvent.keyDown(screen.getByRole("button", { name: "More: Walk right" }), { key: "Enter" });
    fireEvent.click(screen.getByRole("menuitem", { name: "Also the other ways" }));
    expect(screen.getByText("Also the other ways?")).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Only right"));
  });
});

describe("a rule with other ways", () => {
  it("is one card with a button for each, which shows that one below it, and hides it again", async () => {
    await offered();
    press("All four ways");
    expect(shownIds()).toEqual(["walk"]);
    press("Show the way up");
    expect(shownIds()).toEqual(["walk", "walk-270"]);
    expect(screen.getByRole("button", { name: "Show the way up" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("article", { name: /Made from “Walk right”: up\.$/ })).toBeDefined();
    const marks = [...document.querySelectorAll("[data-made-from]")];
    expect(marks.map((mark) => mark.getAttribute("title"))).toEqual(["Made from “Walk right”: up"]);
    press("Show the way up");
    expect(shownIds()).toEqual(["walk"]);
  });

  it("shows both pictures of a folded way in its line, of squares of 40 px where its name leaves them room", async () => {
    await offered(KEYED);
    press("All four ways");
    const pictures = await waitFor(() => {
      const found = screen.getByRole("button", { name: "Open: Walk left" }).querySelectorAll("canvas");
      expect(found).toHaveLength(2);
      return [...found];
    });
    expect(pictures.map(({ style }) => [style.width, style.height])).toEqual([
      ["80px", "40px"],
      ["80px", "40px"],
    ]);
  });

  it.each<[string, number, string, number]>([
    ["all that a short name leaves", 268, "Move left", 80],
    ["less beside a long word", 268, "Push somebody left", 69],
    ["less in a narrow list, but at least a square", 160, "Move left", 40],
  ])("gives a picture %s", (_, width, name, room) => {
    expect(foldedRoom(width, name)).toEqual({ width: room, height: 52, square: 40 });
  });

  it("has a line in the block of each other key, which opens", async () => {
    await offered(KEYED);
    press("All four ways");
    expect(screen.getAllByRole("button", { name: /^Open: Walk/ })).toHaveLength(3);
    press("Open: Walk left");
    expect(screen.getByRole("article", { name: /^Walk left: When/ })).toBeDefined();
    expect(screen.getAllByRole("button", { name: /^Open: Walk/ })).toHaveLength(2);
  });

  it("stands alone once it was changed itself", async () => {
    const { editor } = await offered();
    press("All four ways");
    act(() => editor.rules.rename("hero", "walk-270", "Climb"));
    act(() => editor.ui.selectRule("walk"));
    expect(shownIds()).toEqual(["walk", "walk-270"]);
    expect(screen.queryByRole("button", { name: "Show the way up" })).toBeNull();
  });

  it("is made different by its menu: it stands alone with what it does, and one undo ties it again", async () => {
    const { editor } = await offered();
    press("All four ways");
    press("Show the way up");
    const rules = () => editor.store.getState().document.characters.hero?.rules ?? [];
    const tied = rules();
    fireEvent.keyDown(screen.getByRole("button", { name: "More: Walk up" }), { key: "Enter" });
    fireEvent.click(screen.getByRole("menuitem", { name: "Make this one different" }));
    expect(editor.store.getState().notice?.text).toBe("This way is on its own now.");
    act(() => editor.rules.rename("hero", "walk", "Run right"));
    expect(rules().map((rule) => ("name" in rule ? rule.name : ""))).toContain("Walk up");
    expect(screen.queryByRole("button", { name: "Show the way up" })).toBeNull();
    act(() => editor.undo());
    act(() => editor.undo());
    expect(rules()).toEqual(tied);
  });
});
