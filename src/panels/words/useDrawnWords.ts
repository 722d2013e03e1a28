import { useEffect, useEffectEvent, useRef, useState } from "react";
import { messageOf } from "../../browser/request.ts";

export interface DrawnWords {
  readonly isDrawing: boolean;
  /** Why the last picture could not be generated, in words for a child. */
  readonly message: string | null;
  /** What `make` had to say about the last picture. */
  readonly remark: string | null;
  readonly draw: (words: string) => void;
  readonly stop: () => void;
}

/**
 * Runs the generation of a picture from a description. `make` generates the picture and puts it in place, and stops on its signal. It
 * returns what to say about the picture, if anything.
 * Unmounting aborts it, unless `failedLater` is given, which then gets the message of a failure that no mounted component can show.
 */
export function useDrawnWords(
  make: (words: string, signal: AbortSignal) => Promise<string | null>,
  failedLater?: (message: string) => void,
): DrawnWords {
  const [isDrawing, setDrawing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
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
    setRemark(null);
    setDrawing(true);
    try {
      const said = await make(words, stopper.signal);
      if (!stopper.signal.aborted) setRemark(said);
    } catch (failure) {
      const why = messageOf(failure);
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
  return { isDrawing, message, remark, draw: (words) => void draw(words), stop };
}
