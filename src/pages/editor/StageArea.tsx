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
  /** Opens the inspector where it is a sheet. */
  readonly onInspector: () => void;
}

/** The largest area of the editor: the stage with its controls, or the before and after pictures of a recording. */
export function StageArea({ isLearning, onInspector }: StageAreaProps) {
  const recording = useEditorState((state) => state.recording !== null);
  const shown = useTimelyDeferredValue(recording);
  return (
    <div
      className={styles.stagePlace}
      data-part={recording ? "Recording" : undefined}
      // The stage stays visible until the pictures of the recording are there.
      inert={recording && !shown}
    >
      {recording && shown && <TwoPictures onInspector={onInspector} />}
      {!shown && <OneStage isLearning={isLearning} />}
    </div>
  );
}

function TwoPictures({ onInspector }: Pick<StageAreaProps, "onInspector">) {
  const editor = useEditor();
  const cancel = <Button onClick={() => editor.recording.cancel()}>Cancel the recording</Button>;
  return (
    <ErrorBoundary actions={cancel}>
      <RecordingPanel before={<Picture view="before" />} after={<Picture view="after" />} onAllRules={onInspector} />
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

function OneStage({ isLearning }: Pick<StageAreaProps, "isLearning">) {
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
