import { useEditorState } from "../editor/EditorProvider.tsx";
import { selectedIn } from "../editor/index.ts";
import { useStagedMount } from "../widgets/useStagedMount.ts";
import { ActorWork } from "./overlay/ActorWork.tsx";
import styles from "./overlay/buttonRow.module.css";
import { ExtentHandles } from "./overlay/ExtentHandles.tsx";
import { StackBadges } from "./overlay/StackBadges.tsx";
import { StageTools } from "./overlay/StageTools.tsx";
import { StageCanvas, type StageCanvasProps, type StageSceneProps } from "./view/StageCanvas.tsx";
import { StageScene } from "./view/StageScene.tsx";

/** The stage of an editor, with buttons for the selected actors and zoom; `hints` says what to do next. */
export function EditorStage({ hints }: Pick<StageCanvasProps, "hints">) {
  return <StageCanvas view="stage" scene={StageScene} tools={StageTools} hints={hints} />;
}

export interface RecordingPictureProps {
  readonly view: "before" | "after";
}

/** One of the two pictures of a recording, with the handles of its extent. */
export function RecordingPicture({ view }: RecordingPictureProps) {
  return (
    <StageCanvas
      view={view}
      scene={view === "before" ? StageScene : LaterScene}
      handles={ExtentHandles}
      tools={StackBadges}
    />
  );
}

const ONE_FRAME = [1];

/** The canvas of the second picture is created a frame after the first one: both at once would block a slow machine for too long. */
function LaterScene(props: StageSceneProps) {
  return useStagedMount(ONE_FRAME) > 1 && <StageScene {...props} />;
}

/** Buttons for the selected actor in a picture of the recording, for use without keyboard or dragging. */
export function PictureActorBar() {
  const ui = useEditorState((state) => state.ui);
  const view = ui.selectedView;
  if (view === "stage" || selectedIn(ui, view).length === 0) return null;
  return (
    <fieldset className={styles.row} aria-label={`Selected actor, ${view}`}>
      <ActorWork view={view} />
    </fieldset>
  );
}
