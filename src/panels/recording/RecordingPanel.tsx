/** Teaching a rule: its two pictures side by side, what has to be so, what it does, and how to leave (spec §2 "Recording mode"). */
import type { ReactNode } from "react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import type { Recording } from "../../recording/Recording.ts";
import { Button } from "../../widgets/Button.tsx";
import { ActionsPanel } from "./ActionsPanel.tsx";
import { ConditionsPanel } from "./ConditionsPanel.tsx";
import { PictureViews } from "./PictureViews.tsx";
import styles from "./RecordingPanel.module.css";

const HINT = "Use the handles to expand the frame and act out what you want to happen in the picture on the right.";

export interface RecordingPanelProps {
  /** The two stage views; made by the page, because panels do not know the stage. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

export function RecordingPanel(views: RecordingPanelProps) {
  const recording = useEditorState((state) => state.recording);
  return recording && <OpenRecording recording={recording} {...views} />;
}

function OpenRecording({ recording, before, after }: RecordingPanelProps & { readonly recording: Recording }) {
  return (
    <section className={styles.recording} aria-label="Recording a rule">
      <PictureViews before={before} after={after} />
      <div className={styles.rows}>
        <ConditionsPanel recording={recording} />
        <ActionsPanel recording={recording} />
      </div>
      <LeavingBar />
    </section>
  );
}

function LeavingBar() {
  const editor = useEditor();
  return (
    <footer className={styles.bar}>
      <p className={styles.hint}>{HINT}</p>
      <Button onClick={() => editor.recording.cancel()}>Cancel</Button>
      <Button look="primary" onClick={() => editor.recording.save()}>
        Save Recording
      </Button>
    </footer>
  );
}
