import { isTouchScreen } from "../browser/screen.ts";
import { useStagedMount } from "../widgets/useStagedMount.ts";
import { ExtentHandles } from "./overlay/ExtentHandles.tsx";
import { AfterTools, BeforeTools } from "./overlay/PictureTools.tsx";
import { RecordingOverlay } from "./overlay/RecordingOverlay.tsx";
import { rimOf } from "./view/recordingSight.ts";
import { StageCanvas, type StageCanvasProps, type StageSceneProps } from "./view/StageCanvas.tsx";
import { StageScene } from "./view/StageScene.tsx";

export interface RecordingPictureProps extends Pick<StageCanvasProps, "onDrawn"> {
  readonly view: "before" | "after";
}

/** One of the two pictures of a recording on its mat, with the handles of its extent and its tools on the rim. */
export function RecordingPicture({ view, onDrawn }: RecordingPictureProps) {
  return (
    <StageCanvas
      view={view}
      onDrawn={onDrawn}
      scene={view === "before" ? StageScene : LaterScene}
      overlay={RecordingOverlay}
      handles={ExtentHandles}
      tools={view === "before" ? BeforeTools : AfterTools}
      rim={rimOf(isTouchScreen())}
    />
  );
}

const ONE_FRAME = [1];

/** The canvas of the second picture is created a frame after the first one: both at once would block a slow machine for too long. */
function LaterScene(props: StageSceneProps) {
  return useStagedMount(ONE_FRAME) > 1 && <StageScene {...props} />;
}
