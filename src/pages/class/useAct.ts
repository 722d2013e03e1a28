import { useState } from "react";
import { messageOf } from "../../browser/request.ts";

interface Act {
  readonly isBusy: boolean;
  /** What went wrong with the last one, or null. */
  readonly message: string | null;
  /** Does something, and says what failed. Ignored while another one is under way. Resolves to whether it was done. */
  readonly act: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** One call at a time, with its failure. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function act(call: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setMessage(null);
    try {
      await call();
      return true;
    } catch (failure) {
      setMessage(messageOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, message, act };
}
