import { useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { Confetti } from "../../widgets/Confetti.tsx";
import type { Lessons } from "../runner/Lessons.ts";
import type { LessonView } from "../runner/LessonView.ts";
import { Annotations } from "./Annotations.tsx";
import { isSameBox, type PageBox } from "./boxes.ts";
import { NibBar } from "./NibBar.tsx";
import styles from "./Tutorial.module.css";
import { useInputInHand } from "./useInputInHand.ts";
import { useNibFocus } from "./useNibFocus.ts";
import { useSpotBoxes } from "./useSpotBoxes.ts";
import { useStepSounds } from "./useStepSounds.ts";

/** The tutorial in the editor: Nib's bar, and what Nib points at. Renders nothing unless a lesson is open. */
export function TutorialOverlay({ lessons }: { readonly lessons: Lessons }) {
  const view = useStore(lessons.store, (state) => state.view);
  useStepSounds(lessons, useEditor());
  return view && createPortal(<OpenLesson lessons={lessons} view={view} />, document.body);
}

interface OpenLessonProps {
  readonly lessons: Lessons;
  readonly view: LessonView;
}

function OpenLesson({ lessons, view }: OpenLessonProps) {
  const editor = useEditor();
  const layer = useRef<HTMLDivElement>(null);
  const visitKey = `${view.stepId} ${view.visit}`;
  const spots = view.offer && !view.offer.spots ? NO_SPOTS : view.spots;
  const isFolded = useStore(lessons.store, ({ progress }) => progress?.isFolded === true);
  const spotBoxes = useSpotBoxes(editor, spots, visitKey);
  const gesture = useSpotBoxes(editor, view.showing ? view.gesture : NO_SPOTS, visitKey);
  const targets = useMemo(() => eachOnce(spotBoxes.boxes.filter(isThere)), [spotBoxes]);
  const way = useMemo(() => gesture.boxes.filter(isThere), [gesture]);
  useNibFocus(layer, spots, `${visitKey} ${isFolded}`);
  useInputInHand(lessons, editor);
  return (
    // An open dialog hides everything outside it from screen readers, except live regions.
    <div ref={layer} className={styles.layer} data-nib="" data-part="Lesson" aria-live="off">
      {spotBoxes.isStill && <Annotations boxes={targets} arrow={view.arrow} way={way.length > 0 ? way : null} />}
      {view.stepId === BRIDGE_HOLDS && <BridgeHolds />}
      <NibBar lessons={lessons} view={view} targets={targets} />
    </div>
  );
}

/** The step after Scout has crossed the bridge. */
const BRIDGE_HOLDS = "made-it";

/** Confetti over the stage, where Scout crossed the bridge. */
function BridgeHolds() {
  const stage = useRef(document.querySelector("[data-view=stage]"));
  return <Confetti place={stage} />;
}

const NO_SPOTS: LessonView["spots"] = [];

/** Several targets under one sheet all have the box of its close button. */
function eachOnce(boxes: readonly PageBox[]): PageBox[] {
  return boxes.filter((box, index) => boxes.findIndex((other) => isSameBox(other, box)) === index);
}

function isThere(box: PageBox | null): box is PageBox {
  return box !== null;
}
