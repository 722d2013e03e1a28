/** A real game of the older kind opens, shows and plays. It belongs to somebody else and is read in place. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

const GARDEN = fileURLToPath(new URL("../../../../shared/worlds/garden.json", import.meta.url));

test("rain falls in the old garden", async ({ page, request, child }) => {
  test.skip(!existsSync(GARDEN), `${GARDEN} is not there`);
  const garden = JSON.parse(readFileSync(GARDEN, "utf8"));
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, garden.data));

  const rain = await editor.stage.cellsOf("Rain");
  await editor.controls.forward.click();
  await expect.poll(() => editor.stage.cellsOf("Rain")).not.toEqual(rain);

  const before = await editor.stage.shot();
  await editor.controls.play.click();
  await expect.poll(async () => before.equals(await editor.stage.shot())).toBe(false);
  await editor.controls.stop.click();
});
