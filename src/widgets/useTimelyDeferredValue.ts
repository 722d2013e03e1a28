import { useDeferredValue, useEffect, useState } from "react";
import { after } from "../browser/timers.ts";

/** A page that is updated all the time, for example by a playing game, would restart a deferred render again and again. */
const TIMEOUT_MS = 600;

/**
 * As `useDeferredValue`, but late by `TIMEOUT_MS` at most. What the value shows is rendered in short slices, so that the page keeps
 * responding to the press that asked for it.
 */
export function useTimelyDeferredValue<Value>(value: Value): Value {
  const deferred = useDeferredValue(value);
  const [isOverdue, setOverdue] = useState(false);
  const isPending = deferred !== value;
  useEffect(() => {
    if (isPending) return after(TIMEOUT_MS, () => setOverdue(true));
    setOverdue(false);
  }, [isPending]);
  return isOverdue ? value : deferred;
}
