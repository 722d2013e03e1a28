import {
  type Actor,
  filledSquares,
  type Id,
  isOnStage,
  own,
  type Point,
  type Stage,
  squareKey,
  stagesInOrder,
  startOf,
  type WorldDocument,
} from "../../engine/index.ts";
import { addStage, beginOnStage, duplicateStage, moveStage, removeStage } from "../commands/stageList.ts";
import {
  changeStage,
  countOutside,
  isSize,
  renameStage,
  resizeStage,
  type StageChange,
  type StageSettings,
  type StageSize,
  setSettings,
} from "../commands/stages.ts";
import { addAtStart } from "../commands/start.ts";
import { rulesTo } from "../commands/uses.ts";
import { documentOf, type EditorContext, nameOf } from "../EditorContext.ts";
import { type EntryMark, lastEntry } from "../history/amended.ts";
import type { Command } from "../history/History.ts";
import { showStage } from "../playback/showStage.ts";
import type { RecordingChange } from "../recording/Recorder.ts";
import type { ModalState } from "../state/EditorState.ts";
import { freeStep } from "./freePlace.ts";

const RESIZE = "resize level";

/** A resize that a later one replaces, as long as the same dialog is open. */
interface Resize {
  readonly stageId: Id;
  readonly dialog: ModalState;
  readonly entry: EntryMark;
}

/** Changes the stages of the world, and which one is shown. */
export class StageActions {
  readonly #context: EditorContext;
  #lastResize: Resize | null = null;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** Shows another stage, which is then the one that plays, without an undo entry; not during a recording. */
  show(stageId: Id): void {
    if (this.#context.recorder.recording) return;
    this.#context.history.runWithoutEntry((document) => showStage(document, stageId));
  }

  /** Adds an empty stage and shows it; during a recording, the stage of its pictures stays the shown one. Returns its id. */
  add(): Id {
    const { history, newId, recorder } = this.#context;
    const id = newId();
    const isShown = recorder.recording === null;
    history.run("add level", (document) => {
      const added = addStage(document, id);
      return isShown ? showStage(added, id) : added;
    });
    return id;
  }

  /**
   * Puts somebody new, who looks like `like`, where a level begins: on the square of `like`, else on the nearest one that nobody fills. What
   * changes in the recording `along` with it is undone with it.
   */
  putAtStart(stageId: Id, like: Actor, along?: RecordingChange): void {
    const { history, newId, recorder } = this.#context;
    const { characters, world } = documentOf(this.#context);
    const stage = own(world.stages, stageId);
    if (!stage) return;
    const others = Object.values(startOf(stage));
    const taken = new Set(others.flatMap((actor) => filledSquares(actor, characters, stage).map(keyOf)));
    const fits = (at: Point) =>
      isOnStage(stage, at) &&
      filledSquares({ ...like, position: at }, characters, stage).every((square) => !taken.has(keyOf(square)));
    const within = { x: Math.min(like.position.x, stage.width - 1), y: Math.min(like.position.y, stage.height - 1) };
    const position = freeStep(stage, within, fits) ?? within;
    const actor = { ...like, id: newId(), position, variableValues: {} };
    const label = `put ${nameOf(this.#context, like.characterId)} on ${this.#nameOf(stageId)}`;
    history.run(label, (document) => addAtStart(document, stageId, actor));
    if (along) recorder.editAlong(along);
  }

  duplicate(stageId: Id): void {
    const { history, newId } = this.#context;
    const id = newId();
    history.run(`copy ${this.#nameOf(stageId)}`, (document) => duplicateStage(document, stageId, id, newId));
  }

  /** Deletes a stage and tells how many rules lead to it; they no longer do. The last stage cannot be deleted. */
  remove(stageId: Id): void {
    const { history, notices } = this.#context;
    const name = this.#nameOf(stageId);
    if (!this.#stage(stageId) || !this.canRemove()) return;
    const rules = rulesTo(documentOf(this.#context), stageId);
    history.run(`delete ${name}`, (document) => removeStage(document, stageId));
    notices.tellUndoable(`${name} was deleted. ${wordsOfRules(rules.length)}`.trimEnd(), rules);
  }

  canRemove(): boolean {
    return stagesInOrder(documentOf(this.#context).world).length > 1;
  }

  /** `place` is the index in the list without this stage. */
  move(stageId: Id, place: number): void {
    this.#context.history.run(`move ${this.#nameOf(stageId)}`, (document) => moveStage(document, stageId, place));
  }

  /** Makes players begin on this stage. */
  beginOn(stageId: Id): void {
    this.#context.history.run(`start at ${this.#nameOf(stageId)}`, (document) => beginOnStage(document, stageId));
  }

  rename(stageId: Id, name: string): void {
    this.#change("rename level", stageId, renameStage(name));
  }

  /**
   * In whole squares, 1 to 200 a side; other sizes change nothing, and it returns false. While a dialog is open, all sizes that are tried
   * one after the other are one edit of the stage as it was before, so that one undo brings back everything.
   */
  resize(stageId: Id, size: StageSize): boolean {
    const { history, notices } = this.#context;
    if (!this.#stage(stageId) || !isSize(size)) return false;
    const earlier = this.#documentBeforeResize(stageId);
    const stage = earlier ? own(earlier.world.stages, stageId) : this.#stage(stageId);
    const outside = stage ? countOutside(stage, size) : 0;
    const previous = earlier ? lastEntry(earlier) : history.lastEntry;
    const command: Command = (document) => changeStage(document, stageId, resizeStage(size));
    if (earlier) history.replaceLast(RESIZE, command);
    else history.run(RESIZE, command);
    this.#noteResize(stageId, previous);
    if (outside > 0) notices.tellUndoable(wordsOfOutside(outside));
    return true;
  }

  /** Changes edges, scale, background or camera, as far as `settings` has them. */
  set(stageId: Id, settings: StageSettings): void {
    const label = settings.background === undefined ? "change level" : "change background";
    this.#change(label, stageId, setSettings(settings));
  }

  /** The document before the resize that a resize of this stage would replace; null if there is none. */
  #documentBeforeResize(stageId: Id): WorldDocument | null {
    const { history, ui } = this.#context;
    const last = this.#lastResize;
    if (!last || last.stageId !== stageId || last.dialog !== ui.state.modal) return null;
    return history.documentBefore(last.entry);
  }

  /** `previous`: the entry before that of the resize. A resize that changed nothing has none. */
  #noteResize(stageId: Id, previous: EntryMark | null): void {
    const { history, ui } = this.#context;
    const entry = history.lastEntry;
    const dialog = ui.state.modal;
    this.#lastResize = dialog && entry && entry !== previous ? { stageId, dialog, entry } : null;
  }

  #change(label: string, stageId: Id, change: StageChange): void {
    this.#context.history.run(label, (document) => changeStage(document, stageId, change));
  }

  /** A stage as it is right now, ticks included. */
  #stage(stageId: Id): Stage | undefined {
    return own(this.#context.live().world().stages, stageId);
  }

  #nameOf(stageId: Id): string {
    return this.#stage(stageId)?.name || "Untitled Stage";
  }
}

function keyOf({ x, y }: Point): string {
  return squareKey(x, y);
}

function wordsOfRules(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 rule led there." : `${count} rules led there.`;
}

function wordsOfOutside(count: number): string {
  return count === 1
    ? "1 character stood outside and was deleted."
    : `${count} characters stood outside and were deleted.`;
}
