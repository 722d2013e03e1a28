import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { fillsSquare, type Point, type Stage, TILE } from "../../engine/index.ts";
import { drawStage } from "../../pictures/thumbnail.ts";
import type { Size } from "../../pixels/Box.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import { freeCorner } from "./freeCorner.ts";
import { cameraFor } from "./overlayPlaces.ts";
import { PastActors } from "./PastActors.tsx";
import styles from "./PastLayer.module.css";

interface PastPictureProps {
  readonly facts: ViewFacts;
  readonly stage: Stage | null;
  /** Whether its turns are compared, which has another rim. */
  readonly isCompared?: boolean;
  /** A square was picked; by default, whoever stands there is. */
  readonly onPick?: ((cell: Point) => void) | undefined;
  /** Lies on the squares of the picture, whose side is given in CSS px. */
  readonly onSquares?: (side: number) => ReactNode;
  /** Of the label that is among the children, which keeps clear of actors. */
  readonly labelSize?: Size;
  readonly children: ReactNode;
}

/** A stage of another turn over the stage as it is now. Somebody can be picked on it, but nothing changed. */
export function PastPicture({
  facts,
  stage,
  isCompared = false,
  onPick,
  onSquares,
  labelSize,
  children,
}: PastPictureProps) {
  const editor = useEditor();
  const { store } = editor;
  const place = useRef<HTMLDivElement>(null);
  const camera = stage ? cameraFor(stage, facts) : facts.camera;
  const { zoom, left, top } = camera;
  const side = TILE * zoom;
  useEffect(() => {
    if (!stage) return;
    let isCurrent = true;
    const { characters } = store.getState().document;
    const resolution = window.devicePixelRatio || 1;
    void drawStage(stage, characters, stage.width * TILE * zoom * resolution).then((canvas) => {
      if (canvas && isCurrent) place.current?.replaceChildren(canvas);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, stage, zoom]);
  const pick = ({ clientX, clientY }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (!stage || !box) return;
    const cell = {
      x: Math.floor((clientX - box.left) / side),
      y: Math.floor((clientY - box.top) / side),
    };
    if (onPick) {
      onPick(cell);
      return;
    }
    const { characters } = store.getState().document;
    const there = Object.values(stage.actors).findLast(fillsSquare(characters, stage, cell));
    if (there) editor.ui.selectActor("stage", there.id, there.characterId);
    else editor.notices.tell("This is the past. Go back to change it.");
  };
  const corner = useMemo(
    () => (stage && labelSize ? freeCorner(facts, stage, store.getState().document.characters, labelSize) : "top-left"),
    [facts, stage, store, labelSize],
  );
  const shown = stage ?? facts.stage;
  const size = { left, top, width: shown.width * side, height: shown.height * side };
  return (
    <div
      className={styles.past}
      data-compared={isCompared}
      data-elsewhere={camera !== facts.camera}
      data-corner={corner}
      onPointerDown={pick}
    >
      <div ref={place} className={styles.picture} style={size} />
      <div className={styles.squares} style={size}>
        {onSquares?.(side)}
        {stage && !onPick && <PastActors stage={stage} side={side} />}
      </div>
      {children}
    </div>
  );
}
