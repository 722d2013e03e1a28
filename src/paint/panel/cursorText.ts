/** Where the hand is on the drawing, in words: kept apart from React's own state, for it changes with every pixel. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { after } from "../../browser/timers.ts";

export interface CursorText {
  readonly store: StoreApi<{ readonly text: string }>;
  readonly say: (text: string) => void;
}

/** Nobody reads faster, and a stroke has better things to wait for than the page being laid out again. */
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
