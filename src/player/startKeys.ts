import { isFocusFree } from "../browser/focus.ts";
import { blocksGameKeys, keyCodeOf } from "../browser/keyboard.ts";
import { namedKeys, type PlayableGame } from "../editor/played.ts";

export interface StartKeys {
  /** Whether the game waits for its first Play. */
  readonly isWaiting: () => boolean;
  readonly onStart: () => void;
}

/**
 * Space, and every key that the game uses, begin a game that waits for its first Play. None of them, nor an arrow, ever scrolls the page away
 * under a stopped game. Only while the page or the stage has the focus: elsewhere keys work as usual. The returned function ends that.
 */
export function attachStartKeys(game: PlayableGame, { isWaiting, onStart }: StartKeys): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOnGame(event) || hasModifier(event)) return;
    const { playback, document } = game.store.getState();
    const code = game.playback.keys.gameKeyOf(keyCodeOf(event));
    const isUsed = code !== null && namedKeys(document.characters).has(code);
    if (playback.running || (!isUsed && !SCROLLS.has(event.key))) return;
    event.preventDefault();
    if (isWaiting() && !event.repeat && (isUsed || event.key === " ")) onStart();
  };
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}

const SCROLLS: ReadonlySet<string> = new Set([" ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

function isOnGame({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || blocksGameKeys(target)) return false;
  return target.matches("[data-view='stage']") || isFocusFree(target);
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || key === "Tab" || key === "Escape";
}
