import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/state/EditorState.ts";
import { StageControls } from "../../panels/controls/StageControls.tsx";
import { RecordingPanel } from "../../panels/recording/RecordingPanel.tsx";
import { ExtentHandles } from "../../stage/overlay/ExtentHandles.tsx";
import { PictureActorBar } from "../../stage/overlay/PictureActorBar.tsx";
import { StackBadges } from "../../stage/overlay/StackBadges.tsx";
import { StageTools } from "../../stage/overlay/StageTools.tsx";
import { ReactPixiCanvas } from "../../stage/view/ReactPixiCanvas.tsx";
import { StageCanvas } from "../../stage/view/StageCanvas.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import styles from "./EditorLayout.module.css";

/** The largest area of the editor: the stage with its controls, or the before and after pictures of a recording. */
export function StageArea() {
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <div className={styles.stagePlace} data-part={recording ? "Recording" : undefined}>
      {recording ? <TwoPictures /> : <OneStage />}
    </div>
  );
}

function TwoPictures() {
  const editor = useEditor();
  const cancel = <Button onClick={() => editor.recording.cancel()}>Cancel the recording</Button>;
  return (
    <ErrorBoundary actions={cancel}>
      <RecordingPanel
        before={<Picture view="before" />}
        after={<Picture view="after" />}
        actorWork={<PictureActorBar />}
      />
    </ErrorBoundary>
  );
}

function Picture({ view }: { readonly view: ViewId }) {
  return (
    <ErrorBoundary>
      <StageCanvas view={view} canvas={ReactPixiCanvas} handles={ExtentHandles} tools={StackBadges} />
    </ErrorBoundary>
  );
}

function OneStage() {
  return (
    <>
      <div className={styles.stage} data-part="Stage">
        <ErrorBoundary>
          <StageCanvas view="stage" canvas={ReactPixiCanvas} tools={StageTools} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary layout="row">
        <StageControls />
      </ErrorBoundary>
    </>
  );
}
