import { useEffect, useMemo, useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { WantedPicture } from "../../editor/index.ts";
import { type Actor, add, type Stage, subtract } from "../../engine/index.ts";
import { drawActors } from "../../pictures/thumbnail.ts";
import type { Area } from "../view/camera.ts";
import styles from "./WantedLayer.module.css";

interface SeenSquaresProps {
  readonly wanted: WantedPicture;
  readonly area: Area;
  /** Of a square, CSS px. */
  readonly side: number;
}

/** Who stood on the squares when the actor's turn came; nothing if they stand there still, where the stage shows them. */
export function SeenSquares({ wanted: { stage, game }, area, side }: SeenSquaresProps) {
  const editor = useEditor();
  const isPast = useEditorState(({ ui }) => ui.past !== null);
  const document = useEditorState((state) => state.document);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit changes who stands there now.
  const isAsNow = useMemo(() => {
    const now = editor.live().stage();
    return !isPast && now?.id === stage.id && looksIn(now, area) === looksIn(stage, area);
  }, [editor, isPast, document, stage, area]);
  useEffect(() => {
    if (isAsNow) return;
    let isCurrent = true;
    const actors = Object.values(stage.actors)
      .filter((actor) => isNear(actor, area))
      .map((actor) => ({ ...actor, position: subtract(actor.position, area) }));
    const cut = { ...stage, width: area.width, height: area.height };
    const width = area.width * side * (window.devicePixelRatio || 1);
    void drawActors(actors, { stage: cut, characters: game.characters, width }).then((canvas) => {
      if (canvas && isCurrent) place.current?.replaceChildren(canvas);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsNow, stage, area, side, game]);
  return isAsNow ? null : <div ref={place} className={styles.seen} />;
}

/** Large characters reach in from outside. */
const REACH = 8;

function isNear({ position }: Actor, area: Area): boolean {
  const { x, y } = add(subtract(position, area), { x: REACH, y: REACH });
  return x >= 0 && y >= 0 && x < area.width + 2 * REACH && y < area.height + 2 * REACH;
}

function looksIn({ actors }: Stage, area: Area): string {
  return Object.values(actors)
    .filter((actor) => isNear(actor, area))
    .map(({ characterId, position: { x, y }, appearance, transform = "0" }) => [
      characterId,
      x,
      y,
      appearance,
      transform,
    ])
    .sort()
    .join("|");
}
