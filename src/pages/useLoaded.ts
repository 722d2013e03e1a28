/** Something a page waits for: its value, or why it did not come, and another try. */
import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: Error };

export interface Loading<Value> {
  readonly loaded: Loaded<Value>;
  readonly retry: () => void;
  /** Puts a changed value in place of the loaded one. */
  readonly change: (value: Value) => void;
}

/** `load` is called again whenever it is another function: give one from the module or from `useCallback`. */
export function useLoaded<Value>(load: () => Promise<Value>): Loading<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: "loading" });
  const stopWaiting = useRef(nothingToStop);
  /** Only the latest try counts, and none once the page is gone. */
  const retry = useCallback(() => {
    stopWaiting.current();
    let wanted = true;
    stopWaiting.current = () => {
      wanted = false;
    };
    setLoaded({ status: "loading" });
    load().then(
      (value) => wanted && setLoaded({ status: "ready", value }),
      (failure) => wanted && setLoaded({ status: "failed", failure: asError(failure) }),
    );
  }, [load]);
  useEffect(() => {
    retry();
    return () => stopWaiting.current();
  }, [retry]);
  const change = useCallback((value: Value) => setLoaded({ status: "ready", value }), []);
  return { loaded, retry, change };
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

function nothingToStop(): void {}
