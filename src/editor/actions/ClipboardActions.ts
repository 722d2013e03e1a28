import { loadText, removeText, storeText } from "../../browser/storage.ts";
import { type Actor, defaultAppearance, own, type Point, type Stage, subtract } from "../../engine/index.ts";
import { addCharacter } from "../commands/characters.ts";
import { documentOf, type EditorContext, nameOf } from "../EditorContext.ts";
import { stepOnStage } from "../tools/dropTarget.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import { type CopiedActors, clipInText, copiedActorsOf, textOfClip } from "./clip.ts";
import { freeStep } from "./freePlace.ts";
import type { SelectionActions } from "./SelectionActions.ts";
import { stageOf } from "./viewStages.ts";

const KEPT_UNDER = "gridlings-copied";
/** Longer texts would use up the storage that games in this browser need; such a copy can be pasted in its own game only. */
const KEPT_LENGTH_MAX = 300_000;
const NOBODY_CHOSEN = "Pick a character on the stage first.";

/** Copy, cut, paste and duplicate of the selected actors, within a stage, to another one, and to another game of this browser. */
export class ClipboardActions {
  readonly #context: EditorContext;
  readonly #selection: SelectionActions;

  constructor(context: EditorContext, selection: SelectionActions) {
    this.#context = context;
    this.#selection = selection;
  }

  copy(): void {
    const clip = this.#take();
    if (clip) this.#context.notices.tell(`Copied ${this.#what(clip.actors)}.`);
  }

  /** Copies the selected actors and deletes them, as one undo entry. */
  cut(): void {
    if (this.#take()) this.#selection.remove();
  }

  /** Places copies at the keyboard cursor, else in the middle, or near there if the squares are taken, as one undo entry. */
  paste(): void {
    const { context, view } = { context: this.#context, view: this.#pasteView };
    const clip = this.#clip();
    const stage = stageOf(context, view);
    if (!clip) context.notices.tell("Nothing to paste yet. Pick a character and copy it first.");
    if (!clip || !stage || context.readOnly) return;
    context.history.mark();
    for (const character of Object.values(clip.characters)) {
      if (!own(documentOf(context).characters, character.id)) {
        context.history.run("bring in", (document) => addCharacter(document, character));
      }
    }
    const actors = this.#dressed(clip.actors);
    const preferred = this.#pasteStep(view, stage, actors);
    const placed = this.#stand(view, stage, actors, preferred, "paste");
    if (placed) context.history.commit(`paste ${this.#what(actors)}`);
    else context.history.bail();
  }

  /** Places copies of the selected actors next to them, as one undo entry. */
  duplicate(): void {
    const { view } = this.#selection;
    const actors = this.#inOrder();
    const stage = stageOf(this.#context, view);
    if (actors.length === 0) this.#context.notices.tell(NOBODY_CHOSEN);
    else if (stage && !this.#context.readOnly) this.#stand(view, stage, actors, { x: 0, y: 0 }, "duplicate");
  }

  /** Copies the selected actors to the clipboard; if there are none, returns null and tells the child. */
  #take(): CopiedActors | null {
    const actors = this.#inOrder();
    const stage = stageOf(this.#context, this.#selection.view);
    if (actors.length === 0 || !stage) {
      this.#context.notices.tell(NOBODY_CHOSEN);
      return null;
    }
    const clip = copiedActorsOf(actors, documentOf(this.#context).characters);
    const text = textOfClip(clip, stage);
    if (text.length <= KEPT_LENGTH_MAX) storeText(KEPT_UNDER, text);
    else removeText(KEPT_UNDER);
    this.#context.ui.set({ clip });
    return clip;
  }

  /** The actors copied last, in this game or another one. */
  #clip(): CopiedActors | null {
    const text = loadText(KEPT_UNDER);
    return (text === null ? null : clipInText(text)) ?? this.#context.ui.state.clip;
  }

  /** The selected actors from the bottom up. */
  #inOrder(): Actor[] {
    const selected = new Set(this.#selection.actors().map(({ id }) => id));
    const all = Object.values(stageOf(this.#context, this.#selection.view)?.actors ?? {});
    return all.filter(({ id }) => selected.has(id));
  }

  /** Replaces appearances that this game does not have by the default one. */
  #dressed(actors: readonly Actor[]): Actor[] {
    const { characters } = documentOf(this.#context);
    return actors.map((actor) => {
      const character = own(characters, actor.characterId);
      const isThere = character && own(character.spritesheet.appearances, actor.appearance);
      const first = character && defaultAppearance(character);
      return isThere || first === undefined ? actor : { ...actor, appearance: first };
    });
  }

  get #pasteView(): ViewId {
    const { cursor } = this.#context.ui.state;
    if (cursor) return cursor.view;
    if (!this.#context.recorder.recording) return "stage";
    return this.#selection.view === "before" ? "before" : "after";
  }

  /** The preferred step from where the actors were. */
  #pasteStep(view: ViewId, stage: Stage, actors: readonly Actor[]): Point {
    const { cursor } = this.#context.ui.state;
    const corner = { x: Math.min(...actors.map(atX)), y: Math.min(...actors.map(atY)) };
    if (cursor) return subtract(cursor.cell, corner);
    const far = { x: Math.max(...actors.map(atX)), y: Math.max(...actors.map(atY)) };
    const middle = this.#middle(view, stage);
    return {
      x: Math.round(middle.x - (corner.x + far.x) / 2),
      y: Math.round(middle.y - (corner.y + far.y) / 2),
    };
  }

  #middle(view: ViewId, { width, height }: Stage): Point {
    const { recording } = this.#context.recorder;
    if (view === "stage" || !recording) return { x: Math.floor((width - 1) / 2), y: Math.floor((height - 1) / 2) };
    const { extent, origin } = recording;
    return { x: origin.x + (extent.xmin + extent.xmax) / 2, y: origin.y + (extent.ymin + extent.ymax) / 2 };
  }

  /** Returns whether there was room for the copies. */
  #stand(view: ViewId, stage: Stage, actors: readonly Actor[], preferred: Point, verb: string): boolean {
    const refusal = this.#selection.refusals(view, actors, true);
    const begin = stepOnStage(stage, actors, preferred);
    const step = freeStep(stage, begin, (at) => refusal(at) === null);
    if (step) this.#selection.copy(view, actors, step, verb);
    else this.#context.notices.tell(refusal(begin) ?? "There's no room for that here.");
    return step !== null;
  }

  #what([first, ...others]: readonly Actor[]): string {
    if (!first) return "nobody";
    return others.length > 0 ? `${others.length + 1} characters` : nameOf(this.#context, first.characterId);
  }
}

function atX({ position }: Actor): number {
  return position.x;
}

function atY({ position }: Actor): number {
  return position.y;
}
