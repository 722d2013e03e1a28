import { useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { type Box, sharedBox } from "../../pixels/Box.ts";
import { areaBox } from "../view/camera.ts";
import type { StageView } from "../view/StageView.ts";
import styles from "./ExtentHandles.module.css";

interface LandingProps {
  readonly view: ViewId;
  readonly stageView: StageView;
  /** Where the picture is, CSS px of the view. */
  readonly opening: Box;
}

/** The actor that is carried over the edge of a picture of a recording, on the square beside it where it would be put down. The picture shows all others. */
export function Landing({ view, stageView, opening }: LandingProps) {
  const ghost = usePreview(({ ghost }) => (ghost?.allowed && ghost.dropTarget?.view === view ? ghost : null));
  const character = useEditorState(({ document }) => document.characters[ghost?.characterId ?? ""]);
  const camera = stageView.facts()?.camera;
  if (!camera || !ghost?.dropTarget) return null;
  const { x, y, width, height } = areaBox({ ...ghost.dropTarget.cell, width: 1, height: 1 }, camera);
  if (sharedBox({ x, y, width, height }, opening)) return null;
  return (
    <div className={styles.landing} style={{ left: x, top: y, width, height }} data-landing={view}>
      <ActorPicture character={character} appearanceId={ghost.appearance} transform={ghost.transform} size={width} />
    </div>
  );
}
