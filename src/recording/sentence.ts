import {
  type Action,
  APPEARANCE_VARIABLE,
  type Condition,
  type EventContainer,
  own,
  type Rule,
  type RuleContainer,
} from "../engine/index.ts";
import { actionSentence } from "./actionSentence.ts";
import { conditionSentence } from "./conditionSentence.ts";
import type { Narration } from "./Narration.ts";
import { keyWords } from "./nameOfKey.ts";
import { pictureClauses } from "./pictureSentence.ts";
import { afterPicture, type GameContext, type Recording } from "./Recording.ts";
import { recordingOfRule } from "./rulePictures.ts";
import { shownConditions } from "./toRule.ts";
import { capitalized, joinWords } from "./wording.ts";

/**
 * A rule as a sentence: "When there is nothing on my right and the right arrow is pressed, I move right". `containers` are those around the
 * rule, in any order; their events become reasons.
 */
export function sentenceOf(rule: Rule, game: GameContext, containers: readonly RuleContainer[]): string {
  const { reasons, deeds } = clausesOf(rule, game, containers);
  return `${reasons}, ${deeds}`;
}

/** The two halves of a rule's sentence. */
export interface RuleClauses {
  /** "When there is nothing on my right"; "Every turn" without a reason. */
  readonly reasons: string;
  /** "I move right". */
  readonly deeds: string;
}

export function clausesOf(rule: Rule, game: GameContext, containers: readonly RuleContainer[]): RuleClauses {
  const recording = recordingOfRule(rule, game);
  const narration = narrationOf(recording, game, "main");
  const reasons = [
    ...pictureClauses(rule, narration),
    ...rule.conditions.filter((one) => isWorthSaying(one, rule, game)).map((one) => conditionSentence(one, narration)),
    ...containers.flatMap((container) => (container.type === "group-event" ? eventClauses(container) : [])),
  ];
  const actions = actionSentences(recording, game, "main");
  return {
    reasons: reasons.length > 0 ? `When ${joinWords(reasons, "and")}` : "Every turn",
    deeds: actions.length > 0 ? joinWords(actions, "and") : "I wait",
  };
}

/** One sentence for each action, with the actors as the actions before it left them. */
function actionSentences(recording: Recording, game: GameContext, narrator: Narration["narrator"]): string[] {
  const { steps } = afterPicture(recording, game);
  const start = narrationOf(recording, game, narrator);
  const tell = (action: Action, index: number) =>
    actionSentence(action, { ...start, actors: steps[index - 1] ?? start.actors });
  return recording.actions.map(tell);
}

/** The actions as the Actions panel and announcements say them: "Hero moves one right". */
export function rowSentences(recording: Recording, game: GameContext): string[] {
  return actionSentences(recording, game, "observer").map(capitalized);
}

/** The conditions that the Conditions panel shows, each with its sentence: "Hero looks like Idle". */
export function conditionRows(recording: Recording, game: GameContext): { condition: Condition; sentence: string }[] {
  const narration = narrationOf(recording, game, "observer");
  return shownConditions(recording, game).map((condition) => ({
    condition,
    sentence: capitalized(conditionSentence(condition, narration)),
  }));
}

export function narrationOf(
  { before, mainActorId, origin }: Recording,
  game: GameContext,
  narrator: Narration["narrator"],
): Narration {
  return { game, actors: before.actors, mainActorId, origin, narrator };
}

/** Every rule begins with a condition for the main actor's appearance, which says nothing if the character has only one. */
export function isWorthSaying({ enabled, left }: Condition, rule: Rule, { characters }: GameContext): boolean {
  if (!enabled) return false;
  if (!("actorId" in left) || left.variableId !== APPEARANCE_VARIABLE || left.actorId !== rule.mainActorId) return true;
  const character = own(characters, rule.actors[rule.mainActorId]?.characterId ?? "");
  return Object.keys(character?.spritesheet.appearances ?? {}).length !== 1;
}

function eventClauses({ event, code }: EventContainer): string[] {
  switch (event) {
    case "key":
      return [code === undefined ? "its key is pressed" : `${keyWords(code)} is pressed`];
    case "click":
      return ["I am clicked"];
    case "idle":
      return [];
    case "unknown":
      return ["something unknown happens"];
  }
}
