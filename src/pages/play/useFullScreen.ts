import { type RefObject, useEffect, useState } from "react";
import { enterFullScreen, leaveFullScreen, onFullScreenLeft } from "../../browser/fullScreen.ts";

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows the game in full screen, or if the browser does not allow that, over the whole window. */
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

/** Makes the first Escape leave full screen without stopping the game. */
function onEscape(call: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    call();
  };
  window.addEventListener("keydown", pressed, true);
  return () => window.removeEventListener("keydown", pressed, true);
}
