import { useCallback, useEffect } from "react";
import { pupil } from "../../api/classCalls.ts";
import type { Door } from "../../api/classes.ts";
import { after } from "../../browser/timers.ts";
import { type LoadState, useLoaded } from "../useLoaded.ts";
import { rememberedKey } from "./rememberedClass.ts";

/** A shut door is looked at again after this time. */
const AGAIN_MS = 4000;

/** The door of a class. While it is shut, it is looked at again and again. */
export function useDoor(code: string): Pick<LoadState<Door>, "loaded" | "retry"> {
  const { loaded, retry, change } = useLoaded(useCallback(() => pupil.door(code, rememberedKey(code)), [code]));
  const isShut = loaded.status === "ready" && !loaded.value.isOpen;
  useEffect(() => {
    if (!isShut) return;
    let cancel = () => {};
    const lookAgain = () => {
      cancel = after(AGAIN_MS, () => void pupil.door(code, rememberedKey(code)).then(see, lookAgain));
    };
    const see = (door: Door) => (door.isOpen ? change(door) : lookAgain());
    lookAgain();
    return () => cancel();
  }, [isShut, code, change]);
  return { loaded, retry };
}
