/** A list that a page waits for; whoever comes back to it by Back finds it, and the place in it, as it was left. */
import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { type LoadState, useLoaded } from "./useLoaded.ts";
import { useScrollBack } from "./useScrollBack.ts";

/** `shown` remembers, by `name`, what was shown last; it is looked for anew all the same. */
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
