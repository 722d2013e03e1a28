import type { ReadyMadeCharacter } from "../api/wire.ts";
import type { Actor, FlowBehavior, Id, LoopCount, Point, TickResult, Transform } from "../engine/index.ts";
import type { Clock } from "./Clock.ts";
import { renameWorld } from "./commands/world.ts";
import type { EditorParts } from "./EditorParts.ts";
import { actorIn, sceneOf } from "./edits/pictures.ts";
import type { EditorStore } from "./store/createStore.ts";
import type { ModalState, Scene, StampItem, UiState, ViewId } from "./store/EditorState.ts";
import type { RuleTarget, Side, ToolEvent } from "./tools/ToolEvent.ts";
import type { ToolId } from "./tools/ToolId.ts";
import { Workshop } from "./Workshop.ts";

export type { Clock } from "./Clock.ts";
export type { EditorParts } from "./EditorParts.ts";
export type { WorldKeeper } from "./saving/Saver.ts";

/** The one door to a game being made or played. Views call it and read its store; nothing else changes state. */
export class Editor {
  readonly store: EditorStore;
  readonly readOnly: boolean;
  readonly clock: Clock;
  readonly #shop: Workshop;

  constructor(parts: EditorParts) {
    this.#shop = new Workshop(parts);
    this.store = this.#shop.bench.store;
    this.readOnly = parts.readOnly;
    this.clock = parts.clock;
  }

  /** Sends one thing a hand did to the tool in hand. */
  dispatch(event: ToolEvent): void {
    this.#shop.toolbox.dispatch(event);
  }

  chooseTool(tool: ToolId): void {
    this.#shop.toolbox.choose(tool);
  }

