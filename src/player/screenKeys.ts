import type { PlayableGame } from "../editor/played.ts";
import { keySides, rowsOf } from "../panels/controls/keySides.ts";
import styles from "../panels/controls/OnScreenKeys.module.css";
import { capOfKey, nameOfKey } from "../recording/nameOfKey.ts";
import { buttonElement, element } from "./elements.ts";

/** The on-screen keys of a game without React, where `OnScreenKeys` shows its own. A press by keys or a screen reader is a short one. */
export function screenKeys(game: PlayableGame, codes: readonly number[]): HTMLElement {
  const { left, right } = keySides(codes, true);
  const keyOf = (code: number) => screenKey(game, code);
  const arrows = element("div", `${styles.side} ${styles.arrows}`, ...left.map(keyOf));
  arrows.dataset.rows = String(rowsOf(left));
  const others = element("div", styles.side, ...right.map(keyOf));
  others.dataset.keys = String(right.length);
  const made = element("fieldset", styles.keys, arrows, others);
  made.dataset.screenKeys = "";
  made.dataset.thumbs = "true";
  made.setAttribute("aria-label", "Keys of this game");
  return made;
}

function screenKey(game: PlayableGame, code: number): HTMLElement {
  const made = buttonElement(styles.key, nameOfKey(code), () => undefined, capOfKey(code));
  made.dataset.key = String(code);
  const release = () => {
    made.dataset.down = "false";
    game.playback.keys.release(code);
  };
  made.addEventListener("pointerdown", ({ pointerId }) => {
    made.setPointerCapture(pointerId);
    made.dataset.down = "true";
    game.playback.keys.press(code);
  });
  made.addEventListener("pointerup", release);
  made.addEventListener("pointercancel", release);
  made.addEventListener("click", ({ detail }) => {
    if (detail > 0) return;
    game.playback.keys.press(code);
    release();
  });
  made.addEventListener("contextmenu", (event) => event.preventDefault());
  return made;
}
