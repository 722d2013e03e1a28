import { createStore, type StoreApi } from "zustand/vanilla";
import { after } from "../../browser/timers.ts";

/** The description of the pixel under the pointer. A store outside of React, because it changes with every pixel. */
export interface CursorText {
  readonly store: StoreApi<{ readonly text: string }>;
  readonly say: (text: string) => void;
}

/** The shortest time between two texts: each causes a layout of the page, which would slow strokes down. */
const SAY_MS = 80;

export function newCursorText(): CursorText {
  const store = createStore<{ readonly text: string }>(() => ({ text: "" }));
  let latest = "";
  let isWaiting = false;
  const write = () => {
    isWaiting = false;
    store.setState({ text: latest });
  };
  const say = (text: string) => {
    latest = text;
    if (!isWaiting) after(SAY_MS, write);
    isWaiting = true;
  };
  return { store, say };
}
