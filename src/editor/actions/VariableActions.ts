import { type CharacterVariable, type Id, own, variableValue } from "../../engine/index.ts";
import { setVariableInAfter, setVariableInBefore } from "../../recording/index.ts";
import { type CharacterChange, changeCharacter } from "../commands/characters.ts";
import { changeStage, type StageChange } from "../commands/stages.ts";
import { type Uses, usesOf, variableNamed } from "../commands/uses.ts";
import {
  addVariable,
  cleanValue,
  deleteVariable,
  dropOwnValue,
  renameVariable,
  setDefault,
  setOwnValue,
} from "../commands/variables.ts";
import { characterOf, documentOf, type EditorContext } from "../EditorContext.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import { actorIn } from "./viewStages.ts";

/** Changes a character's variables and the values of its actors. */
export class VariableActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** Adds a variable and returns its id; its name has yet to be typed. */
  add(characterId: Id): Id {
    const id = this.#context.newId();
    this.#run("add variable", characterId, addVariable(id));
    return id;
  }

  rename(characterId: Id, variableId: Id, name: string): void {
    this.#run("rename variable", characterId, renameVariable(variableId, name));
  }

  /** Sets the value of all actors of the character that have none of their own. */
  setDefault(characterId: Id, variableId: Id, typed: string): void {
    this.#run(`change ${this.#nameOf(characterId, variableId)}`, characterId, setDefault(variableId, typed));
  }

  /** Sets one actor's own value. In the before picture this changes the pattern, in the after picture it adds a row to the rule. */
  setValue(view: ViewId, actorId: Id, variableId: Id, typed: string): void {
    const actor = actorIn(this.#context, view, actorId);
    const value = cleanValue(typed);
    if (!actor || this.#valueOf(view, actorId, variableId) === value) return;
    const label = `change ${this.#nameOf(actor.characterId, variableId)}`;
    if (view === "stage") this.#runOnStage(label, setOwnValue(actorId, variableId, value));
    else if (view === "before") this.#recordBefore(label, actorId, variableId, value);
    else this.#recordAfter(label, actorId, variableId, value);
  }

  /** Gives the actor its character's default again; in the after picture by a row of the rule. */
  dropValue(view: ViewId, actorId: Id, variableId: Id): void {
    const actor = actorIn(this.#context, view, actorId);
    const variable = actor && this.#variable(actor.characterId, variableId);
    if (!variable) return;
    const label = `put ${variable.name} back`;
    if (view === "stage") this.#runOnStage(label, dropOwnValue(actorId, variableId));
    else if (view === "before") this.#recordBefore(label, actorId, variableId, null);
    else this.#recordAfter(label, actorId, variableId, variable.defaultValue);
  }

  /** Deletes a variable and its uses in rules, and tells how many rules had any. */
  remove(characterId: Id, variableId: Id): void {
    const { history, notices } = this.#context;
    const variable = this.#variable(characterId, variableId);
    if (!variable) return;
    const lost = usesOf(documentOf(this.#context).characters, variableNamed(characterId, variableId));
    history.run(`delete ${variable.name}`, (document) => deleteVariable(document, characterId, variableId));
    notices.tellUndoable(wordsOfLoss(variable.name, lost), lost.rules);
  }

  #recordBefore(label: string, actorId: Id, variableId: Id, value: string | null): void {
    this.#context.recorder.edit(label, (recording, cast) =>
      setVariableInBefore(recording, cast, { actorId, variableId }, value),
    );
  }

  #recordAfter(label: string, actorId: Id, variableId: Id, value: string): void {
    this.#context.recorder.edit(label, (recording, cast) =>
      setVariableInAfter(recording, cast, actorId, variableId, value),
    );
  }

  #valueOf(view: ViewId, actorId: Id, variableId: Id): string | undefined {
    const actor = actorIn(this.#context, view, actorId);
    return actor && variableValue(actor, characterOf(this.#context, actor.characterId), variableId);
  }

  #variable(characterId: Id, variableId: Id): CharacterVariable | undefined {
    return own(characterOf(this.#context, characterId)?.variables, variableId);
  }

  #nameOf(characterId: Id, variableId: Id): string {
    return this.#variable(characterId, variableId)?.name ?? "variable";
  }

  #run(label: string, characterId: Id, change: CharacterChange): void {
    this.#context.history.run(label, (document) => changeCharacter(document, characterId, change));
  }

  #runOnStage(label: string, change: StageChange): void {
    const { history, live } = this.#context;
    history.run(label, (document) => changeStage(document, live().stageId() ?? "", change));
  }
}

/** "Score was deleted. 2 rules used it. 1 of them is switched off now." */
export function wordsOfLoss(name: string, { rules: { length: all }, asking }: Uses): string {
  if (all === 0) return `${name} was deleted.`;
  const rules = all === 1 ? "1 rule used it" : `${all} rules used it`;
  return [`${name} was deleted. ${rules}.`, ...(asking > 0 ? [wordsOfWaiting(asking)] : [])].join(" ");
}

function wordsOfWaiting(asking: number): string {
  return asking === 1 ? "1 of them is switched off now." : `${asking} of them are switched off now.`;
}
