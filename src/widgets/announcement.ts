import { createStore } from "zustand/vanilla";

interface Announcement {
  readonly text: string;
  /** Counts up, so that the same text is read again if it is announced again. */
  readonly serial: number;
}

/** The latest announcement, rendered by Announcer. */
export const announcement = createStore<Announcement>(() => ({ text: "", serial: 0 }));

/**
 * Has screen readers read a text aloud, for changes that have no focus. Returns a function that takes it back, so that someone who comes
 * to it later does not read what is no longer true.
 */
export function announce(text: string): () => void {
  announcement.setState(({ serial }) => ({ text, serial: serial + 1 }));
  const { serial } = announcement.getState();
  return () => {
    if (announcement.getState().serial === serial) announcement.setState({ text: "" });
  };
}

/** Takes back whatever was announced last. */
export function silence(): void {
  announcement.setState({ text: "" });
}
