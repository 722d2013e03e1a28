/** Keeps the rule that is being taught, by world, so that a page that goes away in the middle can go on with it (details §10 "Saving"). */
import { onPageHidden } from "../../browser/page.ts";
import { removeText, storeText } from "../../browser/storage.ts";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { textOfRecording } from "../../editor/recording/keptRecording.ts";

/** A drag changes the recording many times a second. */
const QUIET_MS = 400;

export function keyOfRecording(worldId: string): string {
  return `gridlings-recording-${worldId}`;
}

/** Follows every change until the answer is called: what is taught is kept, what was saved or cancelled is forgotten. */
export function storeRecording(editor: Editor, worldId: string): () => void {
  const key = keyOfRecording(worldId);
  let cancel: (() => void) | null = null;
  const keep = () => {
    cancel?.();
    cancel = null;
    const { recording } = editor.store.getState();
    if (recording) storeText(key, textOfRecording(recording));
  };
  const unsubscribe = editor.store.subscribe(({ recording }, before) => {
    if (recording === before.recording) return;
    cancel?.();
    cancel = recording ? after(QUIET_MS, keep) : null;
    if (!recording) removeText(key);
  });
  const unwatch = onPageHidden(keep);
  return () => {
    unsubscribe();
    unwatch();
    keep();
  };
}
