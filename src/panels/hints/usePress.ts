import { useSyncExternalStore } from "react";
import { type InputKind, inputInUse, onInputInUse } from "../../browser/inputInUse.ts";
import { PRESS } from "./toolWords.ts";

/** With what the child works right now. */
export function useInputInUse(): InputKind {
  return useSyncExternalStore(onInputInUse, inputInUse);
}

/** The verb for pressing something with the input in use: "Tap", "Click" or "Choose". */
export function usePress(): string {
  return PRESS[useInputInUse()];
}