  /** Takes the stamp into the hand with something to print. */
  pickStamp(stampItem: StampItem): void {
    if (this.#shop.bench.ui.state.toolId !== "stamp") this.chooseTool("stamp");
    if (this.#shop.bench.ui.state.toolId === "stamp") this.#shop.bench.ui.set({ stampItem });
  }

  /** Keeps the tool in hand after its work, or not: what Shift is to a keyboard. */
  keepTool(toolStays: boolean): void {
    this.#shop.bench.ui.set({ toolStays });
  }

  selectCharacter(characterId: Id | null): void {
    this.#shop.bench.ui.selectCharacter(characterId);
  }

  selectActor(view: ViewId, actorId: Id | null): void {
    const actor = actorId ? actorIn(this.#shop.bench, view, actorId) : undefined;
    this.#shop.bench.ui.selectActor(view, actorId, actor?.characterId);
  }

  selectRule(ruleId: Id | null): void {
    this.#shop.bench.ui.selectRule(ruleId);
  }

  /** The name of the rule just recorded is being typed: no other card offers it again. */
  beginNaming(): void {
    this.#shop.bench.ui.nameRule(null);
  }

  showTab(tab: UiState["inspectorTab"]): void {
    this.#shop.bench.ui.showTab(tab);
  }

  openModal(modal: ModalState): void {
    this.#shop.bench.ui.openModal(modal);
  }

  closeModal(): void {
    this.#shop.bench.ui.openModal(null);
  }

  /** Says one short line to the child. */
  tell(text: string): void {
    this.#shop.bench.notices.tell(text);
  }

  dismissNotice(): void {
    this.#shop.bench.notices.dismiss();
  }

  followNotice(): void {
    this.#shop.followNotice();
  }

  /** What a view draws: the stage (as it is now, playing included), or one picture of the recording; null if it is not there. */
  scene(view: ViewId): Scene | null {
    return sceneOf(this.#shop.bench, view);
  }

  placeActor(view: ViewId, characterId: Id, appearanceId: Id, cell: Point): void {
    this.#shop.placeNew(view, { characterId, appearance: appearanceId, variableValues: {} }, cell);
  }

  moveActor(view: ViewId, actorId: Id, cell: Point): void {
    this.#shop.actors.move(view, actorId, cell);
  }

  deleteActor(view: ViewId, actorId: Id): void {
    this.#shop.actors.remove(view, actorId);
  }

  /** Delete or Backspace on the stage. */
  deleteSelectedActor(): void {
    const { selectedView, selectedActorId } = this.#shop.bench.ui.state;
    if (selectedActorId) this.#shop.actors.remove(selectedView, selectedActorId);
  }

  setAppearance(view: ViewId, actorId: Id, appearanceId: Id): void {
    this.#shop.actors.setAppearance(view, actorId, appearanceId);
  }

  setTransform(view: ViewId, actorId: Id, transform: Transform): void {
    this.#shop.actors.setTransform(view, actorId, transform);
  }

  addReadyMade(character: ReadyMadeCharacter): Id {
    return this.#shop.characters.addReadyMade(character);
  }

  renameCharacter(characterId: Id, name: string): void {
    this.#shop.characters.rename(characterId, name);
  }

  duplicateCharacter(characterId: Id): void {
    this.#shop.characters.duplicate(characterId);
  }

  deleteCharacter(characterId: Id): void {
    this.#shop.characters.remove(characterId);
  }

  renameAppearance(characterId: Id, appearanceId: Id, name: string): void {
    this.#shop.characters.renameAppearance(characterId, appearanceId, name);
  }

  deleteAppearance(characterId: Id, appearanceId: Id): void {
    this.#shop.characters.removeAppearance(characterId, appearanceId);
  }

  addFlow(characterId: Id): void {
    this.#shop.rules.addFlow(characterId);
  }

  addClickEvent(characterId: Id): void {
    this.#shop.rules.addClickEvent(characterId);
  }

  addKeyEvent(characterId: Id, code: number): void {
    this.#shop.rules.addKeyEvent(characterId, code);
  }

  setEventKey(characterId: Id, containerId: Id, code: number): void {
    this.#shop.rules.setEventKey(characterId, containerId, code);
  }

  renameRule(characterId: Id, ruleId: Id, name: string): void {
    this.#shop.rules.rename(characterId, ruleId, name);
  }

  deleteRule(characterId: Id, ruleId: Id): void {
    this.#shop.rules.remove(characterId, ruleId);
  }

  duplicateRule(characterId: Id, ruleId: Id): void {
    this.#shop.rules.duplicate(characterId, ruleId);
  }

  moveRule(characterId: Id, ruleId: Id, to: RuleTarget): void {
    this.#shop.rules.move(characterId, ruleId, to);
  }

  setBehavior(characterId: Id, containerId: Id, behavior: FlowBehavior): void {
    this.#shop.rules.setBehavior(characterId, containerId, behavior);
  }

  setLoopCount(characterId: Id, containerId: Id, count: LoopCount): void {
    this.#shop.rules.setLoopCount(characterId, containerId, count);
  }

  recordOnActor(actorId: Id): void {
    this.#shop.recording.onActor(actorId);
  }

  recordForCharacter(characterId: Id): void {
    this.#shop.recording.forCharacter(characterId);
  }

  recordAgain(characterId: Id, ruleId: Id): void {
    this.#shop.recording.again(characterId, ruleId);
  }

  /** Moves one side of the extent so that it ends at a grid line of the before picture. */
  moveExtentSide(side: Side, line: number): void {
    this.#shop.recording.moveSide(side, line);
  }

  /** Moves one side by whole squares; positive is outwards. */
  growExtentSide(side: Side, squares: number): void {
    this.#shop.recording.growSide(side, squares);
  }

  toggleIgnored(cell: Point): void {
    this.#shop.recording.toggleIgnored(cell);
  }

  toggleCondition(key: string): void {
    this.#shop.recording.toggleCondition(key);
  }

  removeCondition(key: string): void {
    this.#shop.recording.removeCondition(key);
  }

  removeAction(index: number): void {
    this.#shop.recording.removeAction(index);
  }

  /** Puts an action at another place among the others. */
  moveAction(index: number, to: number): void {
    this.#shop.recording.moveAction(index, to);
  }

  saveRecording(): void {
    this.#shop.recording.save();
  }

  cancelRecording(): void {
    this.#shop.recording.cancel();
  }

  resumeRecording(): void {
    this.#shop.recording.resume();
  }

  play(): void {
    this.#shop.play();
  }

  stop(): void {
    this.#shop.playback.stop();
  }

  forward(): void {
    this.#shop.forward();
  }

  back(): void {
    this.#shop.back();
  }

  /** A player only: everything is as it was loaded, and a playing game plays on (details §14). */
  restart(): void {
    this.#shop.restart();
  }

  setSpeed(speed: number): void {
    this.#shop.setSpeed(speed);
  }

  /** A key or on-screen key went down or up; it counts in every tick while down, and once if shorter than a tick. */
  pressKey(code: number): void {
    this.#shop.playback.keys.press(code);
  }

  releaseKey(code: number): void {
    this.#shop.playback.keys.release(code);
  }

  releaseAllKeys(): void {
    this.#shop.playback.keys.releaseAll();
  }

  clickActor(actorId: Id): void {
    this.#shop.playback.keys.click(actorId);
  }

  /** The page went out of sight or came back: nothing plays unseen. */
  setHidden(hidden: boolean): void {
    this.#shop.playback.setHidden(hidden);
  }

  /** Tells of every tick and step back, before React hears anything; the answer ends it. */
  onTick(listener: (result: TickResult) => void): () => void {
    return this.#shop.playback.listen(listener);
  }

  /** The actors of the shown stage as they are now, ticks included. */
  actors(): ReadonlyMap<Id, Actor> {
    return this.#shop.playback.actors();
  }

  undo(): void {
    this.#shop.undo();
  }

  redo(): void {
    this.#shop.redo();
  }

  renameWorld(name: string): void {
    this.#shop.bench.history.run("rename world", (document) => renameWorld(document, name));
  }

  /** Saves what is not saved yet; resolves when it is, rejects with plain words when it cannot be. */
  saveNow(): Promise<void> {
    return this.#shop.saver.saveNow();
  }

  /** What a playing game did so far is in the document from here on, and will be saved; it plays on. */
  bringUpToDate(): void {
    this.#shop.playback.settle();
  }

  /** Puts down what is in the hand, stops the game and saves all of it; resolves and rejects as `saveNow`. */
  leave(): Promise<void> {
    return this.#shop.leave();
  }

  /** Stops clocks, worker and listeners. */
  destroy(): void {
    this.#shop.close();
  }
}
