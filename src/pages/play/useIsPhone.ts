import { useSyncExternalStore } from "react";
import { matchesScreen, onScreenChange } from "../../browser/mediaQuery.ts";

/** Too narrow for anything beside the stage, and high enough for it below. The styles of the player have the same width. */
const PHONE = "(max-width: 640px) and (min-height: 481px)";

/** Whether the window is that of a phone held upright. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(followPhone, isPhone);
}

function followPhone(call: () => void): () => void {
  return onScreenChange(PHONE, call);
}

function isPhone(): boolean {
  return matchesScreen(PHONE);
}
