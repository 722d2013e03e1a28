import { screenResolution } from "../../browser/screen.ts";
import type { EditorState } from "../../editor/state/EditorState.ts";

/** Px of the canvas per CSS px. Reduced on slow machines only while a game plays: editing has full quality. */
export function resolutionAt({ power, playback }: Pick<EditorState, "power" | "playback">): number {
  return playback.running && power.level !== "full" ? screenResolution() / 2 : screenResolution();
}
