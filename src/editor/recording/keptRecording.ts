/** A recording as a text that outlives the page, and back: what was kept is only gone on with where it still makes sense (details §10). */
import { findNode, own, type WorldDocument } from "../../engine/index.ts";
import { actionRows } from "../../recording/actionRows.ts";
import { gameContextOf, type Recording } from "../../recording/Recording.ts";
import { conditionRows } from "../../recording/sentence.ts";
import { toRule } from "../../recording/toRule.ts";

/** Grows when the shape of a recording changes; older texts are then forgotten. */
const FORM = 1;

export function textOfRecording(recording: Recording): string {
  return JSON.stringify({ form: FORM, recording });
}

/** Null where the text is none of ours, is damaged, or its character is gone; a rule that is gone is taught as a new one. */
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

/** The form says that this product wrote it; whether it is whole is told by using it. */
function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && "form" in kept && kept.form === FORM && "recording" in kept;
}

/** Everything that is shown of it can be worked out. Throws where it is damaged. */
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
