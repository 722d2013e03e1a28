import { useEffect } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import { after } from "../../browser/timers.ts";

/** A picture that is not there by then never comes. */
const LONGEST_MS = 10_000;
/** By these keys a rule is acted out; Enter with Ctrl saves it. */
const ACTING = ["Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Delete", "Backspace"];
/** Its handles, which come next after the picture, are there with it and not before. */
const NEXT = "Tab";

/**
 * While a recording is opening, keeps the keys that are meant for it, and presses them in its after picture once that is there. On a slow machine a
 * quick hand has acted out the whole rule by then, and all but the last key, which saves, would be lost. Keys for a control that has the focus are
 * left alone, and if the recording ends before, nothing happens.
 */
export function useHeldKeys(isOpening: boolean): void {
  useEffect(() => {
    if (!isOpening) return;
    const held: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      if (!isForRecording(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) held.push(event);
    };
    const stop = () => window.removeEventListener("keydown", hold, { capture: true });
    window.addEventListener("keydown", hold, { capture: true });
    const giveUp = after(LONGEST_MS, () => {
      held.length = 0;
      stop();
    });
    return () => {
      giveUp();
      stop();
      if (held.length > 0) pressAll(held);
    };
  }, [isOpening]);
}

function isForRecording({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ((ctrlKey || metaKey) && key !== "Enter")) return false;
  const isOnPicture = document.activeElement === afterPicture();
  return ACTING.includes(key) ? isOnPicture || isFocusFree() : key === NEXT && !shiftKey && isOnPicture;
}

function pressAll(keys: readonly KeyboardEvent[]): void {
  const picture = afterPicture();
  if (!picture) return;
  if (isFocusFree()) picture.focus({ preventScroll: true });
  if (document.activeElement !== picture) return;
  const handles = document.querySelectorAll<HTMLElement>("[data-handles=after] button").values();
  let at = picture;
  for (const { key, code, ctrlKey, metaKey, shiftKey } of keys) {
    const press = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    // A browser moves the focus only for keys that are really pressed.
    if (key === NEXT) at = handles.next().value ?? at;
    if (key === NEXT) at.focus({ preventScroll: true });
    else at.dispatchEvent(new KeyboardEvent("keydown", press));
  }
}

function afterPicture(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-view=after]");
}
