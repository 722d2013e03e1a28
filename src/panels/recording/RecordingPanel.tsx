import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { useEditorState, usePointerInput, usePreview } from "../../editor/EditorProvider.tsx";
import type { RowsTarget, Target } from "../../editor/index.ts";
import { actionRows } from "../../recording/actionRows.ts";
import { afterPicture, conditionRows, luckWords, type Recording } from "../../recording/index.ts";
import { operandName } from "../../recording/operands.ts";
import { announce } from "../../widgets/announcement.ts";
import { useMedia } from "../../widgets/useMedia.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { FoldedRows, NO_LINE_TO_SPARE } from "./FoldedRows.tsx";
import { LeavingButtons } from "./LeavingButtons.tsx";
import slotStyles from "./OperandSlot.module.css";
import { PictureViews } from "./PictureViews.tsx";
import styles from "./RecordingPanel.module.css";
import { RowActor } from "./RowActor.tsx";
import { ActionsPanel, ConditionsPanel } from "./RowsPanels.tsx";
import { SentenceBar } from "./SentenceBar.tsx";
import { useNews } from "./useNews.ts";

export interface RecordingPanelProps {
  /** The two stage views, made by the page because panels do not import the stage. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Recording a rule: its two pictures side by side, what it says, Save and Cancel, its conditions and its actions. */
export function RecordingPanel(views: RecordingPanelProps) {
  const recording = useEditorState((state) => state.recording);
  return recording && <OpenRecording recording={recording} {...views} />;
}

interface OpenRecordingProps extends RecordingPanelProps {
  readonly recording: Recording;
}

function OpenRecording({ recording, before, after }: OpenRecordingProps) {
  const game = useGameContext();
  const surface = useRowsSurface();
  const rows = useMemo(() => actionRows(recording, game), [recording, game]);
  const checks = useMemo(() => conditionRows(recording, game), [recording, game]);
  const isFolded = useMedia(NO_LINE_TO_SPARE);
  const { luck } = recording;
  const sentences = useMemo(
    () => [...checks.map(({ sentence }) => sentence), ...(luck === undefined ? [] : [luckWords(luck)])],
    [checks, luck],
  );
  useNews(useMemo(() => sentences.map((sentence) => `And if ${sentence}`), [sentences]));
  useNews(useMemo(() => rows.map(({ sentence }) => sentence), [rows]));
  useFrameNews(recording);
  const lines = (
    <>
      <ConditionsPanel recording={recording} />
      <ActionsPanel recording={recording} rows={rows} />
    </>
  );
  return (
    <section className={styles.recording} aria-label="Recording a rule">
      <PictureViews recording={recording} before={before} after={after} />
      <SentenceBar />
      <LeavingButtons recording={recording} />
      <div ref={surface} className={styles.rows}>
        {isFolded ? (
          <FoldedRows checks={sentences.length} steps={rows.length}>
            {lines}
          </FoldedRows>
        ) : (
          lines
        )}
      </div>
      <ValueDragPreview recording={recording} />
    </section>
  );
}

/** Announces the size of the frame after each change. */
function useFrameNews({ extent: { xmin, xmax, ymin, ymax } }: Recording): void {
  const news = `${xmax - xmin + 1} across, ${ymax - ymin + 1} down`;
  const told = useRef(news);
  useEffect(() => {
    if (news !== told.current) announce(news);
    told.current = news;
  }, [news]);
}

/** The drag preview of a value, beside the pointer. */
function ValueDragPreview({ recording }: { readonly recording: Recording }) {
  const game = useGameContext();
  const value = usePreview(({ value }) => value);
  if (!value) return null;
  const actors = { ...recording.before.actors, ...afterPicture(recording, game).actors };
  const { actor, full } = operandName(recording, game, actors, value.what);
  const position = { left: value.pixel.x + 10, top: value.pixel.y + 6 };
  return (
    <div className={slotStyles.valuePreview} style={position} aria-hidden="true">
      {actor && <RowActor actor={actor} />} {full}
    </div>
  );
}

/** Makes the rows a drop zone that locates the operand, row or list under the pointer. */
function useRowsSurface(): RefObject<HTMLDivElement | null> {
  const pointers = usePointerInput();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    return pointers.register({ element, locate: ({ x, y }) => targetOf(document.elementFromPoint(x, y)) });
  }, [pointers]);
  return rows;
}

/** The target that the data attributes of an element name. */
function targetOf(under: Element | null): Target | null {
  const part = under?.closest<HTMLElement>("[data-slot], [data-condition], [data-action], [data-rows]");
  if (!part) return null;
  const { slot, condition, action, rows } = part.dataset;
  if (slot !== undefined) return JSON.parse(slot) as RowsTarget;
  if (condition !== undefined) return { kind: "condition", key: condition };
  if (action !== undefined) return { kind: "action", index: Number(action) };
  return rows === "conditions" || rows === "actions" ? { kind: rows } : null;
}
