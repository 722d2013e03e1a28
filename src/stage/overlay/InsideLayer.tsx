import { useEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { InsideTurn } from "../../editor/index.ts";
import {
  type Actor,
  type Characters,
  clamp,
  fillsSquare,
  type Id,
  own,
  type Point,
  type Stage,
} from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./InsideLayer.module.css";
import past from "./PastLayer.module.css";
import { PastPicture } from "./PastPicture.tsx";

interface InsideLayerProps {
  readonly facts: ViewFacts;
  readonly inside: InsideTurn;
}

/** Arrow keys move from square to square in it. */
const TAB_STOP = { tabIndex: 0 } as const;

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The stage in the middle of a turn: after one actor or another, or as one saw it, where each square says who stood there. */
export function InsideLayer({ facts, inside }: InsideLayerProps) {
  const { ui, store } = useEditor();
  const layer = useRef<HTMLDivElement>(null);
  const { characters } = store.getState().document;
  const { steps, index, square, actorId } = inside;
  const step = steps[index];
  const asks = square !== null;
  useEffect(() => {
    if (asks) layer.current?.focus({ preventScroll: true });
  }, [asks]);
  if (!step) return null;
  const { stage } = step;
  const pick = (cell: Point) => ui.set({ inside: { ...inside, square: onStage(cell, stage) } });
  const marked = asks ? square : own(stage.actors, step.by ?? actorId)?.position;
  return (
    <PastPicture
      facts={facts}
      stage={stage}
      onPick={asks ? pick : undefined}
      onSquares={(side) =>
        marked && (
          <span
            className={styles.marked}
            style={{ left: marked.x * side, top: marked.y * side, width: side, height: side }}
          />
        )
      }
    >
      {square && (
        <div
          ref={layer}
          className={styles.squares}
          role="application"
          {...TAB_STOP}
          aria-label="Squares of the stage"
          aria-roledescription="stage"
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (!by) return;
            event.preventDefault();
            pick({ x: square.x + by.x, y: square.y + by.y });
          }}
        />
      )}
      <p className={past.chip} role="status">
        {square ? whoWasHere(square, { stage, characters, actorId }) : stepWords(inside, characters)}
      </p>
    </PastPicture>
  );
}

function onStage({ x, y }: Point, { width, height }: Stage): Point {
  return { x: clamp(x, 0, width - 1), y: clamp(y, 0, height - 1) };
}

interface Sight {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly actorId: Id;
}

function whoWasHere(square: Point, { stage, characters, actorId }: Sight): string {
  const there = Object.values(stage.actors).filter(fillsSquare(characters, stage, square));
  const names = [...new Set(there.map((actor) => (actor.id === actorId ? "I" : nameOf(actor, characters))))];
  if (names.length === 0) return "No one was here when my turn came.";
  const last = names.at(-1);
  const all = names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
  return `${all} ${names.length === 1 ? "was" : "were"} here when my turn came.`;
}

function stepWords({ steps, index, actorId }: InsideTurn, characters: Characters): string {
  const step = steps[index];
  const by = step?.by ? (steps[index - 1] ?? step).stage.actors[step.by] : undefined;
  const went = step?.by ? `${nameOf(by, characters)} went.` : "The turn begins.";
  const me = own(step?.stage.actors ?? {}, actorId);
  return index === steps.length - 1 ? `${went} Now ${nameOf(me, characters)} looks around.` : went;
}

function nameOf(actor: Actor | undefined, characters: Characters): string {
  return own(characters, actor?.characterId ?? "")?.name ?? "Someone";
}
