import type { StoreApi } from "zustand/vanilla";
import type { ReadyMadeCharacter } from "../api/wire.ts";
import type {
  Actor,
  FlowBehavior,
  Id,
  LoopCount,
  NewId,
  Point,
  TickResult,
  Transform,
  WorldDocument,
} from "../engine/index.ts";
import type { EditorState, ModalState, Scene, StampItem, UiState, ViewId } from "./store/EditorState.ts";
import type { RuleTarget, Side, ToolEvent } from "./tools/ToolEvent.ts";
import type { ToolId } from "./tools/ToolId.ts";

/** What an editor is made from; all that is not pure is handed in. */
export interface EditorParts {
  readonly document: WorldDocument;
  /** A player: plays, but takes no edit. */
  readonly readOnly: boolean;
  readonly newId: NewId;
  readonly seed: number;
  readonly clock: Clock;
  /** Where saves go; null where nothing is saved (player, tests). */
  readonly keep: WorldKeeper | null;
}

export interface Clock {
  now(): number;
  /** Calls back once after so many ms; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

export interface WorldKeeper {
  save(document: WorldDocument): Promise<void>;
}

/** The one door to a game being made or played. Views call it and read its store; nothing else changes state. */
export declare class Editor {
  constructor(parts: EditorParts);
  readonly store: StoreApi<EditorState>;
  readonly readOnly: boolean;

  /** Sends one thing a hand did to the tool in hand. */
  dispatch(event: ToolEvent): void;
  chooseTool(tool: ToolId): void;
  pickStamp(item: StampItem): void;

  selectCharacter(characterId: Id | null): void;
  selectActor(view: ViewId, actorId: Id | null): void;
  selectRule(ruleId: Id | null): void;
  showTab(tab: UiState["inspectorTab"]): void;
  openModal(modal: ModalState): void;
  closeModal(): void;
  dismissNotice(): void;
  followNotice(): void;

  /** What a view draws: the stage (as it is now, playing included), or one picture of the recording; null if it is not there. */
  scene(view: ViewId): Scene | null;

  placeActor(view: ViewId, characterId: Id, appearanceId: Id, cell: Point): void;
  moveActor(view: ViewId, actorId: Id, cell: Point): void;
  deleteActor(view: ViewId, actorId: Id): void;
  /** Delete or Backspace on the stage. */
  deleteSelectedActor(): void;
  setAppearance(view: ViewId, actorId: Id, appearanceId: Id): void;
  setTransform(view: ViewId, actorId: Id, transform: Transform): void;

  addReadyMade(character: ReadyMadeCharacter): Id;
  renameCharacter(characterId: Id, name: string): void;
  duplicateCharacter(characterId: Id): void;
  deleteCharacter(characterId: Id): void;
  renameAppearance(characterId: Id, appearanceId: Id, name: string): void;
  deleteAppearance(characterId: Id, appearanceId: Id): void;

  addFlow(characterId: Id): void;
  addClickEvent(characterId: Id): void;
  addKeyEvent(characterId: Id, code: number): void;
  setEventKey(characterId: Id, containerId: Id, code: number): void;
  renameRule(characterId: Id, ruleId: Id, name: string): void;
  deleteRule(characterId: Id, ruleId: Id): void;
  duplicateRule(characterId: Id, ruleId: Id): void;
  moveRule(characterId: Id, ruleId: Id, to: RuleTarget): void;
  setBehavior(characterId: Id, containerId: Id, behavior: FlowBehavior): void;
  setLoopCount(characterId: Id, containerId: Id, count: LoopCount): void;

  recordOnActor(actorId: Id): void;
  recordForCharacter(characterId: Id): void;
  recordAgain(characterId: Id, ruleId: Id): void;
  /** Moves one side of the extent so that it ends at a grid line of the before picture. */
  moveExtentSide(side: Side, line: number): void;
  /** Moves one side by whole squares; positive is outwards. */
  growExtentSide(side: Side, squares: number): void;
  toggleIgnored(cell: Point): void;
  toggleCondition(key: string): void;
  removeCondition(key: string): void;
  removeAction(index: number): void;
  saveRecording(): void;
  cancelRecording(): void;
  resumeRecording(): void;

  play(): void;
  stop(): void;
  forward(): void;
  back(): void;
  setSpeed(speed: number): void;
  /** A key or on-screen key went down or up; it counts in every tick while down, and once if shorter than a tick. */
  pressKey(code: number): void;
  releaseKey(code: number): void;
  releaseAllKeys(): void;
  clickActor(actorId: Id): void;
  /** Tells of every tick and step back, before React hears anything; the answer ends it. */
  onTick(listener: (result: TickResult) => void): () => void;
  /** The actors of the shown stage as they are now, ticks included. */
  actors(): ReadonlyMap<Id, Actor>;

  undo(): void;
  redo(): void;

  renameWorld(name: string): void;
  /** Saves what is not saved yet; resolves when it is, rejects with plain words when it cannot be. */
  saveNow(): Promise<void>;
  /** Stops clocks, worker and listeners. */
  destroy(): void;
}
