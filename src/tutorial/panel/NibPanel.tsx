import { ChevronsDownUp } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import { useStore } from "zustand";
import { IconButton } from "../../widgets/IconButton.tsx";
import type { Lessons } from "../runner/Lessons.ts";
import type { LessonView } from "../runner/LessonView.ts";
import { LessonMenu } from "./LessonMenu.tsx";
import { NibPicture } from "./NibPicture.tsx";
import { StepButtons } from "./StepButtons.tsx";
import styles from "./Tutorial.module.css";
import { isStrip, type PanelDock } from "./useDock.ts";

export interface NibPanelProps {
  readonly lessons: Lessons;
  readonly view: LessonView;
  readonly dock: PanelDock;
}

/** Nib, the text of the step and its buttons: in a corner, as a strip, or folded away. */
export function NibPanel({ lessons, view, dock }: NibPanelProps) {
  const folded = useStore(lessons.store, ({ progress }) => progress?.isFolded === true);
  const inStrip = isStrip(dock.dock);
  const drag = usePanelDrag(dock.moveTo);
  if (folded) return <FoldedNib view={view} dock={dock} onOpen={() => lessons.fold(false)} />;
  return (
    <section
      className={styles.panel}
      data-dock={dock.dock}
      data-step={view.stepId}
      data-speaking={view.speaking}
      data-offer={view.offer?.repair.kind}
      aria-label="Nib's lesson"
      {...drag}
    >
      <div className={styles.nib}>
        <NibPicture poses={view.poses} speaking={view.speaking} times={inStrip ? 2 : 4} />
      </div>
      <Words view={view} />
      <StepButtons lessons={lessons} view={view} />
      <div className={styles.corner}>
        <LessonMenu lessons={lessons} view={view} onMove={dock.moveOn} />
        <IconButton
          icon={<ChevronsDownUp size={20} aria-hidden="true" />}
          name="Fold Nib away"
          tooltipSide="left"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => lessons.fold(true)}
        />
      </div>
    </section>
  );
}

/** A remark is added after the text, so that screen readers read only what is new. */
function Words({ view }: { readonly view: LessonView }) {
  const text = view.offer && view.offer.repair.kind !== "goodEnough" ? view.offer.text : view.text;
  const isOptional = view.offer?.repair.kind === "goodEnough";
  return (
    <div className={styles.words} aria-live="polite" aria-atomic="false">
      {view.kindWord && <p className={styles.kind}>{view.kindWord}</p>}
      {view.answer && <p className={styles.kind}>You said: “{view.answer}”</p>}
      <p key={`${view.stepId} ${view.visit}`} data-words="">
        {text}
      </p>
      {isOptional && <p className={styles.remark}>{view.offer?.text}</p>}
      {view.remark && !view.offer && <p className={styles.remark}>{view.remark}</p>}
    </div>
  );
}

interface FoldedNibProps {
  readonly view: LessonView;
  readonly dock: PanelDock;
  readonly onOpen: () => void;
}

function FoldedNib({ view, dock, onOpen }: FoldedNibProps) {
  return (
    <button
      type="button"
      className={styles.folded}
      data-dock={dock.dock}
      data-first=""
      aria-label="Open Nib's lesson"
      onClick={onOpen}
    >
      <NibPicture poses={view.poses} speaking={view.speaking} times={1.5} />
    </button>
  );
}

/** A press that moves less is not a drag, CSS px. */
const DRIFT = 8;

interface PanelDragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Drags the panel to another corner by its empty areas; the menu entry "Move Nib" is the alternative. */
function usePanelDrag(moveTo: (x: number, y: number) => void): PanelDragHandlers {
  const from = useRef<{ x: number; y: number } | null>(null);
  const shift = (panel: HTMLElement, x: number, y: number) => {
    panel.style.translate = `${x}px ${y}px`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    event.currentTarget.style.translate = "";
    return start && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= DRIFT;
  };
  return {
    onPointerDown: (event) => {
      const isForControl = event.target instanceof Element && event.target.closest("button, input, [data-words]");
      if (event.button !== 0 || isForControl || event.currentTarget.dataset.dock?.startsWith("strip")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      const start = from.current;
      if (start) shift(event.currentTarget, event.clientX - start.x, event.clientY - start.y);
    },
    onPointerUp: (event) => {
      if (end(event)) moveTo(event.clientX, event.clientY);
    },
    onPointerCancel: end,
  };
}
