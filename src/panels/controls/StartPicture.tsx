import { useMemo } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { Stage } from "../../engine/index.ts";
import { DataPicture } from "../pictures/DataPicture.tsx";
import { fitInto } from "../pictures/fitInto.ts";
import { useStagePicture } from "../pictures/StageDrawing.ts";
import styles from "./StartControls.module.css";

const WIDTH = 160;
/** Fits the row with its border. */
const ROOM = { width: 100, height: 32 };

/** A small picture of the saved Start: the stored one, or one drawn now if none was stored. */
export function StartPicture({ stage }: { readonly stage: Stage }) {
  const characters = useEditorState(({ document }) => document.characters);
  const { startThumbnail, startActors } = stage;
  const undrawn = useMemo(
    () => (startThumbnail || !startActors ? null : { ...stage, actors: startActors }),
    [startThumbnail, startActors, stage],
  );
  const drawn = useStagePicture(undrawn, characters, WIDTH);
  return (
    <span className={styles.picture} title="Saved Start">
      <DataPicture url={startThumbnail || drawn} {...fitInto(stage, ROOM)} />
    </span>
  );
}
