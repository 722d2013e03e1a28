import type { CSSProperties } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { Fitting } from "../../editor/recording/FittingPlaces.ts";
import type { Point, Stage } from "../../engine/index.ts";
import { DataPicture } from "../pictures/DataPicture.tsx";
import { useStagePicture } from "../pictures/StageDrawing.ts";
import styles from "./WhereButton.module.css";

const WIDTH = 552;
const HEIGHT_MAX = 380;

/** The stage as it is now, with the squares highlighted where the rule would fit. */
export function FittingPicture({ fitting: { stage, cells } }: { readonly fitting: Fitting }) {
  const characters = useEditorState((state) => state.document.characters);
  const scale = Math.min(WIDTH / stage.width, HEIGHT_MAX / stage.height);
  const size = { width: Math.round(stage.width * scale), height: Math.round(stage.height * scale) };
  const url = useStagePicture(stage, characters, size.width);
  return (
    <div className={styles.picture} style={{ width: size.width }}>
      <DataPicture url={url} {...size} isShrinking />
      {cells.map((cell) => (
        <span key={`${cell.x},${cell.y}`} className={styles.place} style={placed(cell, stage)} />
      ))}
    </div>
  );
}

function placed({ x, y }: Point, { width, height }: Pick<Stage, "width" | "height">): CSSProperties {
  const share = (squares: number, all: number) => `${(100 * squares) / all}%`;
  return { left: share(x, width), top: share(y, height), width: share(1, width), height: share(1, height) };
}
