import {
  type Actor,
  type EndAction,
  type GameOutcome,
  type Id,
  type NEXT_STAGE,
  plainLine,
  type SAME_STAGE,
  SAYING_MAX,
  type SayAction,
  type SoundAction,
  type StageAction,
  type TravelAction,
} from "../engine/index.ts";
import { type Recording, withRow, withRows } from "./Recording.ts";

/** A step that no picture shows, and that is edited in its row. */
export type EditedHappening = SayAction | EndAction | StageAction | TravelAction | SoundAction;

const EDITED: ReadonlySet<string> = new Set<EditedHappening["type"]>(["say", "end", "stage", "travel", "sound"]);

export function isEditedHappening(action: { readonly type: string }): action is EditedHappening {
  return EDITED.has(action.type);
}

/** Somebody says something. What it is can be changed at once. */
export function sayStep({ id }: Pick<Actor, "id">): SayAction {
  return { type: "say", actorId: id, text: "Hi!", ticks: 3 };
}

const WORDS: Readonly<Record<GameOutcome, string>> = { won: "You won!", lost: "Try again!", over: "The end" };

export function endStep(outcome: GameOutcome): EndAction {
  return { type: "end", outcome, text: WORDS[outcome] };
}

/** The other outcome. Words that the child has not changed go with it. */
export function withOutcome(action: EndAction, outcome: GameOutcome): EndAction {
  const text = action.text === WORDS[action.outcome] ? WORDS[outcome] : action.text;
  return { ...action, outcome, text };
}

/** The game goes on in the next level, or in this one from its beginning. */
export function stageStep(to: typeof NEXT_STAGE | typeof SAME_STAGE): StageAction {
  return { type: "stage", to, fresh: true };
}

/** A sound of the game plays. */
export function soundStep(sound: Id): SoundAction {
  return { type: "sound", sound };
}

export function addHappening(recording: Recording, action: EditedHappening): Recording {
  return withRow(recording, action);
}

/** Of the words at the end, a card has room for so many letters. */
export const ENDING_MAX = 40;

/** Changes such a step in its place. Its text is kept on one line, and as short as a bubble or the card of the end takes. */
export function changeHappening(recording: Recording, index: number, action: EditedHappening): Recording {
  const old = recording.actions[index];
  const now =
    "text" in action
      ? { ...action, text: plainLine(action.text, action.type === "end" ? ENDING_MAX : SAYING_MAX) }
      : action;
  if (old?.type !== now.type || JSON.stringify(old) === JSON.stringify(now)) return recording;
  return withRows(recording, recording.actions.with(index, now));
}
