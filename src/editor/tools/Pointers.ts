import type { Editor } from "../Editor.ts";
import type { Surface } from "./Surface.ts";
import type { Target } from "./ToolEvent.ts";

/** Turns DOM pointer events anywhere on the page into ToolEvents: one gesture, from any panel onto any stage. */
export declare class Pointers {
  constructor(editor: Editor, page: Window);
  register(surface: Surface): () => void;
  /** A pointer went down on a target; the gesture is followed until it is up, cancelled or Escape is pressed. */
  begin(event: PointerEvent, target: Target): void;
  destroy(): void;
}
