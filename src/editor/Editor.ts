import type { Actor, Id, Point, TickResult, WorldDocument } from "../engine/index.ts";
import type { Clock } from "./Clock.ts";
import { asItWas, renameWorld } from "./commands/world.ts";
import type { EditorParts } from "./EditorParts.ts";
import { actorIn, sceneOf } from "./edits/pictures.ts";
import { Machinery } from "./Machinery.ts";
import type { Pace } from "./playback/Pace.ts";
import { Rooms } from "./Rooms.ts";
import type { EditorStore } from "./store/createStore.ts";
import type { ModalState, Scene, StampItem, UiState, ViewId } from "./store/EditorState.ts";
import type { ToolEvent } from "./tools/ToolEvent.ts";
import type { ToolId } from "./tools/ToolId.ts";
import type { LessonDesk } from "./tutorial/Lessons.ts";
import { Workshop } from "./Workshop.ts";

export type { SaveTarget } from "../saving/Saver.ts";
export type { Clock } from "./Clock.ts";
export type { EditorParts } from "./EditorParts.ts";

/** The one door to a game being made or played. Views call it and read its store; nothing else changes state. */
export class Editor extends Rooms {
  readonly store: EditorStore;
  readonly readOnly: boolean;
  readonly clock: Clock;
  readonly #machinery: Machinery;
  readonly #shop: Workshop;

  constructor(parts: EditorParts) {
    const machinery = new Machinery(parts);
    super(machinery.bench, () => machinery.playback.stop());
    this.#machinery = machinery;
    this.#shop = new Workshop(parts, machinery, this);
    this.store = machinery.bench.store;
    this.readOnly = parts.readOnly;
    this.clock = parts.clock;
  }

  /** Sends one thing a hand did to the tool in hand. */
  dispatch(event: ToolEvent): void {
    this.#shop.toolbox.dispatch(event);
  }

  /**
   * Takes what a hand is on into that hand without holding it; the next tap puts it down (product §2). `name` is what it
   * is called. Nothing happens where nothing can be dragged.
   */
  pickUp({ target, pixel }: Pick<ToolEvent, "target" | "pixel">, name: string): void {
    this.#shop.toolbox.pickUp({ kind: "press", target, pixel, shift: false, alt: false }, name);
  }

  /** What was picked up is where it was. */
  putBack(): void {
    this.#shop.toolbox.interrupt();
  }

  chooseTool(tool: ToolId): void {
    this.#shop.toolbox.choose(tool);
  }

