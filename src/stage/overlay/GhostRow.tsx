import { useEffect } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { Side } from "../../engine/index.ts";
import { type Box, sharedBox } from "../../pixels/Box.ts";
import { areaBox } from "../view/camera.ts";
import type { StageView } from "../view/StageView.ts";
import styles from "./ExtentHandles.module.css";
import { rowBeyond } from "./overlayPlaces.ts";

/** So that its line does not touch that of the frame, CSS px. */
const INSET = 10;

interface GhostRowProps {
  readonly stageView: StageView;
  /** Where the picture is, CSS px of the view. */
  readonly opening: Box;
  /** The side whose tab is pointed at; null: none. */
  readonly side: Side | null;
}

/** The squares that a tab would add: without their veil, in a dashed line. */
export function GhostRow({ stageView, opening, side }: GhostRowProps) {
  // The frame is not among the props.
  useEditorState((state) => state.recording);
  useEffect(() => {
    stageView.showGhost(side);
    return () => stageView.showGhost(null);
  }, [stageView, side]);
  const facts = stageView.facts();
  const row = side && facts?.extent ? sharedBox(areaBox(rowBeyond(facts.extent, side), facts.camera), opening) : null;
  if (!row) return null;
  const { x, y, width, height } = row;
  return (
    <div
      className={styles.ghost}
      style={{ left: x + INSET, top: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET }}
    />
  );
}
