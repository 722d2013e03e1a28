import type { Comparator, Operand, VariableOperation } from "../../engine/index.ts";
import {
  addCondition,
  addSetting,
  type ConditionSlot,
  clearOperand,
  clearValue,
  type GameContext,
  gameContextOf,
  moveAction,
  type Recording,
  refusalOfOperand,
  refusalOfValue,
  refusalToAdd,
  removeAction,
  removeCondition,
  setComparator,
  setOperand,
  setOperation,
  setValue,
  toggleCondition,
} from "../../recording/index.ts";
import type { Readable } from "../../recording/operands.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import type { RecordingChange } from "../recording/Recorder.ts";

/** Changes the rows under the pictures of a recording: the conditions and actions of the rule. */
export class RecordingRows {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** Adds the condition that a value is what it is now; if there can be none, the child is told why. */
  addCondition(what: Readable): void {
    const key = this.#context.newId();
    this.#unlessRefused(
      "add condition",
      (recording, cast) => refusalToAdd(recording, cast, what),
      (recording, cast) => addCondition(recording, cast, key, what),
    );
  }

  toggleCondition(key: string): void {
    this.#edit("switch condition", (recording, cast) => toggleCondition(recording, cast, key));
  }

  removeCondition(key: string): void {
    this.#edit("delete condition", (recording) => removeCondition(recording, key));
  }

  setComparator(key: string, comparator: Comparator): void {
    this.#edit("change condition", (recording, cast) => setComparator(recording, cast, key, comparator));
  }

  setOperand(slot: ConditionSlot, operand: Operand): void {
    this.#unlessRefused(
      "change condition",
      (recording, cast) => refusalOfOperand(recording, cast, slot, operand),
      (recording, cast) => setOperand(recording, cast, slot, operand),
    );
  }

  clearOperand(slot: ConditionSlot): void {
    this.#edit("change condition", (recording, cast) => clearOperand(recording, cast, slot));
  }

  /** Adds a row that sets something to its current value, ready to be changed. */
  addSetting(what: Readable): void {
    this.#edit("add action", (recording, cast) => addSetting(recording, cast, what));
  }

  /** Changes rows as their forms know to, by functions of `src/recording` that players need not load. */
  change(label: string, change: RecordingChange): void {
    this.#edit(label, change);
  }

  setValue(index: number, operand: Operand): void {
    this.#unlessRefused(
      "change action",
      (recording, cast) => refusalOfValue(recording, cast, index, operand),
      (recording, cast) => setValue(recording, cast, index, operand),
    );
  }

  clearValue(index: number): void {
    this.#edit("change action", (recording, cast) => clearValue(recording, cast, index));
  }

  setOperation(index: number, operation: VariableOperation): void {
    this.#edit("change action", (recording, cast) => setOperation(recording, cast, index, operation));
  }

  removeAction(index: number): void {
    this.#edit("delete action", (recording) => removeAction(recording, index));
  }

  moveAction(index: number, to: number): void {
    this.#edit("move action", (recording, cast) => moveAction(recording, cast, index, to));
  }

  #unlessRefused(
    label: string,
    refusal: (recording: Recording, cast: GameContext) => string | null,
    change: RecordingChange,
  ): void {
    const { recorder, notices } = this.#context;
    const reason = recorder.recording && refusal(recorder.recording, gameContextOf(documentOf(this.#context)));
    if (reason) notices.tell(reason);
    else this.#edit(label, change);
  }

  #edit(label: string, change: RecordingChange): void {
    this.#context.recorder.edit(label, change);
  }
}
