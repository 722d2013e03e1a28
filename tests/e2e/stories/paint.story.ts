/** The pixel editor as a child uses it. */
import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { fetchGame } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { pixelsOf, RECORDED } from "../../support/recordedDrawing.ts";
import { DrawingCanvas } from "../pages/DrawingCanvas.ts";

/** What the recorded drawing is, to the pixel. */
const DIGEST = "51abb8f2f4a604a4";

const HANDS = [
  ["mouse", false],
  ["finger", true],
] as const;

for (const [hand, hasTouch] of HANDS) {
  test.describe(`a drawing made with a ${hand}`, () => {
    test.use({ hasTouch });

    test("is saved as it was drawn, to the pixel, however fast the hand was", async ({
      editor,
      page,
      child,
      request,
    }) => {
      await page.getByRole("button", { name: "Add a character" }).click();
      await page.getByRole("menuitem", { name: "Draw new Character..." }).click();
      const canvas = new DrawingCanvas(page);
      await canvas.isReady();
      for (const { keys, colour, size, places } of RECORDED) {
        if (colour) await page.getByLabel(/^Colour: /).fill(colour);
        await canvas.element.focus();
        for (const key of keys) await page.keyboard.press(key);
        if (size) await page.getByRole("radio", { name: `Size ${size}`, exact: true }).check({ force: true });
        await (hasTouch ? canvas.strokeByFinger(places) : canvas.strokeByMouse(places));
      }
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await editor.toolbar.save();
      const drawn = await onlyPicture(request, child, page);
      expect(await pixelsOf(page, drawn)).toEqual({ width: 40, height: 40, digest: DIGEST });
    });
  });
}

/** The one picture of the game that is open, as the server has it. */
async function onlyPicture(request: APIRequestContext, child: SignedInUser, page: Page): Promise<string> {
  const id = /editor\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  const { characters } = (await fetchGame(request, child, id)) as WorldDocument;
  const pictures = Object.values(characters).flatMap(({ spritesheet }) =>
    Object.values(spritesheet.appearances).flat(),
  );
  expect(pictures).toHaveLength(1);
  return pictures[0] ?? "";
}
