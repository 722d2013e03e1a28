import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import { nextFrame, onElementSize } from "../../browser/screen.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { findNode, own } from "../../engine/index.ts";
import { characterName, type Recording } from "../../recording/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import styles from "./PictureViews.module.css";
import { WhereButton } from "./WhereButton.tsx";

export interface PictureViewsProps {
  readonly recording: Recording;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** The before and after pictures on their mats, with an arrow between them, and the tools for the whole before picture. */
export function PictureViews({ recording, before, after }: PictureViewsProps) {
  const views = useFocusOnAfter();
  const isPlain = useLacksRoom(views);
  const name = characterName(useGameContext(), recording.characterId);
  return (
    <div ref={views} className={styles.views} data-plain={isPlain}>
      <figure className={styles.mat}>
        <figcaption className={styles.heading}>
          Before
          <RerecordedRuleName otherwise={`what ${name} looks for`} />
        </figcaption>
        {before}
        <div className={`${styles.foot} ${styles.left}`}>
          <IgnoreSquareButton />
        </div>
        <div className={`${styles.foot} ${styles.right}`}>
          <WhereButton />
        </div>
      </figure>
      <FatArrow />
      <figure className={styles.mat} data-after="true">
        <figcaption className={styles.heading}>
          After <small className={styles.subtitle}>what {name} does</small>
        </figcaption>
        {after}
      </figure>
    </div>
  );
}

/** Whether the second words of either heading are cut: then neither shows them, so that the two look alike. */
function useLacksRoom(views: RefObject<HTMLElement | null>): boolean {
  const [isLacking, setLacking] = useState(false);
  useLayoutEffect(() => {
    const words = [...(views.current?.querySelectorAll<HTMLElement>("figcaption small") ?? [])];
    const measure = () => setLacking(words.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    measure();
    const ends = words.map((element) => onElementSize(element, measure));
    return () => {
      for (const end of ends) end();
    };
  }, [views]);
  return isLacking;
}

/** The name of the rule if an existing one is re-recorded. */
function RerecordedRuleName({ otherwise }: { readonly otherwise: string }) {
  const name = useEditorState(({ recording, document }) => {
    if (!recording?.ruleId) return null;
    return findNode(own(document.characters, recording.characterId)?.rules ?? [], recording.ruleId)?.name ?? null;
  });
  return <small className={styles.subtitle}>{name === null ? otherwise : `of ‘${name}’`}</small>;
}

/** From what the rule looks for to what it does. */
function FatArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 56 56" aria-hidden="true">
      <path className={styles.shade} d="M6 24h20V11.5L49 32 26 52.5V40H6z" />
      <path className={styles.face} d="M6 20h20V7.5L49 28 26 48.5V36H6z" />
      <path className={styles.shine} d="M9 23h20v-7" />
    </svg>
  );
}

const IGNORE = "Ignore squares: anything may stand there";

/** Unlike other tools, this one stays chosen until it is pressed again. */
function IgnoreSquareButton() {
  const editor = useEditor();
  const isChosen = useEditorState((state) => state.ui.toolId === "ignoreSquare");
  return (
    <Tooltip text={IGNORE} side="top">
      <button
        type="button"
        className={styles.ignore}
        aria-label={IGNORE}
        aria-pressed={isChosen}
        onClick={() => editor.toolbox.chooseTool(isChosen ? "pointer" : "ignoreSquare")}
      >
        <span className={styles.hatching} aria-hidden="true" />
        <span className={styles.word}>Ignore</span>
      </button>
    </Tooltip>
  );
}

/**
 * Moves the keyboard focus to the after picture, because the element that began the recording has gone with the stage or is a closing menu.
 * Where the pictures scroll, they start at the after picture, because the child acts in it.
 */
function useFocusOnAfter(): RefObject<HTMLDivElement | null> {
  const views = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      // Moving the focus forces a layout, which the next frame needs anyway.
      nextFrame(() => {
        views.current?.scrollTo?.({ top: views.current.scrollHeight });
        if (!isFocusFree() && !document.activeElement?.closest("[role=menu]")) return;
        views.current?.querySelector<HTMLElement>("[data-view='after']")?.focus({ preventScroll: true });
      }),
    [],
  );
  return views;
}
