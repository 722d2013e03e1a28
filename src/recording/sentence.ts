/** The sentence a rule means (product §1): "When there is nothing on my right and the right arrow is pressed, I move right". */
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
import { afterPicture } from "./afterPicture.ts";
import { conditionSentence } from "./conditionSentence.ts";
import { capitalised, listed } from "./grammar.ts";
import { keyWords } from "./nameOfKey.ts";
import { pictureClauses } from "./pictureSentence.ts";
import type { Cast, Recording } from "./Recording.ts";
import { shownConditions } from "./rows.ts";
import { ruleActedOut } from "./rulePictures.ts";
import type { Telling } from "./Telling.ts";

/** `containers` are those the rule lies in, in any order: their events are part of what has to be so. */
export function sentenceOf(rule: Rule, cast: Cast, containers: readonly RuleContainer[]): string {
  const recording = ruleActedOut(rule, cast);
  const telling = tellingOf(recording, cast, "main");
  const reasons = [
    ...pictureClauses(rule, telling),
    ...rule.conditions.filter((one) => isWorthTelling(one, rule, cast)).map((one) => conditionSentence(one, telling)),
    ...containers.flatMap((container) => (container.type === "group-event" ? eventClauses(container) : [])),
  ];
  const deeds = actionSentences(recording, cast, "main");
  const what = deeds.length > 0 ? listed(deeds, "and") : "I wait";
  return reasons.length > 0 ? `When ${listed(reasons, "and")}, ${what}` : `Every turn, ${what}`;
}

/** One sentence for each row, as the rows above it left the actors. */
export function actionSentences(recording: Recording, cast: Cast, teller: Telling["teller"]): string[] {
  const { steps } = afterPicture(recording, cast);
  const start = tellingOf(recording, cast, teller);
  const tell = (action: Action, index: number) =>
    actionSentence(action, { ...start, actors: steps[index - 1] ?? start.actors });
  return recording.actions.map(tell);
}

/** The rows of a recording as its panel and the announcements say them: "Hero moves one right". */
export function rowSentences(recording: Recording, cast: Cast): string[] {
  return actionSentences(recording, cast, "watcher").map(capitalised);
}

/** The conditions that a recording's panel shows, each with what it asks: "Hero looks like Idle". */
export function conditionRows(recording: Recording, cast: Cast): { condition: Condition; sentence: string }[] {
  const telling = tellingOf(recording, cast, "watcher");
  return shownConditions(recording, cast).map((condition) => ({
    condition,
    sentence: capitalised(conditionSentence(condition, telling)),
  }));
}

/** Who tells of a recording as it begins. */
export function tellingOf({ before, mainActorId, origin }: Recording, cast: Cast, teller: Telling["teller"]): Telling {
  return { cast, actors: before.actors, mainActorId, origin, teller };
}

/** Every recording asks for the main actor's look; where there is only one, that says nothing. */
function isWorthTelling({ enabled, left }: Condition, rule: Rule, { characters }: Cast): boolean {
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
