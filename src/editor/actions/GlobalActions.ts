import { CURRENT_STAGE, type Globals, type GlobalVariable, type Id, own } from "../../engine/index.ts";
import { setGlobalInAfter } from "../../recording/after.ts";
import { addGlobal, deleteGlobal, renameGlobal, setGlobal } from "../commands/globals.ts";
import { cleanValue } from "../commands/variables.ts";
import { globalNamed, usesOf } from "../commands/variableUses.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import type { StageActions } from "./StageActions.ts";
import { wordsOfLoss } from "./wordsOfLoss.ts";

/** Edits of the world's variables (details §9, §10). */
export class GlobalActions {
  readonly #context: EditorContext;
  readonly #stages: StageActions;

  constructor(context: EditorContext, stages: StageActions) {
    this.#context = context;
    this.#stages = stages;
  }

  /** As they are right now: while the game plays, and while a rule is taught as its rows leave them. */
  now(): Globals {
    return this.#context.recorder.globals() ?? this.#context.live().globals();
  }

  /** The id of the new one, whose name waits to be typed. */
  add(): Id {
    const id = this.#context.newId();
    this.#context.history.run("add world variable", (document) => addGlobal(document, id));
    return id;
  }

  rename(globalId: Id, name: string): void {
    this.#context.history.run("rename world variable", (document) => renameGlobal(document, globalId, name));
  }

  /** While a rule is taught this is a row of it; Current Stage is otherwise no edit, but another stage to look at. */
  set(globalId: Id, typed: string): void {
    const { history, recorder } = this.#context;
    const value = cleanValue(typed);
    const label = `change ${this.#global(globalId)?.name ?? "variable"}`;
    if (recorder.recording) recorder.edit(label, (rule, cast) => setGlobalInAfter(rule, cast, globalId, value));
    else if (globalId === CURRENT_STAGE) this.#stages.show(value);
    else history.run(label, (document) => setGlobal(document, globalId, value));
  }

  /** Takes a variable and what rules say of it, and tells how many did. Current Stage stays. */
  remove(globalId: Id): void {
    const { history, notices } = this.#context;
    const global = this.#global(globalId);
    if (!global) return;
    if (globalId === CURRENT_STAGE) {
      notices.tell(`${global.name} says which stage is played, so it has to stay.`);
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
