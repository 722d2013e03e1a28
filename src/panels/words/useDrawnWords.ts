/** A picture on its way from words: drawn by the server for who is signed in, by the browser itself for everybody else. */
import { useEffect, useRef, useState } from "react";

export interface DrawnWords {
  readonly isDrawing: boolean;
  /** Why the last one did not come, in plain words. */
  readonly message: string | null;
  readonly draw: (words: string) => void;
  readonly stop: () => void;
}

/** `make` brings the picture to where it belongs, and stops when it is told to; a dialog that closes stops it, too. */
export function useDrawnWords(make: (words: string, signal: AbortSignal) => Promise<void>): DrawnWords {
  const [isDrawing, setDrawing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function draw(words: string) {
    running.current?.abort();
    const stopper = new AbortController();
    running.current = stopper;
    setMessage(null);
    setDrawing(true);
    try {
      await make(words, stopper.signal);
    } catch (failure) {
      if (!stopper.signal.aborted) setMessage(failure instanceof Error ? failure.message : String(failure));
    } finally {
      if (running.current === stopper) setDrawing(false);
    }
  }
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setDrawing(false);
  };
  return { isDrawing, message, draw: (words) => void draw(words), stop };
}
