import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { focusWhenRendered } from "../../browser/focus.ts";
import { useEditor, useEditorState, useGesture, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { RowsTarget, Target } from "../../editor/index.ts";
import type { Id } from "../../engine/index.ts";
import { actionRows } from "../../recording/actionRows.ts";
import { afterPicture, conditionRows, type Recording } from "../../recording/index.ts";
import { operandName } from "../../recording/operands.ts";
import { Button } from "../../widgets/Button.tsx";
import { focusRule } from "../inspector/ruleFocus.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { LandingStrip } from "./LandingStrip.tsx";
import slotStyles from "./OperandSlot.module.css";
import { PictureViews } from "./PictureViews.tsx";
import styles from "./RecordingPanel.module.css";
import { RowActor } from "./RowActor.tsx";
import { ActionsPanel, ConditionsPanel } from "./RowsPanels.tsx";
import { useNews } from "./useNews.ts";

const HINT = "Use the handles to expand the frame and act out what you want to happen in the picture on the right.";

export interface RecordingPanelProps {
  /** The two stage views, made by the page because panels do not import the stage. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Buttons for what can be done with the actor selected in them. */
  readonly actorWork?: ReactNode;
}

/** Recording a rule: its two pictures side by side, its conditions, its actions, and Save and Cancel. */
export function RecordingPanel(views: RecordingPanelProps) {
  const recording = useEditorState((state) => state.recording);
  return recording && <OpenRecording recording={recording} {...views} />;
}

function OpenRecording({
  recording,
  before,
  after,
  actorWork,
}: RecordingPanelProps & { readonly recording: Recording }) {
  const game = useGameContext();
  const surface = useRowsSurface();
  const rows = useMemo(() => actionRows(recording, game), [recording, game]);
  useNews(useMemo(() => conditionRows(recording, game).map(({ sentence }) => `And if ${sentence}`), [recording, game]));
  const news = useNews(useMemo(() => rows.map(({ sentence }) => sentence), [rows]));
  return (
    <section className={styles.recording} aria-label="Recording a rule">
      <PictureViews before={before} after={after} news={news} />
      <div ref={surface} className={styles.rows}>
        <ConditionsPanel recording={recording} />
        <ActionsPanel recording={recording} rows={rows} />
      </div>
      <LandingStrip recording={recording} />
      <LeavingBar ruleId={recording.ruleId}>{actorWork}</LeavingBar>
      <ValueDragPreview recording={recording} />
    </section>
  );
}

interface LeavingBarProps {
  /** The rule that is re-recorded, or null for a new one. */
  readonly ruleId: Id | null;
  readonly children: ReactNode;
}

function LeavingBar({ ruleId, children }: LeavingBarProps) {
  const editor = useEditor();
  /** Hands the keyboard focus on to the card of a re-recorded rule, else to the stage. A new rule's name field takes it by itself. */
  const leave = (way: "save" | "cancel") => {
    editor.recording[way]();
    if (ruleId !== null) focusRule(ruleId);
    else if (way === "cancel") focusWhenRendered(() => document.querySelector<HTMLElement>("[data-view=stage]"));
  };
  return (
    <footer className={styles.bar}>
      {children}
      <p className={styles.hint}>{HINT}</p>
      <Button onClick={() => leave("cancel")}>Cancel</Button>
      <Button variant="primary" onClick={() => leave("save")}>
        Save Recording
      </Button>
    </footer>
  );
}

/** The drag preview of a value, beside the pointer. */
function ValueDragPreview({ recording }: { readonly recording: Recording }) {
  const game = useGameContext();
  const value = useGesture(({ value }) => value);
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
