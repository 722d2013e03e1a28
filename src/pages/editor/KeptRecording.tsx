/** A rule was being taught when this page went away: the child goes on with it, or throws it away (details §10 "Saving"). */
import { useEffect, useState } from "react";
import { loadText, removeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import { recordingOfText } from "../../editor/recording/keptRecording.ts";
import { characterName } from "../../recording/Narration.ts";
import { gameContextOf, type Recording } from "../../recording/Recording.ts";
import { GoOnQuestion } from "./GoOnQuestion.tsx";
import { keepRecording, keyOfRecording } from "./keepRecording.ts";

export interface KeptRecordingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

export function KeptRecording({ editor, worldId }: KeptRecordingProps) {
  const [kept, setKept] = useState(() => readKept(editor, worldId));
  useEffect(() => keepRecording(editor, worldId), [editor, worldId]);
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
    <GoOnQuestion title="Go on teaching?" onGoOn={goOn} onThrowAway={throwAway} onClose={() => setKept(null)}>
      <p>You were teaching a rule to {name} when you left. It is still here.</p>
    </GoOnQuestion>
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
