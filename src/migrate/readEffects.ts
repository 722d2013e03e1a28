import {
  type Action,
  bounded,
  type Fields,
  GAME_OUTCOMES,
  SAYING_TICKS,
  type SayAction,
  type TravelAction,
} from "../engine/index.ts";
import { oneLine, pointOrNull, textOf } from "./reading.ts";

type Effect = Extract<Action, { readonly type: "sound" | "say" | "stage" | "travel" | "end" }>;

/** A sound, a bubble, a door or an end; null for any other action, and for one that cannot be carried out. */
export function readEffect(fields: Fields): Effect | null {
  switch (fields.type) {
    case "sound": {
      const sound = textOf(fields.sound);
      return sound === null ? null : { type: "sound", sound };
    }
    case "say":
      return readSay(fields);
    case "stage": {
      const to = textOf(fields.to);
      return to === null ? null : { type: "stage", to, fresh: fields.fresh === true };
    }
    case "travel":
      return readTravel(fields);
    case "end":
      return readEnd(fields);
    default:
      return null;
  }
}

function readSay(fields: Fields): SayAction | null {
  const [actorId, text] = [textOf(fields.actorId), readText(fields.text)];
  if (actorId === null || text === null) return null;
  return { type: "say", actorId, text, ticks: bounded(fields.ticks, SAYING_TICKS) };
}

function readTravel({ at, show, ...fields }: Fields): TravelAction | null {
  const [actorId, to, place] = [textOf(fields.actorId), textOf(fields.to), pointOrNull(at)];
  if (actorId === null || to === null || place === null) return null;
  return { type: "travel", actorId, to, at: place, show: show === true };
}

function readEnd(fields: Fields): Effect | null {
  const text = readText(fields.text);
  const outcome = GAME_OUTCOMES.find((known) => known === fields.outcome) ?? "over";
  return text === null ? null : { type: "end", outcome, text };
}

/** What is said may be longer than what is shown of it, because names in it are filled in before it is cut. */
function readText(value: unknown): string | null {
  const text = textOf(value ?? "");
  return text === null ? null : oneLine(text);
}
