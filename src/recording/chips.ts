import {
  type Action,
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  type Condition,
  type GameOutcome,
  own,
  type Rule,
} from "../engine/index.ts";
import { type ActionRow, actionRows, type Route } from "./actionRows.ts";
import { subject } from "./Narration.ts";
import { actorsInPicture, type GameContext, type Recording } from "./Recording.ts";
import { recordingOfRule } from "./rulePictures.ts";
import { conditionRows, isWorthSaying, narrationOf } from "./sentence.ts";

/** A check or a step in short: a picture, and the words of its sentence that the picture does not say. */
export interface Chip {
  /** Whom the picture shows; null: no picture. */
  readonly actor: Actor | null;
  /** What stands there instead of somebody; null for nothing. */
  readonly sign: ChipSign | null;
  /** "looks like Standing", "moves → ↑". */
  readonly words: string;
  /** The whole sentence, for screen readers. */
  readonly sentence: string;
}

/** What a check or step without an actor is about. */
export type ChipSign = "count" | "luck" | "sound" | "say" | "stage" | "travel" | GameOutcome | "unknown";

export interface CheckChip extends Chip {
  readonly condition: Condition;
}

/** The checks of a recording as chips. */
export function checkChips(recording: Recording, game: GameContext): CheckChip[] {
  const actors = actorsInPicture(recording, game.characters);
  return conditionRows(recording, game).map(({ condition, sentence }) => {
    const { left } = condition;
    const actor = "actorId" in left ? (own(actors, left.actorId) ?? null) : null;
    const words = actor ? withoutSubject(sentence, actor, recording, game, actors) : sentence;
    const sign = !actor && "count" in left ? "count" : null;
    return { condition, sentence, words, sign, actor: actor && asRequired(actor, condition) };
  });
}

/** The checks of a stored rule that its sentence leaves out because they are switched off. */
export function switchedOffChips(rule: Rule, game: GameContext): CheckChip[] {
  if (rule.conditions.every(({ enabled }) => enabled)) return [];
  return checkChips(recordingOfRule(rule, game), game).filter(
    ({ condition }) => !condition.enabled && isWorthSaying({ ...condition, enabled: true }, rule, game),
  );
}

export interface StepChip extends Chip {
  readonly row: ActionRow;
}

/** The steps of a recording as chips, in their order. */
export function stepChips(
  recording: Recording,
  game: GameContext,
  rows: readonly ActionRow[] = actionRows(recording, game),
): StepChip[] {
  const actors = actorsInPicture(recording, game.characters);
  return rows.map((row) => {
    const { actor, sentence, route, action } = row;
    const words = actor ? withoutSubject(sentence, actor, recording, game, actors) : sentence;
    const isMove = action.type === "move" && words.startsWith("moves ");
    const sign = actor ? null : signOf(action);
    return { row, actor, sign, sentence, words: isMove ? `moves ${arrowsOf(route) ?? words.slice(6)}` : words };
  });
}

/** The sign of a step; null for one that a picture or its words tell. */
export function signOf(action: Action): ChipSign | null {
  switch (action.type) {
    case "end":
      return own(OUTCOMES, action.outcome) ?? "over";
    case "say":
    case "sound":
    case "stage":
    case "travel":
    case "unknown":
      return action.type;
    default:
      return null;
  }
}

const OUTCOMES: Readonly<Record<string, GameOutcome>> = { won: "won", lost: "lost" };

/** A check for a look shows that look. */
function asRequired(actor: Actor, { left, right, comparator }: Condition): Actor {
  const isLook = "variableId" in left && left.variableId === APPEARANCE_VARIABLE;
  return isLook && comparator === "=" && "constant" in right ? { ...actor, appearance: right.constant } : actor;
}

/** The words after the name, or after "A" and the name. Among several of one character only the whole sentence is clear. */
function withoutSubject(
  sentence: string,
  actor: Actor,
  recording: Recording,
  game: GameContext,
  actors: Actors,
): string {
  const alike = Object.values(actors).filter(({ characterId }) => characterId === actor.characterId);
  if (alike.length > 1) return sentence;
  const narration = { ...narrationOf(recording, game, "observer"), actors: { ...actors, [actor.id]: actor } };
  const name = subject(narration, actor.id);
  const start = ["", "A ", "An "].map((article) => article + name).find((one) => sentence.startsWith(one));
  return start === undefined ? sentence : sentence.slice(start.length).replace(/^'s/, "").trim();
}

/** More arrows than this are a number. */
const ARROWS_MAX = 3;

/** A way as arrows: "→ ↑", "→ 5"; null if it leads nowhere. */
function arrowsOf(route: Route | null): string | null {
  if (!route?.from) return null;
  const [x, y] = [route.to.x - route.from.x, route.to.y - route.from.y];
  const across = arrows(Math.abs(x), x < 0 ? "←" : "→");
  const along = arrows(Math.abs(y), y < 0 ? "↑" : "↓");
  return [across, along].filter(Boolean).join(" ") || null;
}

function arrows(count: number, arrow: string): string {
  return count > ARROWS_MAX ? `${arrow} ${count}` : Array(count).fill(arrow).join(" ");
}
