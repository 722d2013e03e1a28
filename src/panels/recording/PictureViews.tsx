import { Grid2x2X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import { nextFrame } from "../../browser/screen.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { findNode, own } from "../../engine/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./RecordingPanel.module.css";
import { WhereButton } from "./WhereButton.tsx";

export interface PictureViewsProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** The sentence of the last recorded change. */
  readonly news: string | null;
}

/** The before and after pictures, and the tool that marks squares to be ignored. */
export function PictureViews({ before, after, news }: PictureViewsProps) {
  const views = useFocusOnAfter();
  return (
    <div ref={views} className={styles.views}>
      <figure className={styles.view}>
        {before}
        <figcaption className={styles.caption}>
          Before
          <RerecordedRuleName />
        </figcaption>
        <div className={styles.ignore}>
          <IgnoreSquareButton />
        </div>
        <div className={styles.where}>
          <WhereButton />
        </div>
      </figure>
      <figure className={styles.view} data-after="true">
        {after}
        <figcaption className={styles.caption}>After</figcaption>
        {news !== null && (
          <p key={news} className={styles.news} data-news aria-hidden="true">
            {news}
          </p>
        )}
      </figure>
    </div>
  );
}

/** The name of the rule if an existing one is re-recorded. */
function RerecordedRuleName() {
  const name = useEditorState(({ recording, document }) => {
    if (!recording?.ruleId) return null;
    return findNode(own(document.characters, recording.characterId)?.rules ?? [], recording.ruleId)?.name ?? null;
  });
  return name !== null && <span className={styles.again}>: {name}</span>;
}

/** Unlike other tools, this one stays chosen until it is pressed again. */
function IgnoreSquareButton() {
  const editor = useEditor();
  const isChosen = useEditorState((state) => state.ui.toolId === "ignoreSquare");
  return (
    <IconButton
      icon={<Grid2x2X size={22} aria-hidden="true" />}
      name="Ignore squares: anything may stand there"
      tooltipSide="right"
      raised
      pressed={isChosen}
      onClick={() => editor.toolbox.chooseTool(isChosen ? "pointer" : "ignoreSquare")}
    />
  );
}

/**
 * Moves the keyboard focus to the after picture, because the element that began the recording has gone with the stage or is a closing menu.
 */
function useFocusOnAfter(): RefObject<HTMLDivElement | null> {
  const views = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      // Moving the focus forces a layout, which the next frame needs anyway.
      nextFrame(() => {
        if (!isFocusFree() && !document.activeElement?.closest("[role=menu]")) return;
        views.current?.querySelector<HTMLElement>("[data-view='after']")?.focus();
      }),
    [],
  );
  return views;
}
