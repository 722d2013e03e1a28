import { screenResolution } from "../../browser/screen.ts";
import type { EditorState } from "../../editor/store/EditorState.ts";

/** Px of the picture for a px of the page. Power is saved while the game plays: whoever draws and teaches sees all of it. */
export function resolutionAt({ power, playback }: Pick<EditorState, "power" | "playback">): number {
  return playback.running && power.level > 0 ? screenResolution() / 2 : screenResolution();
}
