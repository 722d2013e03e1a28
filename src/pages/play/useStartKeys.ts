import { useEffect, useEffectEvent } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import { blocksGameKeys, keyCodeOf } from "../../browser/keyboard.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { namedKeys } from "../../editor/index.ts";

/**
 * Space, and every key that the game uses, begin a game that is `isWaiting` for its first Play. None of them, nor an arrow, ever scrolls
 * the page away under a stopped game. Only while the page or the stage has the focus: elsewhere keys work as usual.
 */
export function useStartKeys({ isWaiting, onStart }: { readonly isWaiting: boolean; readonly onStart: () => void }) {
  const editor = useEditor();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOnGame(event) || hasModifier(event)) return;
    const { playback, document } = editor.store.getState();
    const isUsed = namedKeys(document.characters).has(keyCodeOf(event));
    if (playback.running || (!isUsed && !SCROLLS.has(event.key))) return;
    event.preventDefault();
    if (isWaiting && !event.repeat && (isUsed || event.key === " ")) onStart();
  });
  useEffect(() => {
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

const SCROLLS: ReadonlySet<string> = new Set([" ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

function isOnGame({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || blocksGameKeys(target)) return false;
  return target.matches("[data-view='stage']") || isFocusFree(target);
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || key === "Tab" || key === "Escape";
}
