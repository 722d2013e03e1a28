import { screenResolution } from "../browser/screen.ts";
import type { PowerLevel } from "../editor/playback/LowPower.ts";

/** Px of the picture for a px of the page. */
export function resolutionAt(level: PowerLevel): number {
  return level === 0 ? screenResolution() : screenResolution() / 2;
}
