import {
  type Action,
  APPEARANCE_VARIABLE,
  type Condition,
  own,
  type Rule,
  type RuleContainer,
} from "../engine/index.ts";
import { actionSentence } from "./actionSentence.ts";
import { conditionSentence } from "./conditionSentence.ts";
import { containerClauses, timerWords } from "./eventWords.ts";
import type { Narration } from "./Narration.ts";
import { pictureClauses } from "./pictureSentence.ts";
import { afterPicture, type GameContext, type Recording } from "./Recording.ts";
import { recordingOfRule } from "./rulePictures.ts";
import { shownConditions } from "./toRule.ts";
import { capitalized, joinClauses } from "./wording.ts";

/**
 * A rule as a sentence: "When the right arrow is pressed and there is nothing on my right, I move right". `containers` are those around the
 * rule, in any order; their events become reasons.
 */
export function sentenceOf(rule: Rule, game: GameContext, containers: readonly RuleContainer[]): string {
  const { reasons, deeds } = clausesOf(rule, game, containers);
  return `${reasons}, ${deeds}`;
}

/** The name of a rule that was given none. */
export const UNNAMED_RULE = "Untitled Rule";

/** A title names no more than this many actions, so that it fits the head of a card. */
const TITLE_ACTIONS = 2;

/**
 * What a rule without a name of its own does first, as a title: "Move right and face right". Null if it has a name. That the main actor first
 * turns to where something happens, as in a rule for several ways, is left out.
 */
export function titleOfUnnamed(rule: Rule, game: GameContext): string | null {
  if (rule.name !== UNNAMED_RULE) return null;
  const turns = (action: Action) => action.type === "transform" && action.actorId === rule.mainActorId;
  const from = Math.max(
    0,
    rule.actions.findIndex((action) => !turns(action)),
  );
  const first = { ...rule, actions: rule.actions.slice(from, from + TITLE_ACTIONS) };
  return capitalized(clausesOf(first, game, []).deeds.replace(/^I /, ""));
}

/** The reason of a rule that has none. */
export const EVERY_TURN = "Every turn";

/** The two halves of a rule's sentence. */
export interface RuleClauses {
  /** "When there is nothing on my right"; "Every turn" without a reason. */
  readonly reasons: string;
  /** "I move right". */
  readonly deeds: string;
  /** "as Standing": the look that the main actor must have, if it is not among the reasons. */
  readonly look: string | null;
}

/** `hasTitles`: the titles of the containers stand above the sentence, so that it does not repeat their events. */
export function clausesOf(
  rule: Rule,
  game: GameContext,
  containers: readonly RuleContainer[],
  hasTitles = false,
): RuleClauses {
  const recording = recordingOfRule(rule, game);
  const narration = narrationOf(recording, game, "main");
  const checks = rule.conditions.filter((one) => isWorthSaying(one, rule, game));
  const tacit = checks.filter((one) => isTacit(one, rule, game));
  const told = (conditions: readonly Condition[]) => conditions.map((one) => conditionSentence(one, narration));
  const events = containerClauses(containers, narration);
  const others = [
    ...(hasTitles ? [] : events),
    ...pictureClauses(rule, narration),
    ...told(checks.filter((one) => !tacit.includes(one))),
  ];
  // "Every turn" would not be true in a block that waits for something.
  const timer = timerWords(containers);
  const leavesLook = tacit.length > 0 && (others.length > 0 || events.length === 0);
  const reasons = leavesLook ? others : [...others, ...told(tacit)];
  const actions = actionSentences(recording, game, "main");
  return {
    reasons: reasonsWords(reasons, hasTitles ? null : timer, hasTitles && (timer !== null || events.length > 0)),
    deeds: actions.length > 0 ? joinClauses(withoutRepeats(actions)) : "I wait",
    look: leavesLook ? `as ${lookName(rule, game)}` : null,
  };
}

/** "When there is nothing on my right"; "Every 3 turns, when I am in column 1"; without a reason "Every turn", or where a title says when, "Each time". */
function reasonsWords(reasons: readonly string[], timer: string | null, isTimed: boolean): string {
  if (reasons.length === 0) return timer ?? (isTimed ? "Each time" : EVERY_TURN);
  const when = `when ${joinClauses(reasons)}`;
  return timer === null ? capitalized(when) : `${timer}, ${when}`;
}

/**
 * Whether a check is the one that every recording begins with: the main actor looks as in the picture. The picture says that, and as a
 * reason it would hide the others; but a rule that changes the look is about it.
 */
function isTacit({ left, right, comparator }: Condition, rule: Rule, game: GameContext): boolean {
  if (!("variableId" in left) || !("constant" in right) || comparator !== "=") return false;
  if (left.actorId !== rule.mainActorId || left.variableId !== APPEARANCE_VARIABLE) return false;
  if (right.constant !== rule.actors[rule.mainActorId]?.appearance || !lookName(rule, game)) return false;
  return !rule.actions.some((action) => action.type === "appearance" && action.actorId === rule.mainActorId);
}

/** The name of the look that the main actor has in the picture. */
function lookName({ actors, mainActorId }: Rule, { characters }: GameContext): string | undefined {
  const main = actors[mainActorId];
  const character = own(characters, main?.characterId ?? "");
  return character && main && own(character.spritesheet.appearanceNames, main.appearance);
}

/** One sentence for each action, with the actors as the actions before it left them. */
function actionSentences(recording: Recording, game: GameContext, narrator: Narration["narrator"]): string[] {
  const { steps } = afterPicture(recording, game);
  const start = narrationOf(recording, game, narrator);
  const tell = (action: Action, index: number) =>
    actionSentence(action, { ...start, actors: steps[index - 1] ?? start.actors });
  return recording.actions.map(tell);
}

/** The main actor's deeds in a row, with one "I" for all: "I move right and face right". */
function withoutRepeats(deeds: readonly string[]): string[] {
  const isMine = (deed: string | undefined) => deed?.startsWith("I ");
  const runs: string[][] = [];
  deeds.forEach((deed, index) => {
    if (isMine(deed) && isMine(deeds[index - 1])) runs.at(-1)?.push(deed.slice("I ".length));
    else runs.push([deed]);
  });
  return runs.map(joinClauses);
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
  if (!("variableId" in left) || left.variableId !== APPEARANCE_VARIABLE || left.actorId !== rule.mainActorId)
    return true;
  const character = own(characters, rule.actors[rule.mainActorId]?.characterId ?? "");
  return Object.keys(character?.spritesheet.appearances ?? {}).length !== 1;
}
