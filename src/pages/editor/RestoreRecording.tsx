import { useEffect, useState } from "react";
import { onPageHidden } from "../../browser/page.ts";
import { loadText, removeText, storeText } from "../../browser/storage.ts";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { recordingOfText, textOfRecording } from "../../editor/recording/keptRecording.ts";
import { characterName, gameContextOf, type Recording } from "../../recording/index.ts";
import { RestoreQuestion } from "./question/RestoreQuestion.tsx";

/** A drag changes the recording many times a second, so it is stored only after a pause. */
const STORE_DELAY_MS = 400;

export interface RestoreRecordingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

/** Offers to continue the rule that was being recorded when the page was last closed. */
export function RestoreRecording({ editor, worldId }: RestoreRecordingProps) {
  const [stored, setStored] = useState(() => readStoredRecording(editor, worldId));
  useEffect(() => storeRecording(editor, worldId), [editor, worldId]);
  if (!stored) return null;
  const name = characterName(gameContextOf(editor.store.getState().document), stored.characterId);
  const throwAway = () => {
    removeText(keyOfRecording(worldId));
    setStored(null);
  };
  const goOn = () => {
    setStored(null);
    editor.recording.goOnWith(stored);
  };
  return (
    <RestoreQuestion title="Go on teaching?" onGoOn={goOn} onThrowAway={throwAway} onClose={() => setStored(null)}>
      <p>You were teaching {name} a rule when you left. It's still here.</p>
    </RestoreQuestion>
  );
}

function keyOfRecording(worldId: string): string {
  return `gridlings-recording-${worldId}`;
}

/** Removes a stored recording that no longer fits the game. */
function readStoredRecording({ store }: Editor, worldId: string): Recording | null {
  const key = keyOfRecording(worldId);
  const text = loadText(key);
  const recording = text === null ? null : recordingOfText(text, store.getState().document);
  if (text !== null && !recording) removeText(key);
  return recording;
}

/** Stores every change of the recording and removes it when it is saved or canceled. Returns a function that stops this. */
function storeRecording(editor: Editor, worldId: string): () => void {
  const key = keyOfRecording(worldId);
  let cancelTimer: (() => void) | null = null;
  const storeNow = () => {
    cancelTimer?.();
    cancelTimer = null;
    const { recording } = editor.store.getState();
    if (recording) storeText(key, textOfRecording(recording));
  };
  const unsubscribe = editor.store.subscribe(({ recording }, before) => {
    if (recording === before.recording) return;
    cancelTimer?.();
    cancelTimer = recording ? after(STORE_DELAY_MS, storeNow) : null;
    if (!recording) removeText(key);
  });
  const unwatch = onPageHidden(storeNow);
  return () => {
    unsubscribe();
    unwatch();
    storeNow();
  };
}
