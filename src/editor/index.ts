/**
 * The editor's types, and functions that ask about its state. Code outside this folder imports these, the Editor itself (`Editor.ts`) and its
 * React hooks (`EditorProvider.tsx`).
 */
export { type DrawingActions, type DrawingWork, FIRST_APPEARANCE } from "./actions/DrawingActions.ts";
export type { RecordingActions } from "./actions/RecordingActions.ts";
export type { StageActions } from "./actions/StageActions.ts";
export type { History } from "./history/History.ts";
export { isAtStart, stageAtStart } from "./playback/atStart.ts";
export { keyBlocks } from "./playback/keys.ts";
export type { LiveWorld } from "./playback/LiveWorld.ts";
export type { OwnKeys } from "./playback/OwnKeys.ts";
export type { Playback } from "./playback/Playback.ts";
export type { Power } from "./playback/Power.ts";
export { namedRule, type SpeedReading } from "./playback/SpeedMonitor.ts";
export { turnsIn } from "./playback/turnsIn.ts";
export { atStart, hasMotion, isArrow, namedKeys, ownKeysOf, raisedIn } from "./played.ts";
export type { Fitting } from "./recording/FittingPlaces.ts";
export type { EditorStore } from "./state/createStore.ts";
export {
  type AskedRule,
  type AskedTurn,
  type CalmState,
  type DrawingTarget,
  type EditorState,
  hasOffer,
  type InsideTurn,
  type ModalState,
  type Notice,
  type PowerState,
  type QualityLevel,
  type RuleReason,
  redoLabel,
  type SaveState,
  type Scene,
  type SoundUse,
  type StampItem,
  type UiState,
  undoLabel,
  type WantedPicture,
} from "./state/EditorState.ts";
export { mostTaught } from "./state/mostTaught.ts";
export { selectedIn } from "./state/selection.ts";
export type { Ui } from "./state/Ui.ts";
export type { Ghost, SelectionBox } from "./tools/DragPreview.ts";
export { PointerInput } from "./tools/PointerInput.ts";
export type {
  LibraryTarget,
  RowsTarget,
  RuleTarget,
  SquareTarget,
  Target,
  ToolId,
  ViewId,
} from "./tools/ToolEvent.ts";
