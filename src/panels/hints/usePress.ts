import { useSyncExternalStore } from "react";
import { inputInUse, onInputInUse } from "../../browser/inputInUse.ts";
import { PRESS } from "./toolWords.ts";

/** The verb for pressing something with the input in use: "Tap", "Click" or "Choose". */
export function usePress(): string {
  return PRESS[useSyncExternalStore(onInputInUse, inputInUse)];
}
