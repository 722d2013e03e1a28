/** The last thing said aloud: what changes without being looked at is told to a screen reader through it. */
import { createStore } from "zustand/vanilla";

interface Announcement {
  readonly text: string;
  /** Grows each time, so that the same words twice are said twice. */
  readonly serial: number;
}

export const announcement = createStore<Announcement>(() => ({ text: "", serial: 0 }));

export function announce(text: string): void {
  announcement.setState(({ serial }) => ({ text, serial: serial + 1 }));
}
