import { useCallback, useEffect, useRef, useState } from "react";

/** Something that a page loads. */
export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: Error };

export interface LoadState<Value> {
  readonly loaded: Loaded<Value>;
  readonly retry: () => void;
  /** Replaces the loaded value. */
  readonly change: (value: Value) => void;
  /** Changes the loaded value; does nothing if there is none. */
  readonly update: (change: (value: Value) => Value) => void;
}

const LOADING = { status: "loading" } as const;

/**
 * Calls `load` on mount and whenever it becomes another function, so it must be stable: from the module or from `useCallback`. `known` is
 * returned until the first value is loaded, and also if loading fails.
 */
export function useLoaded<Value>(load: () => Promise<Value>, known?: Value): LoadState<Value> {
  const first: Loaded<Value> = known === undefined ? LOADING : { status: "ready", value: known };
  const [loaded, setLoaded] = useState<Loaded<Value>>(first);
  const isKnown = useRef(known !== undefined);
  const stopWaiting = useRef(nothingToStop);
  /** A newer attempt or unmounting discards the result of an older attempt. */
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
    // A request that was sent before the change would undo it.
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
