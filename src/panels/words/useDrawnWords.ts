/** A picture on its way from words: drawn by the server for who is signed in, by the browser itself for everybody else. */
import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface DrawnWords {
  readonly isDrawing: boolean;
  /** Why the last one did not come, in plain words. */
  readonly message: string | null;
  readonly draw: (words: string) => void;
  readonly stop: () => void;
}

/**
 * `make` brings the picture to where it belongs, and stops when it is told to. A dialog that closes stops it, too, unless
 * `failedLater` takes why it did not come when nobody is there any more to read it.
 */
export function useDrawnWords(
  make: (words: string, signal: AbortSignal) => Promise<void>,
  failedLater?: (message: string) => void,
): DrawnWords {
  const [isDrawing, setDrawing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const isClosed = useRef(false);
  const close = useEffectEvent(() => {
    isClosed.current = true;
    if (!failedLater) running.current?.abort();
  });
  useEffect(() => {
    isClosed.current = false;
    return () => close();
  }, []);

  async function draw(words: string) {
    running.current?.abort();
    const stopper = new AbortController();
    running.current = stopper;
    setMessage(null);
    setDrawing(true);
    try {
      await make(words, stopper.signal);
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure);
      if (stopper.signal.aborted) return;
      if (isClosed.current) failedLater?.(why);
      else setMessage(why);
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
