import { memo, useEffect, useRef } from "react";
import { onElementSize } from "../../browser/screen.ts";
import { yieldToBrowser } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Id, own, type Point, type Stage, squareKey } from "../../engine/index.ts";
import { drawStage } from "../../pictures/thumbnail.ts";
import styles from "./Film.module.css";
import { stageAt } from "./past.ts";

/** How many pictures a full film shows. */
export const FILM_FRAMES = 10;
/** The side of a square in a frame, CSS px. */
const SQUARE = 16;
/** A larger stage is shown smaller, so that a frame costs no more, in squares. */
const WIDE = 60;
/** With more actors the film stays plain: its turns would take seconds to play again. */
const CROWD = 1500;

export interface FilmFramesProps {
  /** The first of the turns that are shown; missing means the beginning of the film. */
  readonly from?: number;
  readonly turns: number;
  /** How many pictures to show; by default those of a full film. */
  readonly count?: number;
  readonly isPlaying: boolean;
}

/** Pictures at even places of the film, each of what is around whoever is selected, else around whoever moves most. They are drawn one after the other, while nothing plays. */
export const FilmFrames = memo(function FilmFrames({ from, turns, count = FILM_FRAMES, isPlaying }: FilmFramesProps) {
  const editor = useEditor();
  const first = from ?? editor.film?.first ?? 0;
  const actorId = useEditorState(({ ui }) => (ui.selectedView === "stage" ? ui.selectedActorId : null));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isPlaying) return;
    let drawing = { isCurrent: false };
    const end = onElementSize(element, ({ width }) => {
      drawing.isCurrent = false;
      drawing = { isCurrent: true };
      // Behind a recording it has no size.
      if (width > 0) void drawFrames(editor, element, { first, turns, count, actorId, drawing });
    });
    return () => {
      end();
      drawing.isCurrent = false;
    };
  }, [editor, first, turns, count, actorId, isPlaying]);
  return (
    <div ref={place} className={styles.frames} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames are places, and never change their order.
        <canvas key={index} className={styles.frame} />
      ))}
    </div>
  );
});

interface FramesToDraw {
  readonly first: number;
  readonly turns: number;
  readonly count: number;
  readonly actorId: Id | null;
  readonly drawing: { isCurrent: boolean };
}

async function drawFrames(editor: Editor, element: Element, frames: FramesToDraw): Promise<void> {
  const { first, turns, count, actorId, drawing } = frames;
  if (editor.live().actors().size > CROWD) return;
  const shown = Array.from(
    { length: count },
    (_, index) => first + Math.round(((turns - first) * (index + 0.5)) / count),
  );
  const stages: (Stage | null)[] = [];
  for (const turn of shown) {
    await yieldToBrowser();
    if (!drawing.isCurrent) return;
    stages.push(stageAt(editor, turn));
  }
  const known = stages.flatMap((stage) => stage ?? []);
  const followed = actorId ?? mostMoved(known) ?? taught(editor, known);
  for (const [index, canvas] of [...element.querySelectorAll("canvas")].entries()) {
    if (!drawing.isCurrent) return;
    const stage = stages[index];
    if (stage) await drawFrame(editor, canvas, { stage, actorId: followed, drawing });
  }
}

/** Whoever is on most different squares; null if nobody moves. */
function mostMoved(stages: readonly Stage[]): Id | null {
  const squares = new Map<Id, Set<string>>();
  for (const { actors } of stages) {
    for (const { id, position } of Object.values(actors)) {
      squares.set(id, (squares.get(id) ?? new Set()).add(squareKey(position.x, position.y)));
    }
  }
  const [most] = [...squares].sort(([, one], [, other]) => other.size - one.size);
  return most && most[1].size > 1 ? most[0] : null;
}

/** Where nobody moves, somebody with rules is shown rather than the empty middle of the stage. */
function taught({ store }: Editor, [stage]: readonly Stage[]): Id | null {
  const { characters } = store.getState().document;
  const actors = Object.values(stage?.actors ?? {});
  return (actors.find(({ characterId }) => own(characters, characterId)?.rules.length) ?? actors[0])?.id ?? null;
}

interface FrameToDraw {
  readonly stage: Stage;
  readonly actorId: Id | null;
  readonly drawing: { readonly isCurrent: boolean };
}

async function drawFrame(editor: Editor, canvas: HTMLCanvasElement, frame: FrameToDraw): Promise<void> {
  const { stage } = frame;
  const resolution = window.devicePixelRatio || 1;
  const square = SQUARE * resolution * Math.min(1, WIDE / stage.width);
  const whole = await drawStage(stage, editor.store.getState().document.characters, stage.width * square);
  if (!whole || !frame.drawing.isCurrent) return;
  canvas.width = Math.round(canvas.clientWidth * resolution);
  canvas.height = Math.round(canvas.clientHeight * resolution);
  const context = canvas.getContext("2d");
  const seen = own(stage.actors, frame.actorId ?? "")?.position ?? middleOf(stage);
  const left = startOf(seen.x, { side: canvas.width, whole: whole.width, square });
  const top = startOf(seen.y, { side: canvas.height, whole: whole.height, square });
  context?.drawImage(whole, -left, -top);
  canvas.dataset.drawn = "";
}

function middleOf({ width, height }: { readonly width: number; readonly height: number }): Point {
  return { x: width / 2, y: height / 2 };
}

/** Where the part begins that is shown: a square is in its middle, unless the picture ends there. */
function startOf(at: number, { side, whole, square }: Readonly<Record<"side" | "whole" | "square", number>>): number {
  const start = (at + 0.5) * square - side / 2;
  return Math.round(Math.max(0, Math.min(start, whole - side)));
}
