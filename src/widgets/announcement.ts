import { createStore } from "zustand/vanilla";

interface Announcement {
  readonly text: string;
  /** Counts up, so that the same text is read again if it is announced again. */
  readonly serial: number;
}

/** The latest announcement, rendered by Announcer. */
export const announcement = createStore<Announcement>(() => ({ text: "", serial: 0 }));

/** Has screen readers read a text aloud, for changes that have no focus. */
export function announce(text: string): void {
  announcement.setState(({ serial }) => ({ text, serial: serial + 1 }));
}
