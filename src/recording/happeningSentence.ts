import {
  type Action,
  type EndAction,
  NEXT_STAGE,
  own,
  SAME_STAGE,
  type SayAction,
  type StageAction,
  type TravelAction,
} from "../engine/index.ts";
import { type Narration, subject, verb } from "./Narration.ts";

type Happening = Extract<Action, { type: "say" | "sound" | "stage" | "travel" | "end" }>;

/** What an action does that no picture shows: "the sound “Pop” plays", "I say “Hello!”", "the game goes to Level 2", "the game is won". */
export function happeningSentence(action: Happening, narration: Narration): string {
  switch (action.type) {
    case "sound": {
      const sound = own(narration.game.sounds, action.sound);
      return sound ? `the sound “${sound.name}” plays` : "a sound that was deleted plays";
    }
    case "say":
      return saySentence(action, narration);
    case "stage":
      return stageSentence(action, narration);
    case "travel":
      return travelSentence(action, narration);
    case "end":
      return endSentence(action);
  }
}

function saySentence({ actorId, text }: SayAction, narration: Narration): string {
  const who = subject(narration, actorId);
  if (text === "") return `${who} ${verb(narration, actorId, "stop", "stops")} talking`;
  return `${who} ${verb(narration, actorId, "say", "says")} “${text}”`;
}

function stageSentence({ to, fresh }: StageAction, narration: Narration): string {
  if (to === SAME_STAGE) return fresh ? "this level starts again" : "the game stays on this level";
  const goal = to === NEXT_STAGE ? "the next level" : stageName(to, narration);
  return `the game goes to ${fresh ? "the start of " : ""}${goal}`;
}

function travelSentence({ actorId, to, show }: TravelAction, narration: Narration): string {
  const goes = `${subject(narration, actorId)} ${verb(narration, actorId, "go", "goes")} through a door to ${stageName(to, narration)}`;
  return show ? goes : `${goes} while the game stays here`;
}

function stageName(id: string, { game }: Narration): string {
  const stage = own(game.stages, id);
  return stage ? stage.name || "an untitled level" : "a level that was deleted";
}

const ENDS: Readonly<Record<string, string>> = { won: "the game is won", lost: "the game is lost" };

function endSentence({ outcome, text }: EndAction): string {
  const end = own(ENDS, outcome) ?? "the game is over";
  return text === "" ? end : `${end}: “${text}”`;
}
