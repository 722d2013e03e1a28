import { isTouchScreen } from "../../browser/screen.ts";
import { loadText, storeText } from "../../browser/storage.ts";
import type { PlayableGame } from "../../editor/played.ts";

const CHOICES = { shown: "shown", hidden: "hidden" } as const;

/** Whether the keys of a game are wanted on the screen: as last chosen in this browser, or by default on a touch screen. */
export function wantsScreenKeys(game: Pick<PlayableGame, "readOnly">): boolean {
  const stored = loadText(storageKeyOf(game));
  return stored === CHOICES.shown || stored === CHOICES.hidden ? stored === CHOICES.shown : isTouchScreen();
}

export function storeWantsScreenKeys(game: Pick<PlayableGame, "readOnly">, wanted: boolean): void {
  storeText(storageKeyOf(game), wanted ? CHOICES.shown : CHOICES.hidden);
}

/** The editor and the player remember it apart: keys hidden to see more of the editor are still there for playing somebody else's game. */
function storageKeyOf({ readOnly }: Pick<PlayableGame, "readOnly">): string {
  return readOnly ? "gridlings:player-keys" : "gridlings:editor-keys";
}
