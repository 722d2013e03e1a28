import {
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  CURRENT_STAGE,
  own,
  TRANSFORM_VARIABLE,
  variableValue,
} from "../engine/index.ts";
import { type OperandChoice, operandChoices, type Readable } from "./operands.ts";
import type { GameContext, Recording } from "./Recording.ts";

/** What a new check or step can be about: decides its picture. */
export type AddKind = "look" | "direction" | "number" | "stage";

export interface AddChoice {
  readonly operand: Readable;
  readonly kind: AddKind;
  /** "How it looks", "Lives (3 now)". */
  readonly label: string;
}

export interface AddGroup {
  /** Null for the whole game. */
  readonly actor: Actor | null;
  readonly title: string;
  readonly choices: readonly AddChoice[];
}

/** Whether checks or steps are added: "How it looks" or "Change how it looks". */
export type AddUse = "check" | "step";

/** Everything that a new check or step can be about, in a child's words. `actors` are those whose values are offered. */
export function addChoices(recording: Recording, game: GameContext, actors: Actors, use: AddUse): AddGroup[] {
  return operandChoices(recording, game, actors, null).map(({ actor, title, choices }) => ({
    actor,
    title,
    choices: choices.map((choice) => {
      const kind = kindOf(choice.operand, game);
      return { operand: choice.operand, kind, label: labelOf(kind, use, choice, actor, game) };
    }),
  }));
}

function kindOf(operand: Readable, { globals }: GameContext): AddKind {
  if ("globalId" in operand) {
    const isOfStages = operand.globalId === CURRENT_STAGE || own(globals, operand.globalId)?.type === "stage";
    return isOfStages ? "stage" : "number";
  }
  if (operand.variableId === APPEARANCE_VARIABLE) return "look";
  return operand.variableId === TRANSFORM_VARIABLE ? "direction" : "number";
}

const LABELS: Readonly<Record<AddUse, Readonly<Record<"look" | "direction", string>>>> = {
  check: { look: "How it looks", direction: "Which way it faces" },
  step: { look: "Change how it looks", direction: "Change which way it faces" },
};

function labelOf(
  kind: AddKind,
  use: AddUse,
  { operand, label }: OperandChoice,
  actor: Actor | null,
  game: GameContext,
): string {
  if (kind === "look" || kind === "direction") return LABELS[use][kind];
  if ("globalId" in operand && operand.globalId === CURRENT_STAGE) {
    return use === "step" ? "Go to another stage" : "Which stage it is";
  }
  if (use === "step") return `Change ${label}`;
  const now = kind === "stage" ? undefined : valueNow(operand, actor, game);
  return now === undefined || now === "" ? label : `${label} (${now} now)`;
}

function valueNow(operand: Readable, actor: Actor | null, { characters, globals }: GameContext): string | undefined {
  if ("globalId" in operand) return own(globals, operand.globalId)?.value;
  return actor ? variableValue(actor, own(characters, actor.characterId), operand.variableId) : undefined;
}
