import { useState } from "react";
import { messageOf } from "../../browser/request.ts";

export interface Saving {
  readonly isBusy: boolean;
  /** Something was saved since the pane was opened. */
  readonly isSaved: boolean;
  /** Why the last try failed, in plain words. */
  readonly message: string | null;
  readonly save: () => void;
}

/** Saves a file by a press, one at a time. What `make` rejects with becomes the message. */
export function useSaving(make: () => Promise<void>): Saving {
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function save() {
    setBusy(true);
    setMessage(null);
    try {
      await make();
      setSaved(true);
    } catch (failure) {
      setSaved(false);
      setMessage(messageOf(failure));
    }
    setBusy(false);
  }
  return { isBusy, isSaved, message, save: () => void (isBusy || save()) };
}
