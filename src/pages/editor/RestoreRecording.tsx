/** A rule was being taught when this page went away: the child goes on with it, or throws it away (details §10 "Saving"). */
import { useEffect, useState } from "react";
import { loadText, removeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import { recordingOfText } from "../../editor/recording/keptRecording.ts";
import { characterName } from "../../recording/Narration.ts";
import { gameContextOf, type Recording } from "../../recording/Recording.ts";
import { RestoreQuestion } from "./question/RestoreQuestion.tsx";
import { storeRecording, keyOfRecording } from "./storeRecording.ts";

export interface RestoreRecordingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

export function RestoreRecording({ editor, worldId }: RestoreRecordingProps) {
  const [kept, setKept] = useState(() => readKept(editor, worldId));
  useEffect(() => storeRecording(editor, worldId), [editor, worldId]);
  if (!kept) return null;
  const name = characterName(gameContextOf(editor.store.getState().document), kept.characterId);
  const throwAway = () => {
    removeText(keyOfRecording(worldId));
    setKept(null);
  };
  const goOn = () => {
    setKept(null);
    editor.recording.goOnWith(kept);
  };
  return (
    <RestoreQuestion title="Go on teaching?" onGoOn={goOn} onThrowAway={throwAway} onClose={() => setKept(null)}>
      <p>You were teaching a rule to {name} when you left. It is still here.</p>
    </RestoreQuestion>
  );
}

/** One that is of no use any more is forgotten. */
function readKept({ store }: Editor, worldId: string): Recording | null {
  const key = keyOfRecording(worldId);
  const text = loadText(key);
  const recording = text === null ? null : recordingOfText(text, store.getState().document);
  if (text !== null && !recording) removeText(key);
  return recording;
}
