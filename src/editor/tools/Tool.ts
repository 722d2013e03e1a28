import type { ActorActions } from "../actions/ActorActions.ts";
import type { CharacterActions } from "../actions/CharacterActions.ts";
import type { DrawingActions } from "../actions/DrawingActions.ts";
import type { GlobalActions } from "../actions/GlobalActions.ts";
import type { RecordingActions } from "../actions/RecordingActions.ts";
import type { RuleActions } from "../actions/RuleActions.ts";
import type { SelectionActions } from "../actions/SelectionActions.ts";
import type { VariableActions } from "../actions/VariableActions.ts";
import type { EditorContext } from "../EditorContext.ts";
import type { Playback } from "../playback/Playback.ts";
import type { DragPreview } from "./DragPreview.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import type { ToolEvent, ToolId } from "./ToolEvent.ts";

/** The Editor as far as tools need it. */
export interface ToolEditor extends EditorContext {
  readonly actors: ActorActions;
  readonly selection: SelectionActions;
  readonly characters: CharacterActions;
  readonly drawings: DrawingActions;
  readonly rules: RuleActions;
  readonly variables: VariableActions;
  readonly globals: GlobalActions;
  readonly recording: RecordingActions;
  readonly playback: Pick<Playback, "keys" | "live" | "stop">;
}

/** What tools and gestures work with. */
export interface ToolContext {
  readonly editor: ToolEditor;
  readonly showPreview: (preview: DragPreview | null) => void;
  readonly chooseTool: (tool: ToolId) => void;
}

/** Decides which gesture a press begins; the gesture then handles the moves and the release. */
export abstract class Tool {
  protected readonly context: ToolContext;

  constructor(context: ToolContext) {
    this.context = context;
  }

  /** The gesture that a press begins; null if it begins none. */
  abstract press(event: ToolEvent): Gesture | null;

  doublePress(_event: ToolEvent): void {}

  /** The pointer moves with nothing pressed. */
  hover(_event: ToolEvent): void {}

  /** A gesture that did something has ended: the pointer is chosen again unless Shift is held or the tool is locked. */
  finished(event: ToolEvent): void {
    if (!event.shift && !this.context.editor.ui.state.toolStays) this.context.chooseTool("pointer");
  }
}
