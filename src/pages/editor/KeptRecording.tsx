/** A rule was being taught when this page went away: the child goes on with it, or throws it away (details §10 "Saving"). */
import { useEffect, useState } from "react";
import { forgetText, keptText } from "../../browser/keptTexts.ts";
import type { Editor } from "../../editor/Editor.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { keepRecording, keyOfRecording } from "./keepRecording.ts";

export interface KeptRecordingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

export function KeptRecording({ editor, worldId }: KeptRecordingProps) {
  const [kept, setKept] = useState(() => readKept(editor, worldId));
  useEffect(() => keepRecording(editor, worldId), [editor, worldId]);
  if (!kept) return null;
  const throwAway = () => {
    forgetText(keyOfRecording(worldId));
    setKept(null);
  };
  const goOn = () => {
    setKept(null);
    editor.recording.resumeText(kept.text);
  };
  return (
    <Dialog
      open
      // Closed without a choice it is asked again the next time.
      onClose={() => setKept(null)}
      title="Go on teaching?"
      width={440}
      isStatic
      footer={
        <>
          <Button onClick={throwAway}>Throw it away</Button>
          <Button look="primary" onClick={goOn}>
            Go on
          </Button>
        </>
      }
    >
      <p>You were teaching a rule to {kept.name} when you left. It is still here.</p>
    </Dialog>
  );
}

interface Kept {
  readonly text: string;
  /** Of the character. */
  readonly name: string;
}

/** One that is of no use any more is forgotten. */
function readKept(editor: Editor, worldId: string): Kept | null {
  const key = keyOfRecording(worldId);
  const text = keptText(key);
  const name = text === null ? null : editor.recording.nameInText(text);
  if (text !== null && name === null) forgetText(key);
  return text !== null && name !== null ? { text, name } : null;
}
