import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useScrollBack } from "./frame/pageChange.ts";
import { type LoadState, useLoaded } from "./useLoaded.ts";

/**
 * Loads a list. Going back to the page shows the list from before, at the same scroll position, while it is loaded again. `shown` stores
 * the last value by `name`.
 */
export function useLoadedList<Value>(
  load: () => Promise<Value>,
  shown: Map<string, Value>,
  name: string,
): LoadState<Value> {
  const isBack = useNavigationType() === NavigationType.Pop;
  const loading = useLoaded(load, isBack ? shown.get(name) : undefined);
  const { loaded } = loading;
  useEffect(() => {
    if (loaded.status === "ready") shown.set(name, loaded.value);
  }, [loaded, shown, name]);
  useScrollBack(loaded.status === "ready");
  return loading;
}
