import { expect } from "@playwright/test";
import type { EditorPage } from "../e2e/pages/EditorPage.ts";

export const HERO_AT = [3, 5] as const;
export const WALL_AT = [8, 5] as const;

/** Adds hero and wall through Explore Characters, drags the hero onto the stage and stamps the wall. */
export async function placeHeroAndWall(editor: EditorPage): Promise<void> {
  await editor.addReadyMades("Hero", "Brick Wall");
  await editor.dragToSquare("Hero", ...HERO_AT);
  await editor.stage.expectAt("Hero", HERO_AT.join());
  await editor.toolbar.take("Stamp");
  await editor.library.character("Brick Wall").click();
  await editor.stage.press(...WALL_AT);
  await editor.stage.expectAt("Brick Wall", WALL_AT.join());
  await expect(editor.toolbar.tool("Pick")).toHaveAttribute("aria-pressed", "true");
}

/**
 * Records walking with the real pointer: the square on the right is empty, then the hero stands on it. The hero walks until the wall stops
 * it.
 */
export async function recordWalking(editor: EditorPage): Promise<void> {
  const [column, row] = HERO_AT;
  await editor.toolbar.take("Record");
  await editor.stage.press(column, row);
  await editor.recording.isReady();
  await editor.recording.dragHandle("right", column + 2);
  await editor.recording.dragActor([column, row], [column + 1, row]);
  await expect(editor.recording.actions).toHaveText([/moves →/]);
  await editor.recording.save();
  await expect(editor.inspector.rules).toHaveCount(1);
  await editor.stage.isReady();
}
