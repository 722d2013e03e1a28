import { type Operand, own, type RandomOperand } from "../engine/index.ts";
import { countWords, wayWords } from "./groupWords.ts";
import { globalName, type Narration, variableWords } from "./Narration.ts";

/** A value as a sentence puts it: "5", "my Score", "the Coin's look", "Lives". */
export function operandWords(narration: Narration, operand: Operand): string {
  if ("constant" in operand) return operand.constant === "" ? "nothing" : operand.constant;
  if ("globalId" in operand) return globalName(narration.game, operand.globalId);
  if ("variableId" in operand) return variableWords(narration, operand.actorId, operand.variableId);
  if ("count" in operand) return countWords(narration.game, operand.count);
  if ("random" in operand) return randomWords(operand);
  return wayWords(narration, operand);
}

/** The engine draws from the lower end to the higher one, whichever is named first. */
function randomWords({ random: { from, to } }: RandomOperand): string {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return "a random number";
  return `a random number from ${Math.min(from, to)} to ${Math.max(from, to)}`;
}

/** As `operandWords`; a constant that stands for a stage is said by the name of the stage. */
export function valueWords(narration: Narration, value: Operand, isOfStages: boolean): string {
  if (!isOfStages || !("constant" in value)) return operandWords(narration, value);
  return own(narration.game.stages, value.constant)?.name || "another level";
}
