import { type ReactNode, useMemo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { actionRows } from "../../recording/actionRows.ts";
import type { Recording } from "../../recording/Recording.ts";
import { conditionRows } from "../../recording/sentence.ts";
import { Button } from "../../widgets/Button.tsx";
import { focusRule } from "../inspector/ruleFocus.ts";
import { useCast } from "../selection/useCast.ts";
import { ActionsPanel } from "./ActionsPanel.tsx";
import { CarriedValue } from "./CarriedValue.tsx";
import { ConditionsPanel } from "./ConditionsPanel.tsx";
import { PictureViews } from "./PictureViews.tsx";
import styles from "./RecordingPanel.module.css";
import { useNews } from "./useNews.ts";
import { useRowsSurface } from "./useRowsSurface.ts";

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
  const cast = useCast();
  const surface = useRowsSurface();
  const rows = useMemo(() => actionRows(recording, cast), [recording, cast]);
  useNews(useMemo(() => conditionRows(recording, cast).map(({ sentence }) => `And if ${sentence}`), [recording, cast]));
  const news = useNews(useMemo(() => rows.map(({ sentence }) => sentence), [rows]));
  return (
    <section className={styles.recording} aria-label="Recording a rule">
      <PictureViews before={before} after={after} news={news} />
      <div ref={surface} className={styles.rows}>
        <ConditionsPanel recording={recording} />
        <ActionsPanel recording={recording} rows={rows} />
      </div>
      <LeavingBar ruleId={recording.ruleId}>{actorWork}</LeavingBar>
      <CarriedValue recording={recording} />
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
  /** Returns the keyboard focus to the card of a re-recorded rule. A new rule's name field takes the focus by itself. */
  const leave = (way: "save" | "cancel") => {
    editor.recording[way]();
    if (ruleId !== null) focusRule(ruleId);
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
