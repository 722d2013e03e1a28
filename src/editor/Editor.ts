import type { Actor, Id, Point, TickResult, WorldDocument } from "../engine/index.ts";
import type { Clock } from "./Clock.ts";
import { asItWas, renameWorld } from "./commands/world.ts";
import type { EditorParts } from "./EditorParts.ts";
import type { ActorEdits } from "./edits/ActorEdits.ts";
import type { CharacterEdits } from "./edits/CharacterEdits.ts";
import type { ClipboardEdits } from "./edits/ClipboardEdits.ts";
import type { DrawingEdits } from "./edits/DrawingEdits.ts";
import type { GlobalEdits } from "./edits/GlobalEdits.ts";
import { actorIn, sceneOf } from "./edits/pictures.ts";
import type { RecordingEdits } from "./edits/RecordingEdits.ts";
import type { RuleEdits } from "./edits/RuleEdits.ts";
import type { SelectionEdits } from "./edits/SelectionEdits.ts";
import type { StageEdits } from "./edits/StageEdits.ts";
import type { StartEdits } from "./edits/StartEdits.ts";
import type { VariableEdits } from "./edits/VariableEdits.ts";
import type { RuleReasons } from "./playback/RuleReasons.ts";
import type { EditorStore } from "./store/createStore.ts";
import type { ModalState, Scene, StampItem, UiState, ViewId } from "./store/EditorState.ts";
import type { ToolEvent } from "./tools/ToolEvent.ts";
import type { ToolId } from "./tools/ToolId.ts";
import type { LessonDesk } from "./tutorial/Lessons.ts";
import { Workshop } from "./Workshop.ts";

export type { Clock } from "./Clock.ts";
export type { EditorParts } from "./EditorParts.ts";
export type { WorldKeeper } from "./saving/Saver.ts";

/** The one door to a game being made or played. Views call it and read its store; nothing else changes state. */
export class Editor {
  readonly store: EditorStore;
  readonly readOnly: boolean;
  readonly clock: Clock;
  /** Edits of what stands on the stage or in a picture of the recording. */
  readonly actors: ActorEdits;
  /** Edits of all actors that are selected. */
  readonly selection: SelectionEdits;
  /** Copy, cut, paste and duplicate of what is selected. */
  readonly clipboard: ClipboardEdits;
  /** Edits of the library. */
  readonly characters: CharacterEdits;
  /** Drawings of looks: opening and saving them. */
  readonly drawings: DrawingEdits;
  /** Edits of the inspector's rules. */
  readonly rules: RuleEdits;
  /** Why a rule was not done. */
  readonly reasons: RuleReasons;
  /** Edits of the list of stages, and which one is shown. */
  readonly stages: StageEdits;
  /** The saved Start of the shown stage. */
  readonly start: StartEdits;
  /** Variables of characters, and the values of their actors. */
  readonly variables: VariableEdits;
  /** Variables of the world. */
  readonly globals: GlobalEdits;
  /** The teaching of a rule, from its first picture to Save or Cancel. */
  readonly recording: RecordingEdits;
  readonly #shop: Workshop;

  constructor(parts: EditorParts) {
    this.#shop = new Workshop(parts);
    this.store = this.#shop.bench.store;
    this.readOnly = parts.readOnly;
    this.clock = parts.clock;
    this.actors = this.#shop.actors;
    this.selection = this.#shop.selection;
    this.clipboard = this.#shop.clipboard;
    this.characters = this.#shop.characters;
    this.drawings = this.#shop.drawings;
    this.rules = this.#shop.rules;
    this.reasons = this.#shop.reasons;
    this.stages = this.#shop.stages;
    this.start = this.#shop.start;
    this.variables = this.#shop.variables;
    this.globals = this.#shop.globals;
    this.recording = this.#shop.recording;
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

  /** Where the keyboard is on a stage; null: on no square. */
  placeCursor(view: ViewId, cell: Point | null): void {
    this.#shop.bench.ui.set({ cursor: cell && { view, cell } });
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

  /** A drawing that was changed and not saved is put away first. */
  closeModal(): void {
    this.drawings.putAway();
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

  /** Shows the next of the rules that the notice speaks of. */
  showTouched(): void {
    this.#shop.showTouched();
  }

  /** What a view draws: the stage (as it is now, playing included), or one picture of the recording; null if it is not there. */
  scene(view: ViewId): Scene | null {
    return sceneOf(this.#shop.bench, view);
  }

  /** One actor of a view as it is now; undefined where it is gone. */
  actor(view: ViewId, actorId: Id): Actor | undefined {
    return actorIn(this.#shop.bench, view, actorId);
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

  /** One of many steps back in a row, as long as Back is held; left out while the one before is on its way. */
  rewind(): void {
    this.#shop.rewind();
  }

  /** How many turns were played so far; told anew with every tick and step back. */
  get turn(): number {
    return this.#shop.playback.turn;
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
  actorsNow(): ReadonlyMap<Id, Actor> {
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

  /** Puts an earlier version of the game in the place of the present one, as one step of undo; not while a rule is being recorded. */
  goBackTo(earlier: WorldDocument): void {
    if (this.store.getState().recording) return;
    this.stop();
    this.#shop.bench.history.run("go back to an earlier version", (document) => asItWas(document, earlier));
  }

  /** Saves what is not saved yet; resolves when it is, rejects with plain words when it cannot be. */
  saveNow(): Promise<void> {
    return this.#shop.saver.saveNow();
  }

  /** The game is not saved as it is, though nothing was done to it here: it will be. */
  saveSoon(): void {
    this.#shop.saver.touch();
  }

  /** What a playing game did so far is in the document from here on, and will be saved; it plays on. */
  bringUpToDate(): void {
    this.#shop.playback.settle();
  }

  /** Puts down what is in the hand, stops the game and saves all of it; resolves and rejects as `saveNow`. */
  leave(): Promise<void> {
    return this.#shop.leave();
  }

  /** What the tutorial works with, which only some games need: it is no part of the editor. */
  get lessonDesk(): LessonDesk {
    return this.#shop.lessonDesk;
  }

  /** Stops clocks, worker and listeners. */
  destroy(): void {
    this.#shop.close();
  }
}
