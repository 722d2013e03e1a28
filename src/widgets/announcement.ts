/** The last thing said aloud: what changes without being looked at is told to a screen reader through it. */
import { createStore } from "zustand/vanilla";

interface Announcement {
  readonly text: string;
  /** Grows each time, so that the same words twice are said twice. */
  readonly serial: number;
}

export const announcement = createStore<Announcement>(() => ({ text: "", serial: 0 }));

/** The answer takes it back: what is no longer true is not read by someone who comes to it later. */
export function announce(text: string): () => void {
  announcement.setState(({ serial }) => ({ text, serial: serial + 1 }));
  const { serial } = announcement.getState();
  return () => {
    if (announcement.getState().serial === serial) announcement.setState({ text: "" });
  };
}
