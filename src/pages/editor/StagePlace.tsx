/** The largest thing on the desk: the stage with its controls, or the two pictures of a recording. */
import { useEditorState } from "../../editor/EditorContext.tsx";
import { StageControls } from "../../panels/controls/StageControls.tsx";
import { RecordingPanel } from "../../panels/recording/RecordingPanel.tsx";
import { StageCanvas } from "../../stage/StageCanvas.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import styles from "./EditorDesk.module.css";

export function StagePlace() {
  const recording = useEditorState((state) => state.recording !== null);
  return <div className={styles.stagePlace}>{recording ? <TwoPictures /> : <OneStage />}</div>;
}

function TwoPictures() {
  return (
    <ErrorBoundary>
      <RecordingPanel before={<StageCanvas view="before" />} after={<StageCanvas view="after" />} />
    </ErrorBoundary>
  );
}

function OneStage() {
  return (
    <>
      <div className={styles.stage}>
        <ErrorBoundary>
          <StageCanvas view="stage" />
        </ErrorBoundary>
      </div>
      <StageControls />
    </>
  );
}
