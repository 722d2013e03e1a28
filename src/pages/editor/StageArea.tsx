import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/tools/ToolEvent.ts";
import { StageControls } from "../../panels/controls/StageControls.tsx";
import { RecordingPanel } from "../../panels/recording/RecordingPanel.tsx";
import { ExtentHandles } from "../../stage/overlay/ExtentHandles.tsx";
import { PictureActorBar } from "../../stage/overlay/PictureActorBar.tsx";
import { StackBadges } from "../../stage/overlay/StackBadges.tsx";
import { StageTools } from "../../stage/overlay/StageTools.tsx";
import { StageCanvas, type StageSceneProps } from "../../stage/view/StageCanvas.tsx";
import { StageScene } from "../../stage/view/StageScene.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import styles from "./EditorLayout.module.css";
import { useStagedMount } from "./useStagedMount.ts";

const ONE_FRAME = [1];

/** The largest area of the editor: the stage with its controls, or the before and after pictures of a recording. */
export function StageArea() {
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
      {!shown && <OneStage />}
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
      <StageCanvas
        view={view}
        scene={view === "before" ? StageScene : LaterScene}
        handles={ExtentHandles}
        tools={StackBadges}
      />
    </ErrorBoundary>
  );
}

/** The canvas of the second picture is created a frame after the first one: both at once would block a slow machine for too long. */
function LaterScene(props: StageSceneProps) {
  return useStagedMount(ONE_FRAME) > 1 && <StageScene {...props} />;
}

function OneStage() {
  return (
    <>
      <div className={styles.stage} data-part="Stage">
        <ErrorBoundary>
          <StageCanvas view="stage" scene={StageScene} tools={StageTools} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary layout="row">
        <StageControls />
      </ErrorBoundary>
    </>
  );
}
