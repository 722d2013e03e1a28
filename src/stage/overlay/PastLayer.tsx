import { History } from "lucide-react";
import { type PointerEvent, useEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { currentStage, filledSquares, TILE } from "../../engine/index.ts";
import { drawStage } from "../../pictures/thumbnail.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./PastLayer.module.css";

interface PastLayerProps {
  readonly facts: ViewFacts;
  readonly turn: number;
}

/** The stage as it was after a turn, over the stage as it is now. Somebody can be picked on it, but nothing changed. */
export function PastLayer({ facts, turn }: PastLayerProps) {
  const editor = useEditor();
  const { film, store } = editor;
  const place = useRef<HTMLDivElement>(null);
  const { zoom, left, top } = facts.camera;
  useEffect(() => {
    const stage = stageOf(turn);
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
    function stageOf(shown: number) {
      const then = film?.at(shown);
      return then && currentStage(then.document.world);
    }
  }, [film, store, turn, zoom]);
  const pick = ({ clientX, clientY }: PointerEvent) => {
    const then = film?.at(turn);
    const stage = then && currentStage(then.document.world);
    const box = place.current?.getBoundingClientRect();
    if (!stage || !box) return;
    const cell = {
      x: Math.floor((clientX - box.left) / (TILE * zoom)),
      y: Math.floor((clientY - box.top) / (TILE * zoom)),
    };
    const { characters } = store.getState().document;
    const there = Object.values(stage.actors).findLast((actor) =>
      filledSquares(actor, characters, stage).some(({ x, y }) => x === cell.x && y === cell.y),
    );
    if (there) editor.ui.selectActor("stage", there.id, there.characterId);
    else editor.notices.tell("This is the past. Go back to change it.");
  };
  return (
    <div className={styles.past} onPointerDown={pick}>
      <div
        ref={place}
        className={styles.picture}
        style={{ left, top, width: facts.stage.width * TILE * zoom, height: facts.stage.height * TILE * zoom }}
      />
      <p className={styles.chip}>
        <History size={18} aria-hidden="true" /> This is the past
      </p>
    </div>
  );
}
