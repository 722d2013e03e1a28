import type { Id } from "../../../engine/index.ts";
import type { ToolContext } from "../Tool.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** A look of the library under the hand, whatever it becomes where it is let go of. */
export abstract class DraggingLook implements Gesture {
  abstract readonly name: string;
  protected readonly context: ToolContext;
  protected readonly characterId: Id;
  protected readonly appearanceId: Id;

  constructor(context: ToolContext, characterId: Id, appearanceId: Id) {
    this.context = context;
    this.characterId = characterId;
    this.appearanceId = appearanceId;
  }

  abstract move(event: ToolEvent): Gesture;

  abstract release(event: ToolEvent): boolean;

  cancel(): void {}
}
