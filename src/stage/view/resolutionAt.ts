import { screenResolution } from "../../browser/screen.ts";
import type { EditorState } from "../../editor/store/EditorState.ts";

/** Px of the canvas per CSS px. Reduced on slow machines only while a game plays: editing has full quality. */
export function resolutionAt({ power, playback }: Pick<EditorState, "power" | "playback">): number {
  return playback.running && power.level > 0 ? screenResolution() / 2 : screenResolution();
}
