import type { ToolEvent } from "../ToolEvent.ts";

/** One press of the hand until it lets go; it keeps only the facts of itself and is forgotten afterwards. */
export interface Gesture {
  /** What the hand is doing, for the path of the tool machine: `pointer.draggingActor`. */
  readonly name: string;
  /** The gesture that goes on from here: itself, or what it has turned into. */
  move(event: ToolEvent): Gesture;
  /** Ends it; true if it did what the tool is for. */
  release(event: ToolEvent): boolean;
  /** Escape, or another tool: all is as it was before. */
  cancel(): void;
}
