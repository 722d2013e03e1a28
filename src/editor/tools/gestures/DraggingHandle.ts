import type { Hand } from "../Tool.ts";
import type { Side, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** One side of the picture follows the hand from grid line to grid line: one step of the recording (details §10). */
export class DraggingHandle implements Gesture {
  readonly name = "draggingHandle";
  readonly #hand: Hand;
  readonly #side: Side;

  constructor(hand: Hand, side: Side) {
    this.#hand = hand;
    this.#side = side;
    hand.bench.recorder.mark();
  }

  move({ target }: ToolEvent): Gesture {
    if (target.kind === "handle") this.#hand.recording.moveSide(this.#side, target.line);
    return this;
  }

  release(event: ToolEvent): boolean {
    this.move(event);
    this.#hand.bench.recorder.commit("resize picture");
    return true;
  }

  cancel(): void {
    this.#hand.bench.recorder.bail();
  }
}
