import type { Id } from "../../../engine/index.ts";

/** The variable that was just added. Its name opens for typing once. */
export interface Naming {
  readonly newVariableId: Id | null;
  /** Called when its name has been opened. */
  readonly begun: () => void;
}
