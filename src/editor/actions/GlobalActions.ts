import {
  CURRENT_STAGE,
  type Globals,
  type GlobalVariable,
  HUD_MAX,
  type HudCorner,
  type Id,
  own,
} from "../../engine/index.ts";
import { setGlobalInAfter } from "../../recording/index.ts";
import { globalNamed, usesOf } from "../commands/uses.ts";
import { cleanValue } from "../commands/variables.ts";
import { addGlobal, deleteGlobal, renameGlobal, setCorner, setGlobal, setShownOnStage } from "../commands/world.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import type { StageActions } from "./StageActions.ts";
import { wordsOfLoss } from "./VariableActions.ts";

/** Changes the variables of the world. */
export class GlobalActions {
  readonly #context: EditorContext;
  readonly #stages: StageActions;

  constructor(context: EditorContext, stages: StageActions) {
    this.#context = context;
    this.#stages = stages;
  }

  /** The current variables; during a recording, as its rows leave them. */
  now(): Globals {
    return this.#context.recorder.globals() ?? this.#context.live().globals();
  }

  /** Adds a variable and returns its id; without a name, that has yet to be typed. */
  add(name = ""): Id {
    const id = this.#context.newId();
    this.#context.history.run("add world variable", (document) => renameGlobal(addGlobal(document, id), id, name));
    return id;
  }

  rename(globalId: Id, name: string): void {
    this.#context.history.run("rename world variable", (document) => renameGlobal(document, globalId, name));
  }

  /** During a recording this adds a row. Setting Current Stage otherwise shows another stage, which is no edit. */
  set(globalId: Id, typed: string): void {
    const { history, recorder } = this.#context;
    const value = cleanValue(typed);
    const label = `change ${this.#global(globalId)?.name ?? "variable"}`;
    if (recorder.recording) recorder.edit(label, (rule, cast) => setGlobalInAfter(rule, cast, globalId, value));
    else if (globalId === CURRENT_STAGE) this.#stages.show(value);
    else history.run(label, (document) => setGlobal(document, globalId, value));
  }

  /** Shows a variable in a corner of the stage while the game is played, or no longer. */
  showOnStage(globalId: Id, isShown: boolean): void {
    const { history, notices } = this.#context;
    const { hud = [] } = documentOf(this.#context).world;
    if (isShown && hud.length >= HUD_MAX) {
      notices.tell("The stage is full of numbers. Hide one first.");
      return;
    }
    const label = `${isShown ? "show" : "hide"} ${this.#global(globalId)?.name ?? "variable"} on the stage`;
    history.run(label, (document) => setShownOnStage(document, globalId, isShown));
  }

  /** Moves a variable that the stage shows to another corner. */
  showInCorner(globalId: Id, corner: HudCorner): void {
    const label = `move ${this.#global(globalId)?.name ?? "variable"} to another corner`;
    this.#context.history.run(label, (document) => setCorner(document, globalId, corner));
  }

  /** Deletes a variable and its uses in rules, and tells how many rules had any. Current Stage cannot be deleted. */
  remove(globalId: Id): void {
    const { history, notices } = this.#context;
    const global = this.#global(globalId);
    if (!global) return;
    if (globalId === CURRENT_STAGE) {
      notices.tell(`${global.name} says which level is played, so it has to stay.`);
      return;
    }
    const lost = usesOf(documentOf(this.#context).characters, globalNamed(globalId));
    history.run(`delete ${global.name}`, (document) => deleteGlobal(document, globalId));
    notices.tellUndoable(wordsOfLoss(global.name, lost), lost.rules);
  }

  #global(globalId: Id): GlobalVariable | undefined {
    return own(documentOf(this.#context).world.globals, globalId);
  }
}
