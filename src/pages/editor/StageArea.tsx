import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { atFirstPress } from "../../browser/inputInUse.ts";
import { after } from "../../browser/timers.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { currentStage, DEFAULT_STAGE } from "../../engine/index.ts";
import { FilmStrip, HintLine, PastControls, StageControls, StageHints } from "../../panels/editorPanels.ts";
import { EditorStage } from "../../stage/EditorStage.tsx";
import type { RecordingPictureProps } from "../../stage/RecordingPicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { OpeningSign } from "../../widgets/OpeningSign.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import styles from "./EditorLayout.module.css";
import { EndOfGame } from "./EndOfGame.tsx";
import { useHeldKeys } from "./useHeldKeys.ts";

const loadPanel = async () => import("../../panels/recording/RecordingPanel.tsx");
const loadPicture = async () => import("../../stage/RecordingPicture.tsx");
/** Both are on their way from the first press on, which is hardly ever that of Record. */
const RecordingPanel = lazy(async () => ({ default: (await loadPanel()).RecordingPanel }));
const RecordingPicture = lazy(async () => ({ default: (await loadPicture()).RecordingPicture }));

function loadRecording(): void {
  for (const load of [loadPanel, loadPicture]) load().catch(() => undefined);
}

interface StageAreaProps {
  /** In a lesson, Nib alone says what to do. */
  readonly isLearning: boolean;
}

/** The largest area of the editor: the stage with its controls, or the before and after pictures of a recording. */
export function StageArea({ isLearning }: StageAreaProps) {
  const recording = useEditorState((state) => state.recording !== null);
  const shown = useTimelyDeferredValue(recording);
  const hasPictures = recording && shown;
  const { areDrawn, isAfterDrawn, onDrawn } = usePicturesDrawn(hasPictures);
  useHeldKeys(recording && !isAfterDrawn);
  useEffect(() => atFirstPress(loadRecording), []);
  return (
    <div className={styles.stagePlace} data-part={recording ? "Recording" : undefined}>
      {hasPictures && <TwoPictures onDrawn={onDrawn} />}
      {/* The stage stays visible until the pictures of the recording are there, and is kept for its end: making another takes long. */}
      <div className={styles.game} data-over={hasPictures} hidden={areDrawn} inert={recording}>
        <OneStage isLearning={isLearning} isResting={recording} />
      </div>
    </div>
  );
}

/** A picture that is neither drawn nor failed by then never will be. A slow machine takes five seconds for both. */
const PATIENCE_MS = 10_000;
const PICTURES = 2;
const NONE: ReadonlySet<ViewId> = new Set();

/** Whether both pictures of the recording show something: themselves, or the message that they cannot be drawn. */
function usePicturesDrawn(hasPictures: boolean) {
  const [drawn, setDrawn] = useState(NONE);
  const [isOverdue, setOverdue] = useState(false);
  const onDrawn = useCallback((view: ViewId) => setDrawn((before) => new Set([...before, view])), []);
  useEffect(() => {
    setDrawn(NONE);
    setOverdue(false);
    if (hasPictures) return after(PATIENCE_MS, () => setOverdue(true));
  }, [hasPictures]);
  const areDrawn = hasPictures && (isOverdue || drawn.size === PICTURES);
  return { areDrawn, isAfterDrawn: hasPictures && drawn.has("after"), onDrawn };
}

function TwoPictures({ onDrawn }: Pick<RecordingPictureProps, "onDrawn">) {
  const editor = useEditor();
  const cancel = <Button onClick={() => editor.recording.cancel()}>Cancel the recording</Button>;
  const fail = () => {
    onDrawn?.("before");
    onDrawn?.("after");
  };
  return (
    <ErrorBoundary actions={cancel} onError={fail}>
      <Suspense>
        <RecordingPanel
          before={<Picture view="before" onDrawn={onDrawn} />}
          after={<Picture view="after" onDrawn={onDrawn} />}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function Picture(props: RecordingPictureProps) {
  return (
    <ErrorBoundary onError={() => props.onDrawn?.(props.view)}>
      <RecordingPicture {...props} />
    </ErrorBoundary>
  );
}

interface OneStageProps extends StageAreaProps {
  readonly isResting: boolean;
}

function OneStage({ isLearning, isResting }: OneStageProps) {
  const columns = useEditorState(({ document }) => (currentStage(document.world) ?? DEFAULT_STAGE).width);
  const rows = useEditorState(({ document }) => (currentStage(document.world) ?? DEFAULT_STAGE).height);
  const past = useEditorState(({ ui }) => ui.past);
  const size = { "--columns": columns, "--rows": rows } as CSSProperties;
  return (
    <>
      <div className={styles.stage} style={size} data-part={isResting ? undefined : "Stage"}>
        <ErrorBoundary>
          <EditorStage hints={isLearning ? undefined : StageHints} isResting={isResting} />
        </ErrorBoundary>
        <EndOfGame isLearning={isLearning} isElsewhere={isResting || past !== null} />
        {isResting && <OpeningSign />}
      </div>
      {/* In a lesson the stage needs the room, and Nib says what to do. */}
      {!isLearning && (
        <ErrorBoundary layout="row">
          <HintLine>
            <FilmStrip />
          </HintLine>
        </ErrorBoundary>
      )}
      <ErrorBoundary layout="row">{past === null ? <StageControls /> : <PastControls turn={past} />}</ErrorBoundary>
    </>
  );
}
