import type { Id } from "../../../engine/index.ts";
import type { ToolContext } from "../Tool.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags an appearance from the library; subclasses decide what dropping it does. */
export abstract class DraggingFromLibrary implements Gesture {
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
