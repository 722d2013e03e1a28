import { findNode, own, type WorldDocument } from "../../engine/index.ts";
import { actionRows } from "../../recording/actionRows.ts";
import { conditionRows, gameContextOf, type Recording, toRule } from "../../recording/index.ts";

/** Increased when the format changes; recordings in an older format are dropped. */
const FORM = 1;

export function textOfRecording(recording: Recording): string {
  return JSON.stringify({ form: FORM, recording });
}

/** Null if the text has another format, is damaged, or its character is gone; if its rule is gone, the recording becomes a new rule. */
export function recordingOfText(text: string, document: WorldDocument): Recording | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) && isUsable(kept.recording, document) ? withKnownRule(kept.recording, document) : null;
  } catch (fault) {
    console.warn("A kept recording could not be read", fault);
    return null;
  }
}

interface Kept {
  readonly recording: Recording;
}

/** Checks the format only; whether it is complete shows when it is used. */
function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && "form" in kept && kept.form === FORM && "recording" in kept;
}

/** Computes everything that is shown of a recording. Throws if it is damaged. */
function isUsable(recording: Recording, document: WorldDocument): boolean {
  const cast = gameContextOf(document);
  const main = own(recording.before.actors, recording.mainActorId);
  if (!main || !own(document.characters, recording.characterId)) return false;
  toRule(recording, cast, { id: "", name: "" });
  actionRows(recording, cast);
  conditionRows(recording, cast);
  return main.characterId === recording.characterId;
}

function withKnownRule(recording: Recording, { characters }: WorldDocument): Recording {
  const rules = own(characters, recording.characterId)?.rules ?? [];
  const isThere = recording.ruleId !== null && findNode(rules, recording.ruleId)?.type === "rule";
  return isThere ? recording : { ...recording, ruleId: null };
}
