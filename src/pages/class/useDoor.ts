import { useCallback, useEffect } from "react";
import { pupil } from "../../api/classCalls.ts";
import type { Door } from "../../api/classes.ts";
import { RequestFailed } from "../../browser/request.ts";
import { after } from "../../browser/timers.ts";
import { type LoadState, useLoaded } from "../useLoaded.ts";
import { rememberedKey } from "./rememberedClass.ts";

/** A shut door is looked at again after this time, and an open one, which may be shut or gone. */
const SHUT_MS = 4000;
const OPEN_MS = 20_000;

/** The door of a class, looked at again and again: names are shown no longer than it is open. */
export function useDoor(code: string): Pick<LoadState<Door>, "loaded" | "retry"> {
  const { loaded, retry, change } = useLoaded(useCallback(() => pupil.door(code, rememberedKey(code)), [code]));
  const isOpen = loaded.status === "ready" ? loaded.value.isOpen : null;
  useEffect(() => {
    if (isOpen === null) return;
    let isOver = false;
    let cancel = () => {};
    const lookAgain = () => {
      cancel = after(isOpen ? OPEN_MS : SHUT_MS, () => void pupil.door(code, rememberedKey(code)).then(see, fail));
    };
    const see = (door: Door) => {
      if (isOver) return;
      // Also shows the names that were added meanwhile.
      change(door);
      if (door.isOpen === isOpen) lookAgain();
    };
    const fail = (failure: unknown) => {
      if (isOver) return;
      if (failure instanceof RequestFailed && failure.status === 404) retry();
      else lookAgain();
    };
    lookAgain();
    return () => {
      isOver = true;
      cancel();
    };
  }, [isOpen, code, change, retry]);
  return { loaded, retry };
}
