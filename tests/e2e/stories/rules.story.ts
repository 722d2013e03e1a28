/** The rule tree by mouse, touch and keyboard. */

import AxeBuilder from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { ruleGame } from "../../support/e2eRuleGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";

/** A finger that moves sooner scrolls instead of dragging. */
const LONGER_THAN_A_HOLD = 400;

/** Names of rules and titles of containers from the top, indented by depth. */
function outline(editor: EditorPage): Promise<string[]> {
  return editor.inspector.panel.locator("[data-rule-tree]").evaluate((tree) =>
    [...tree.querySelectorAll("[data-rule-id][tabindex]")].map((card) => {
      const name = (card.getAttribute("aria-label") ?? "").split(":")[0];
      let depth = 0;
      for (let at = card.parentElement?.closest("[data-rule-id]"); at; at = at.parentElement?.closest("[data-rule-id]"))
        depth += 1;
      return `${"· ".repeat(depth)}${name}`;
    }),
  );
}

const START = ["When right arrow is pressed", "All the time", "· Walk", "· Dance", "· · Left", "· · Right"];

test.beforeEach(async ({ editor, request, child }) => {
  await editor.open(await makeWorld(request, child, ruleGame()));
  await expect.poll(() => outline(editor)).toEqual(START);
});

test("a mouse drags rules into blocks, copies, stamps and trashes them", async ({ editor, page }) => {
  const { inspector, toolbar } = editor;
  const card = (name: string) => inspector.panel.getByRole("article", { name: new RegExp(`^${name}:`) });

  // Resting on a folded container unfolds it, and the gap is 30 px high.
  await page.getByRole("button", { name: "Fold: Dance" }).click();
  const from = await middleOf(card("Walk").getByRole("paragraph"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The gaps open with the drag, and move what is below them.
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  const dance = await middleOf(inspector.block("Dance"));
  await page.mouse.move(dance.x, dance.y, { steps: 5 });
  await expect(card("Left")).toBeVisible();
  // Near its edge, the list scrolls under the pointer.
  const first = inspector.block("When right arrow is pressed");
  const edge = await middleOf(first);
  await page.mouse.move(edge.x, edge.y, { steps: 5 });
  await standsStill(first);
  const block = await middleOf(first);
  await page.mouse.move(block.x, block.y, { steps: 5 });
  const gap = inspector.panel.locator("[data-gap]");
  await expect(gap).toHaveAttribute("data-gap", "inside");
  expect((await gap.boundingBox())?.height).toBe(30);
  await page.mouse.up();
  await expect.poll(() => outline(editor)).toEqual([START[0], "· Walk", START[1], "· Dance", "· · Left", "· · Right"]);
  await expect(gap).toHaveCount(0);

  // Alt drops a copy; the stamp puts one exactly where it is pressed. The list may still glide to the dropped rule.
  await standsStill(card("Left"));
  const left = await middleOf(card("Left").getByRole("paragraph"));
  await page.mouse.move(left.x, left.y);
  await page.mouse.down();
  const key = await inspector.block("When right arrow is pressed").boundingBox();
  await page.keyboard.down("Alt");
  await page.mouse.move((key?.x ?? 0) + 60, (key?.y ?? 0) + (key?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await expect.poll(() => outline(editor)).toContain("· Left Copy");
  await expect.poll(() => outline(editor)).toContain("· · Left");
  await toolbar.take("Stamp");
  await card("Right").getByRole("paragraph").click();
  await card("Left")
    .getByRole("paragraph")
    .click({ position: { x: 20, y: 2 } });
  await expect.poll(() => outline(editor)).toContain("· · Right Copy");

  // The trash deletes a container with everything in it, and the notice restores it.
  const full = await outline(editor);
  await toolbar.take("Trash");
  await inspector.block("Dance").click({ position: { x: 120, y: 8 } });
  await expect.poll(() => outline(editor)).not.toContain("· Dance");
  await expect(page.getByText(/A group with 3 things in it was deleted/).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => outline(editor)).toEqual(full);
});

/** Waits until an element is at the same place as 100 ms before. */
async function standsStill(thing: Locator): Promise<void> {
  let before = "";
  const moves = async () => {
    const place = JSON.stringify(await thing.boundingBox());
    const moved = place !== before;
    before = place;
    return moved;
  };
  await expect.poll(moves, { intervals: [100] }).toBe(false);
}

test("a missed rule says why, a rule is switched off and noted, and nothing on the page is out of reach", async ({
  editor,
  page,
}) => {
  const { inspector, controls } = editor;
  await controls.forward.click();
  const before = await editor.stage.shot();
  await page.getByRole("button", { name: "Why not: Walk" }).click();
  await expect(inspector.rules.first()).toContainText("I wanted no one on my right, but there was a Rock.");
  await expect.poll(async () => (await editor.stage.shot()).equals(before)).toBe(false);
  await expect(inspector.rules.first().getByRole("button", { name: "Teach what to do here" })).toBeVisible();

  await inspector.choose("Walk", "Switch off");
  await expect(page.getByRole("switch", { name: "Walk is switched on" })).toBeVisible();
  await inspector.choose("Walk", "Write a note");
  await expect(page.locator("input:focus, textarea:focus")).toBeVisible();
  await page.keyboard.type("Walks at night");
  await page.keyboard.press("Enter");
  await expect(inspector.rules.first()).toContainText("Walks at night");
  await controls.forward.click();
  await expect(page.getByRole("button", { name: "Why not: Left" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Why not: Walk" })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include("[data-rule-tree]").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  // The way through a group that does not go on below itself says so.
  await page.getByRole("button", { name: /^How Dance goes through its rules: Do one/ }).click();
  const all = page.getByRole("menuitemradio", { name: "Do all that fit" });
  await expect(all).toHaveAccessibleDescription("Does every rule that fits. Rules below this group then wait.");
  await page.keyboard.press("Escape");

  // By keyboard alone: down to the group, out of it, rename, move up, delete.
  await page.locator("[data-rule-tree] [data-rule-id='key'][tabindex]").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("F2");
  await expect(page.locator("input:focus")).toBeVisible();
  await page.keyboard.type("Jump");
  await page.keyboard.press("Enter");
  await expect(inspector.block("Jump")).toBeVisible();
  await page.locator("[data-rule-id='dance'][tabindex]").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => outline(editor)).toEqual([START[0], START[1], "· Jump", "· · Left", "· · Right", "· Walk"]);
  await expect(page.locator("[data-rule-id='dance'][tabindex]")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect.poll(() => outline(editor)).toEqual([START[0], START[1], "· Walk"]);
  await expect(page.locator("[data-rule-id='walk'][tabindex]")).toBeFocused();
  for (let steps = 0; steps < 5; steps += 1) await page.getByRole("button", { name: /^Undo:/ }).click();
  await expect.poll(() => outline(editor)).toEqual(START);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a rule is held and dragged, and every drag has an entry in its menu", LONG, async ({ editor, page }) => {
    const { inspector } = editor;
    const from = await middleOf(inspector.rules.first().getByRole("paragraph"));
    const block = await inspector.block("When right arrow is pressed").boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    await page.waitForTimeout(LONGER_THAN_A_HOLD);
    await touch("touchMove", [{ x: (block?.x ?? 0) + 60, y: (block?.y ?? 0) + 20 }]);
    await expect(inspector.panel.locator("[data-gap]")).toBeVisible();
    await touch("touchEnd", []);
    await expect
      .poll(() => outline(editor))
      .toEqual([START[0], "· Walk", START[1], "· Dance", "· · Left", "· · Right"]);

    await inspector.choose("Left", "Move down");
    await inspector.choose("Left", "Move out");
    await inspector.choose("Walk", "Dance");
    await expect
      .poll(() => outline(editor))
      .toEqual([START[0], START[1], "· Dance", "· · Right", "· · Walk", "· Left"]);

    // The grip drags at once, in the direction in which a finger scrolls elsewhere on the card.
    const grip = inspector.panel.locator("[data-rule-id='left'] [data-rule-grip]");
    await grip.scrollIntoViewIfNeeded();
    await fingerDrag(page, await middleOf(grip), await middleOf(inspector.block("Dance")));
    await expect.poll(() => outline(editor)).toContain("· · Left");
  });
});
