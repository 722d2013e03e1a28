/** The game alone: on the whole screen, and where the browser has none to give, over the whole window (details §14). */
import { type RefObject, useEffect, useState } from "react";
import { enterFullScreen, leaveFullScreen, onFullScreenLeft } from "../../browser/fullScreen.ts";

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

export function useFullScreen(game: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => onFullScreenLeft(() => setOn(false)), []);
  useEffect(() => (isOn ? onEscape(() => setOn(false)) : undefined), [isOn]);
  useEffect(() => (isOn ? leaveFullScreen : undefined), [isOn]);
  const toggle = () => {
    if (!isOn && game.current) void enterFullScreen(game.current);
    setOn(!isOn);
  };
  return { isOn, toggle };
}

/** The first Escape only leaves the full screen: the game plays on. */
function onEscape(call: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    call();
  };
  window.addEventListener("keydown", pressed, true);
  return () => window.removeEventListener("keydown", pressed, true);
}
