import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/tools/ToolEvent.ts";
import { StageControls } from "../../panels/controls/StageControls.tsx";
import { RecordingPanel } from "../../panels/recording/RecordingPanel.tsx";
import { ExtentHandles } from "../../stage/overlay/ExtentHandles.tsx";
import { PictureActorBar } from "../../stage/overlay/PictureActorBar.tsx";
import { StackBadges } from "../../stage/overlay/StackBadges.tsx";
import { StageTools } from "../../stage/overlay/StageTools.tsx";
import type { PixiCanvasProps } from "../../stage/view/PixiCanvas.tsx";
import { ReactPixiCanvas } from "../../stage/view/ReactPixiCanvas.tsx";
import { StageCanvas } from "../../stage/view/StageCanvas.tsx";
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
        canvas={view === "before" ? ReactPixiCanvas : LaterCanvas}
        handles={ExtentHandles}
        tools={StackBadges}
      />
    </ErrorBoundary>
  );
}

/** The canvas of the second picture is made a frame after the first one's: both together would hold a slow machine up for too long. */
function LaterCanvas(props: PixiCanvasProps) {
  return useStagedMount(ONE_FRAME) > 1 && <ReactPixiCanvas {...props} />;
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
