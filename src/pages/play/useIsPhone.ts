import { useSyncExternalStore } from "react";
import { matchesScreen, onScreenChange } from "../../browser/mediaQuery.ts";
import { PHONE } from "../../player/phone.ts";

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
