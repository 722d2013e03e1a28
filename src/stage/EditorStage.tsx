import { StageTools } from "./overlay/StageTools.tsx";
import { StageCanvas, type StageCanvasProps } from "./view/StageCanvas.tsx";
import { StageScene } from "./view/StageScene.tsx";

/** The stage of an editor, with buttons for the selected actors and zoom; `hints` says what to do next. */
export function EditorStage(props: Pick<StageCanvasProps, "hints" | "isResting">) {
  return <StageCanvas view="stage" scene={StageScene} tools={StageTools} {...props} />;
}
