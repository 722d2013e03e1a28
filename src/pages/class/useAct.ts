import { useState } from "react";
import { messageOf } from "../../browser/request.ts";

interface Act {
  readonly isBusy: boolean;
  /** What went wrong with the last one, or null. */
  readonly message: string | null;
  /** Does something, and says what failed. Ignored while another one is under way. */
  readonly act: (call: () => Promise<unknown>) => Promise<void>;
}

/** One call at a time, with its failure. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function act(call: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setMessage(null);
    try {
      await call();
    } catch (failure) {
      setMessage(messageOf(failure));
    }
    setBusy(false);
  }
  return { isBusy, message, act };
}
