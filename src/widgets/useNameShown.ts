/** When the name of a thing is to be seen beside it: a pointer rests on it, or the keyboard has come to it. */
import { type DOMAttributes, type FocusEvent, type PointerEvent, useRef, useState } from "react";
import { after } from "../browser/timers.ts";
import { composeHandlers } from "./composeHandlers.ts";

const REST_MS = 450;

/** What hides the name that is to be seen now: there is one at a time on the page. */
let hideShown: () => void = () => undefined;

export interface NameShown {
  /** The thing whose name is to be seen; null: it is not. */
  readonly element: HTMLElement | null;
  readonly hide: () => void;
  /** Handlers for the thing, its own included. */
  readonly hears: DOMAttributes<HTMLElement>;
}

export function useNameShown(own: DOMAttributes<HTMLElement>): NameShown {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // A pointer that has pressed does not ask for the name again before it has been elsewhere.
  const visit = useRef<(() => void) | null>(null);
  const hide = () => {
    visit.current?.();
    setElement(null);
  };
  const show = (named: HTMLElement) => {
    // It may have gone under the pointer that rested on it.
    if (!named.isConnected) return;
    hideShown();
    hideShown = () => setElement(null);
    setElement(named);
  };
  const enter = ({ pointerType, buttons, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === "touch" || visit.current) return;
    visit.current = buttons === 0 ? after(REST_MS, () => show(currentTarget)) : done;
  };
  const leave = () => {
    hide();
    visit.current = null;
  };
  return {
    element,
    hide,
    hears: {
      onPointerMove: composeHandlers(own.onPointerMove, enter),
      onPointerLeave: composeHandlers(own.onPointerLeave, leave),
      onPointerDown: composeHandlers(own.onPointerDown, hide),
      onFocus: composeHandlers(own.onFocus, ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (isByKey(currentTarget)) show(currentTarget);
      }),
      onBlur: composeHandlers(own.onBlur, hide),
      onClick: composeHandlers(own.onClick, hide),
    },
  };
}

/** A menu that closes gives the focus back, to a finger, too: it knows where it is, and a name would only lie over things. */
function isByKey(focused: HTMLElement): boolean {
  return focused.matches(":focus-visible");
}

function done(): void {}
