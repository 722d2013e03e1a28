import type { Workbench } from "../edits/Workbench.ts";
import type { Rooms } from "../Rooms.ts";
import type { PlaybackState } from "../store/EditorState.ts";
import type { GestureView } from "./GestureView.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import type { ToolEvent } from "./ToolEvent.ts";
import type { ToolId } from "./ToolId.ts";

/** What tools work with: the edits, and the picture of the gesture in hand. */
export interface Hand extends Rooms {
  readonly bench: Workbench;
  readonly playback: () => PlaybackState;
  readonly clickActor: (actorId: string) => void;
  readonly show: (gesture: GestureView | null) => void;
  readonly choose: (tool: ToolId) => void;
}

/** One tool: it decides what a press begins; the gesture that began goes on by itself. */
export abstract class Tool {
  protected readonly hand: Hand;

  constructor(hand: Hand) {
    this.hand = hand;
  }

  /** The gesture that a press begins, or null where this tool has nothing to do. */
  abstract press(event: ToolEvent): Gesture | null;

  doublePress(_event: ToolEvent): void {}

  /** The hand moves with nothing pressed. */
  hover(_event: ToolEvent): void {}

  /** A gesture that did something has ended: back to the pointer unless Shift is held or it is locked (spec §4, "Tools"). */
  finished(event: ToolEvent): void {
    if (!event.shift && !this.hand.bench.ui.state.toolStays) this.hand.choose("pointer");
  }
}