  /** Takes the stamp into the hand with something to print. */
  pickStamp(stampItem: StampItem): void {
    if (this.#machinery.bench.ui.state.toolId !== "stamp") this.chooseTool("stamp");
    if (this.#machinery.bench.ui.state.toolId === "stamp") this.#machinery.bench.ui.set({ stampItem });
  }

  /** Keeps the tool in hand after its work, or not: what Shift is to a keyboard. */
  keepTool(toolStays: boolean): void {
    this.#machinery.bench.ui.set({ toolStays });
  }

  selectCharacter(characterId: Id | null): void {
    this.#machinery.bench.ui.selectCharacter(characterId);
  }

  selectActor(view: ViewId, actorId: Id | null): void {
    const actor = actorId ? actorIn(this.#machinery.bench, view, actorId) : undefined;
    this.#machinery.bench.ui.selectActor(view, actorId, actor?.characterId);
  }

  /** Where the keyboard is on a stage; null: on no square. */
  placeCursor(view: ViewId, cell: Point | null): void {
    this.#machinery.bench.ui.set({ cursor: cell && { view, cell } });
  }

  selectRule(ruleId: Id | null): void {
    this.#machinery.bench.ui.selectRule(ruleId);
  }

  /** The name of the rule just recorded is being typed: no other card offers it again. */
  beginNaming(): void {
    this.#machinery.bench.ui.nameRule(null);
  }

  showTab(tab: UiState["inspectorTab"]): void {
    this.#machinery.bench.ui.showTab(tab);
  }

  /** Dialogs are for those who change the game: over one that is only looked at, none is in the way. */
  openModal(modal: ModalState): void {
    if (this.readOnly) return;
    this.#machinery.bench.ui.openModal(modal);
  }

  /** A drawing that was changed and not saved is put away first. */
  closeModal(): void {
    this.drawings.putAway();
    this.#machinery.bench.ui.openModal(null);
  }

  /** Says one short line to the child. */
  tell(text: string): void {
    this.#machinery.bench.notices.tell(text);
  }

  dismissNotice(): void {
    this.#machinery.bench.notices.dismiss();
  }

  /** Says that the game was changed to open it, and shows how where the child asks. */
  tellMended(notes: readonly string[]): void {
    const button = { label: "Show", action: { kind: "showMended", notes } } as const;
    this.#machinery.bench.notices.tell("Some old parts of this game were mended.", button);
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
    return sceneOf(this.#machinery.bench, view);
  }

  /** One actor of a view as it is now; undefined where it is gone. */
  actor(view: ViewId, actorId: Id): Actor | undefined {
    return actorIn(this.#machinery.bench, view, actorId);
  }

  play(): void {
    this.#shop.play();
  }

  stop(): void {
    this.#machinery.playback.stop();
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
    return this.#machinery.playback.turn;
  }

  /** Whether the game keeps its speed, and what its turns cost. */
  get pace(): Pick<Pace, "reading" | "watchRules"> {
    return this.#machinery.playback.pace;
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
    this.#machinery.playback.keys.press(code);
  }

  releaseKey(code: number): void {
    this.#machinery.playback.keys.release(code);
  }

  /** An on-screen key that stays down for Forward, or does no longer (details §4 "Keys"). */
  latchKey(code: number, on: boolean): void {
    this.#machinery.playback.keys.latch(code, on);
  }

  releaseAllKeys(): void {
    this.#machinery.playback.keys.releaseAll();
  }

  clickActor(actorId: Id): void {
    this.#machinery.playback.keys.click(actorId);
  }

  /** The page went out of sight or came back: nothing plays unseen. */
  setHidden(hidden: boolean): void {
    this.#machinery.playback.setHidden(hidden);
  }

  /** Tells of every tick and step back, before React hears anything; the answer ends it. */
  onTick(listener: (result: TickResult) => void): () => void {
    return this.#machinery.playback.listen(listener);
  }

  /** The actors of the shown stage as they are now, ticks included. */
  actorsNow(): ReadonlyMap<Id, Actor> {
    return this.#machinery.playback.actors();
  }

  undo(): void {
    this.#shop.undo();
  }

  redo(): void {
    this.#shop.redo();
  }

  renameWorld(name: string): void {
    this.#machinery.bench.history.run("rename world", (document) => renameWorld(document, name));
  }

  /** Puts an earlier version of the game in the place of the present one, as one step of undo; not while a rule is being recorded. */
  goBackTo(earlier: WorldDocument): void {
    if (this.store.getState().recording) return;
    this.stop();
    this.#machinery.bench.history.run("go back to an earlier version", (document) => asItWas(document, earlier));
  }

  /** Saves what is not saved yet; resolves when it is, rejects with plain words when it cannot be. */
  saveNow(): Promise<void> {
    return this.#machinery.saver.saveNow();
  }

  /** The game is not saved as it is, though nothing was done to it here: it will be. */
  saveSoon(): void {
    this.#machinery.saver.saveSoon();
  }

  /** What a playing game did so far is in the document from here on, and will be saved; it plays on. */
  bringUpToDate(): void {
    this.#machinery.playback.settle();
  }

  /** Puts down what is in the hand, stops the game and saves all of it; resolves and rejects as `saveNow`. */
  leave(): Promise<void> {
    return this.#shop.leave();
  }

  /** What the tutorial works with, which only some games need: it is no part of the editor. */
  get lessonDesk(): LessonDesk {
    return this.#shop.lessonDesk(this.clock);
  }

  /** Stops clocks, worker and listeners. */
  destroy(): void {
    this.#shop.close();
    this.#machinery.close();
  }
}
