/** A hero that will not walk says why, and one press does something about it, whatever the reason is. */
import type { Locator, Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { LOOK } from "../../support/e2eRuleGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { type Fault, plantFault } from "../../understanding/plantedFault.ts";
import type { EditorPage } from "../pages/EditorPage.ts";

/** What the press leads to. */
type Outcome = "works" | "recording" | "shown" | "played";

interface Case {
  readonly fault: Fault;
  readonly press: RegExp;
  readonly outcome: Outcome;
}

const CASES: readonly Case[] = [
  { fault: "tooMany", press: /^Teach what to do here$/, outcome: "recording" },
  { fault: "edge", press: /^Teach what to do here$/, outcome: "recording" },
  { fault: "check", press: /^(Change|Switch this check off)/, outcome: "works" },
  { fault: "event", press: /^Try /, outcome: "played" },
  { fault: "earlier", press: /^Ask this rule first$/, outcome: "works" },
  { fault: "moved", press: /^Show me$/, outcome: "shown" },
  { fault: "luck", press: /^Try one more turn$/, outcome: "played" },
  { fault: "off", press: /^Switch it on$/, outcome: "works" },
  { fault: "gone", press: /^Choose someone else$/, outcome: "recording" },
];

const SEED = 5;

function gameWith(fault: Fault): WorldDocument {
  const { document } = plantFault(fault, SEED).moment;
  const characters = Object.entries(document.characters).map(([id, character]) => {
    const { spritesheet } = character;
    const drawn = Object.keys(spritesheet.appearances).map((look) => [look, [LOOK]]);
    return [id, { ...character, spritesheet: { ...spritesheet, appearances: Object.fromEntries(drawn) } }];
  });
  return { ...document, characters: Object.fromEntries(characters) };
}

interface Hand {
  readonly press: (button: Locator) => Promise<void>;
  readonly pickHero: (editor: EditorPage) => Promise<void>;
}

const MOUSE: Hand = {
  press: (button) => button.click(),
  async pickHero({ stage }) {
    const [cell = "0,0"] = await stage.cellsOf("Hero");
    const [column = 0, row = 0] = cell.split(",").map(Number);
    await stage.press(column, row);
  },
};

const KEYS: Hand = {
  press: (button) => button.press("Enter"),
  pickHero: ({ stage }) => stage.actors("Hero").press("Enter"),
};

async function askAndMend(page: Page, editor: EditorPage, hand: Hand, { press, outcome }: Case): Promise<void> {
  await hand.press(editor.controls.forward);
  const film = page.getByRole("slider", { name: "Turns played" });
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 1");
  await hand.pickHero(editor);
  await hand.press(page.getByRole("button", { name: "Why?" }));
  const why = page.getByRole("region", { name: "Why?", exact: true });
  await hand.press(why.getByRole("button", { name: press }).first());
  switch (outcome) {
    case "works":
      await expect(page.getByRole("region", { name: "Notice" })).toContainText("Now it works.");
      await expect(why.getByRole("status")).toContainText("planted");
      break;
    case "recording":
      await editor.recording.isReady();
      break;
    case "shown":
      await expect(page.getByText(/^Step 2 of 2$/)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Now Hero looks around." })).toBeVisible();
      break;
    case "played":
      await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 2");
  }
}

for (const one of CASES) {
  test(`by mouse, a hero held up by "${one.fault}" is helped by one press @long`, async ({
    editor,
    page,
    request,
    child,
  }) => {
    await editor.open(await makeWorld(request, child, gameWith(one.fault)));
    await askAndMend(page, editor, MOUSE, one);
  });
}

/** Of these there is nobody any more after the turn: they are asked in the picture of the beginning. */
const GONE = [
  { fault: "removed", says: "Fox took me away before my turn." },
  { fault: "left", says: "I go away." },
] as const;

for (const { fault, says } of GONE) {
  test(`by mouse, a hero that is gone ("${fault}") says why, asked at the beginning @long`, async ({
    editor,
    page,
    request,
    child,
  }) => {
    await editor.open(await makeWorld(request, child, gameWith(fault)));
    await expect(editor.stage.actors("Hero")).toHaveCount(1);
    const [cell = ""] = await editor.stage.cellsOf("Hero");
    const [column = 0, row = 0] = cell.split(",").map(Number);
    await editor.controls.forward.click();
    await editor.stage.expectAt("Hero");
    await page.getByRole("slider", { name: "Turns played" }).press("Home");
    await page.getByText("This is the past", { exact: true }).waitFor();
    await editor.stage.press(column, row);
    await page.getByRole("button", { name: "Why?" }).click();
    const why = page.getByRole("region", { name: "Why?", exact: true });
    await expect(why.getByRole("status")).toHaveText(says);
    await expect(why).toContainText("planted");
    // Nothing can be done with somebody who is gone.
    await page.getByRole("button", { name: "Back to now" }).click();
    await expect(page.getByRole("group", { name: "Selected characters" }).getByRole("button")).toHaveText(["Why?"]);
  });
}

test("by keys, a check that is false is changed by one press @long", async ({ editor, page, request, child }) => {
  await editor.open(await makeWorld(request, child, gameWith("check")));
  await askAndMend(page, editor, KEYS, CASES[2] as Case);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a rule that is switched off is switched on by one tap @long", async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, gameWith("off")));
    const finger: Hand = {
      press: (button) => button.tap(),
      async pickHero({ stage }) {
        const [cell = "0,0"] = await stage.cellsOf("Hero");
        const [column = 0, row = 0] = cell.split(",").map(Number);
        const { x, y } = await stage.pixelOf(column, row);
        await page.touchscreen.tap(x, y);
      },
    };
    await askAndMend(page, editor, finger, CASES[7] as Case);
  });
});
