import { hasGamepad, onGamepads } from "../../browser/gamepads.ts";
import type { PadGame } from "./GamepadKeys.ts";

/**
 * Plays a game by gamepad, too. What reads the buttons is loaded once a gamepad is connected; Start calls `onStart` while no game plays. The
 * returned function ends it.
 */
export function attachGamepad(game: PadGame, onStart: () => void): () => void {
  let isOver = false;
  let endKeys = () => {};
  let unwatch = () => {};
  const begin = ({ GamepadKeys }: typeof import("./GamepadKeys.ts")) => {
    if (isOver) return;
    const keys = new GamepadKeys(game, onStart);
    endKeys = () => keys.end();
  };
  const load = () => {
    if (!hasGamepad()) return;
    unwatch();
    import("./GamepadKeys.ts").then(begin, (fault) => console.warn("Gamepads could not be loaded", fault));
  };
  unwatch = onGamepads(load);
  load();
  return () => {
    isOver = true;
    unwatch();
    endKeys();
  };
}
