import type { ToolEvent } from "../ToolEvent.ts";

/** A press of the pointer until its release. */
export interface Gesture {
  /** The name of the state, for the path of the state machine: `pointer.draggingActor`. */
  readonly name: string;
  /** Handles a move; returns the gesture that continues: itself, or the one it has become. */
  move(event: ToolEvent): Gesture;
  /** Ends the gesture; true if it did what the tool is for. */
  release(event: ToolEvent): boolean;
  /** Ends the gesture on Escape or a change of tool: everything is as it was before. */
  cancel(): void;
}
