import { ChevronsDownUp } from "lucide-react";
import { useStore } from "zustand";
import type { Lessons } from "../../editor/tutorial/Lessons.ts";
import type { LessonView } from "../../editor/tutorial/LessonView.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { isStrip } from "./docks.ts";
import { LessonMenu } from "./LessonMenu.tsx";
import { NibPicture } from "./NibPicture.tsx";
import { StepButtons } from "./StepButtons.tsx";
import styles from "./Tutorial.module.css";
import type { PanelDock } from "./useDock.ts";
import { usePanelDrag } from "./usePanelDrag.ts";

export interface NibPanelProps {
  readonly lessons: Lessons;
  readonly view: LessonView;
  readonly dock: PanelDock;
}

/** Nib, the text of the step and its buttons: in a corner, as a strip, or folded away. */
export function NibPanel({ lessons, view, dock }: NibPanelProps) {
  const folded = useStore(lessons.store, ({ kept }) => kept?.isFolded === true);
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
