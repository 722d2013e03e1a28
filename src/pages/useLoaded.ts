/** Something a page waits for: its value, or why it did not come, and another try. */
import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: Error };

export interface LoadState<Value> {
  readonly loaded: Loaded<Value>;
  readonly retry: () => void;
  /** Puts a changed value in place of the loaded one. */
  readonly change: (value: Value) => void;
  /** Changes what is loaded by now; nothing where nothing is. */
  readonly update: (change: (value: Value) => Value) => void;
}

const LOADING = { status: "loading" } as const;

/**
 * `load` is called again whenever it is another function: give one from the module or from `useCallback`.
 * `known`: shown from the first moment, and stays should loading fail.
 */
export function useLoaded<Value>(load: () => Promise<Value>, known?: Value): LoadState<Value> {
  const first: Loaded<Value> = known === undefined ? LOADING : { status: "ready", value: known };
  const [loaded, setLoaded] = useState<Loaded<Value>>(first);
  const isKnown = useRef(known !== undefined);
  const stopWaiting = useRef(nothingToStop);
  /** Only the latest try counts, and none once the page is gone. */
  const ask = useCallback(
    (quietly: boolean) => {
      stopWaiting.current();
      let wanted = true;
      stopWaiting.current = () => {
        wanted = false;
      };
      if (!quietly) setLoaded(LOADING);
      load().then(
        (value) => wanted && setLoaded({ status: "ready", value }),
        (failure) => wanted && !quietly && setLoaded({ status: "failed", failure: asError(failure) }),
      );
    },
    [load],
  );
  const retry = useCallback(() => ask(false), [ask]);
  useEffect(() => {
    ask(isKnown.current);
    return () => stopWaiting.current();
  }, [ask]);
  const change = useCallback((value: Value) => {
    // What was asked for before the change would take it back.
    stopWaiting.current();
    setLoaded({ status: "ready", value });
  }, []);
  const update = useCallback((next: (value: Value) => Value) => {
    stopWaiting.current();
    setLoaded((now) => (now.status === "ready" ? { status: "ready", value: next(now.value) } : now));
  }, []);
  return { loaded, retry, change, update };
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

function nothingToStop(): void {}
