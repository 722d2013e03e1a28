import type { Id } from "../../../engine/index.ts";

/** The variable that was just added, whose name waits to be typed, once. */
export interface Naming {
  readonly newVariableId: Id | null;
  /** Its name is open for typing now. */
  readonly begun: () => void;
}
