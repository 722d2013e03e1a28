import { ChevronsUpDown } from "lucide-react";
import { useStore } from "zustand";
import { capOfKey } from "../../recording/index.ts";
import { scrollStop } from "../../widgets/scrollStop.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import type { Spot } from "../lessons/LessonStep.ts";
import type { Lessons } from "../runner/Lessons.ts";
import type { LessonView } from "../runner/LessonView.ts";
import type { PageBox } from "./boxes.ts";
import { LessonMenu } from "./LessonMenu.tsx";
import { NibPicture } from "./NibPicture.tsx";
import { StepButtons } from "./StepButtons.tsx";
import styles from "./Tutorial.module.css";

export interface NibBarProps {
  readonly lessons: Lessons;
  readonly view: LessonView;
  /** What Nib points at, which Nib's menu leaves free. */
  readonly targets: readonly PageBox[];
}

/** More letters than fit into two lines of a narrow window in the usual size. */
const LONG_TEXT = 100;
/** More letters than fit into two lines of a narrow window at 200 % zoom, where the bar then grows by one. */
const TALL_TEXT = 56;

/** Nib, the text of the step and its buttons: one bar at the bottom of the window for the whole lesson, which may be folded to a slim one. */
export function NibBar({ lessons, view, targets }: NibBarProps) {
  const folded = useStore(lessons.store, ({ progress }) => progress?.isFolded === true);
  return (
    <div className={styles.place} data-bar="">
      {folded ? (
        <FoldedBar view={view} onOpen={() => lessons.fold(false)} />
      ) : (
        <OpenBar lessons={lessons} view={view} targets={targets} />
      )}
    </div>
  );
}

function OpenBar({ lessons, view, targets }: NibBarProps) {
  return (
    <section
      className={styles.bar}
      data-step={view.stepId}
      data-speaking={view.speaking}
      data-offer={view.offer?.repair.kind}
      aria-label="Nib's lesson"
    >
      <Tooltip text="Fold Nib away" side="top">
        <button
          type="button"
          className={styles.nib}
          aria-label="Fold Nib away"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => lessons.fold(true)}
        >
          <NibPicture poses={view.poses} speaking={view.speaking} />
        </button>
      </Tooltip>
      <Words view={view} />
      <StepButtons lessons={lessons} view={view} />
      <LessonMenu lessons={lessons} view={view} targets={targets} />
    </section>
  );
}

/**
 * The bar has room for one text, the newest: a remark takes the place of the sentence. It is added after the sentence, so that screen readers
 * read only what is new.
 */
function Words({ view }: Pick<NibBarProps, "view">) {
  const { offer } = view;
  const isOptional = offer?.repair.kind === "goodEnough";
  const text = offer && !isOptional ? offer.text : view.text;
  const remark = isOptional ? offer.text : offer ? null : view.remark;
  const before = view.answer ? `You said: “${view.answer}”` : view.kindWord;
  const { length } = remark ?? `${before ?? ""} ${text}`;
  const cap = view.spots.some(isRightKey) && <KeyCap isShown={view.showing} />;
  return (
    <div
      ref={scrollStop}
      className={styles.words}
      data-long={length > LONG_TEXT}
      data-tall={length > TALL_TEXT}
      aria-live="polite"
      aria-atomic="false"
    >
      <p key={`${view.stepId} ${view.visit}`}>
        {before && <span className={styles.kind}>{before} </span>}
        <span data-words="">{text}</span>
        {cap}
      </p>
      {remark && (
        <p className={styles.remark}>
          {remark}
          {cap}
        </p>
      )}
    </div>
  );
}

function isRightKey(spot: Spot): boolean {
  return spot.on === "page" && spot.name === "rightKey";
}

/** The key to hold, as it looks on a keyboard. Where the page shows its keys, that one is outlined instead. */
function KeyCap({ isShown }: { readonly isShown: boolean }) {
  return (
    <span className={styles.cap} data-shown={isShown} aria-hidden="true">
      {capOfKey(RIGHT)}
    </span>
  );
}

const RIGHT = 39;

interface FoldedBarProps {
  readonly view: LessonView;
  readonly onOpen: () => void;
}

function FoldedBar({ view, onOpen }: FoldedBarProps) {
  return (
    <button type="button" className={styles.folded} data-first="" onClick={onOpen}>
      <span className={styles.smallNib}>
        <NibPicture poses={view.poses} speaking={view.speaking} />
      </span>
      Open Nib's lesson
      <ChevronsUpDown size={20} aria-hidden="true" />
    </button>
  );
}
