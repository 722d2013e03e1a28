import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { RecordingPanel, StageControls, StageHints } from "../../panels/editorPanels.ts";
import { EditorStage, RecordingPicture, type RecordingPictureProps } from "../../stage/EditorStage.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import styles from "./EditorLayout.module.css";

interface StageAreaProps {
  /** In a lesson, Nib alone says what to do. */
  readonly isLearning: boolean;
}

/** The largest area of the editor: the stage with its controls, or the before and after pictures of a recording. */
export function StageArea({ isLearning }: StageAreaProps) {
  const recording = useEditorState((state) => state.recording !== null);
  const shown = useTimelyDeferredValue(recording);
  return (
    <div
      className={styles.stagePlace}
      data-part={recording ? "Recording" : undefined}
      // The stage stays visible until the pictures of the recording are there.
      inert={recording && !shown}
    >
      {recording && shown && <TwoPictures />}
      {!shown && <OneStage isLearning={isLearning} />}
    </div>
  );
}

function TwoPictures() {
  const editor = useEditor();
  const cancel = <Button onClick={() => editor.recording.cancel()}>Cancel the recording</Button>;
  return (
    <ErrorBoundary actions={cancel}>
      <RecordingPanel before={<Picture view="before" />} after={<Picture view="after" />} />
    </ErrorBoundary>
  );
}

function Picture({ view }: RecordingPictureProps) {
  return (
    <ErrorBoundary>
      <RecordingPicture view={view} />
    </ErrorBoundary>
  );
}

function OneStage({ isLearning }: StageAreaProps) {
  return (
    <>
      <div className={styles.stage} data-part="Stage">
        <ErrorBoundary>
          <EditorStage hints={isLearning ? undefined : StageHints} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary layout="row">
        <StageControls />
      </ErrorBoundary>
    </>
  );
}
