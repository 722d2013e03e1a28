/** Where everything of the editor lies (details §2): toolbar, stage over library, inspector at the side. */
import { BookOpen, X } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { WorldRecord } from "../../api/wire.ts";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { Inspector } from "../../panels/inspector/Inspector.tsx";
import { Library } from "../../panels/library/Library.tsx";
import { Modals } from "../../panels/modals/Modals.tsx";
import { NoticeBar } from "../../panels/notice/NoticeBar.tsx";
import { StageDrawing } from "../../panels/pictures/StageDrawing.ts";
import { Toolbar } from "../../panels/toolbar/Toolbar.tsx";
import { thumbnail } from "../../stage/thumbnail.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { PublishedDialog } from "../games/PublishedDialog.tsx";
import styles from "./EditorLayout.module.css";
import { EarlierPlace } from "./earlier/EarlierPlace.tsx";
import { PaintPlace } from "./PaintPlace.tsx";
import { focusPart } from "./parts/partFocus.ts";
import { SkipLinks } from "./parts/SkipLinks.tsx";
import { usePartKeys } from "./parts/usePartKeys.ts";
import { StageArea } from "./StageArea.tsx";
import { TutorialPlace } from "./TutorialPlace.tsx";
import { usePublishing } from "./usePublishing.ts";
import { type Sheet, useSheet } from "./useSheet.ts";
import { useStagedMount } from "./useStagedMount.ts";
import { useToolbarProps } from "./useToolbarProps.ts";
import { useIsLearning, useTutorial } from "./useTutorial.ts";

/** Frames between stage and toolbar, inspector, library: the last is laid out when the first pictures of a large stage have been drawn. */
const BETWEEN = [0, 3];

export function EditorLayout({ record }: { readonly record: WorldRecord }) {
  const publishing = usePublishing(record);
  const waysOut = useToolbarProps(record, publishing);
  const tutorial = useTutorial(record.id);
  const isLearning = useIsLearning(tutorial.lessons);
  const [asksLesson, askLesson] = useState(false);
  const sheet = useSheet();
  const there = useStagedMount(BETWEEN);
  const sheetButton = useRef<HTMLButtonElement>(null);
  usePartKeys();
  const closeSheet = () => {
    sheet.show(false);
    sheetButton.current?.focus();
  };
  const goToInspector = () => {
    // What comes with it into sight can have the focus at once.
    flushSync(() => sheet.show(true));
    focusPart("Inspector");
  };
  return (
    <div className={styles.desk}>
      <SkipLinks onInspector={goToInspector} />
      <div className={styles.head} data-part="Toolbar">
        <ErrorBoundary layout="row">
          <Toolbar
            {...waysOut}
            onTutorial={isLearning ? undefined : () => askLesson(true)}
            sheetButton={<SheetButton ref={sheetButton} sheet={sheet} />}
          />
        </ErrorBoundary>
      </div>
      <main className={styles.column}>
        <StageDrawing value={thumbnail}>
          <StageArea />
        </StageDrawing>
        <ErrorBoundary>{there > 2 && <Library />}</ErrorBoundary>
      </main>
      <aside
        className={styles.inspector}
        id="inspector"
        data-open={sheet.isOpen}
        data-part="Inspector"
        aria-label="Inspector"
        onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && sheet.isOpen && closeSheet()}
      >
        <div className={styles.sheetClose}>
          <IconButton icon={<X size={20} aria-hidden="true" />} name="Close the inspector" onClick={closeSheet} />
        </div>
        <ErrorBoundary>{there > 1 && <Inspector />}</ErrorBoundary>
      </aside>
      <OverDesk />
      {publishing.isShown && (
        <ErrorBoundary layout="card" actions={<Button onClick={() => publishing.onShow(false)}>Close</Button>}>
          <PublishedDialog
            world={{ id: record.id, sharesNotes: publishing.sharesNotes }}
            onShareNotes={publishing.onShareNotes}
            onClose={() => publishing.onShow(false)}
          />
        </ErrorBoundary>
      )}
      <EarlierPlace record={record} />
      <TutorialPlace tutorial={tutorial} asking={asksLesson} onAsked={() => askLesson(false)} />
    </div>
  );
}

interface SheetButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly sheet: Sheet;
}

/** Beside the stages, so that it never lies on what comes over the stage. */
function SheetButton({ ref, sheet }: SheetButtonProps) {
  const tab = useEditorState(({ ui }) => ui.inspectorTab);
  return (
    <div className={styles.sheetButton}>
      <Button
        ref={ref}
        variant="primary"
        size="small"
        aria-controls="inspector"
        aria-expanded={sheet.isOpen}
        onClick={() => sheet.show(!sheet.isOpen)}
      >
        <BookOpen size={18} aria-hidden="true" />
        <span className={styles.sheetWord}>{tab === "rules" ? "Rules" : "Variables"}</span>
      </Button>
    </div>
  );
}

/** What comes and goes over the desk: the next dialog or notice is another try. */
function OverDesk() {
  const editor = useEditor();
  const modal = useEditorState(({ ui }) => ui.modal?.id);
  const notice = useEditorState((state) => state.notice?.serial);
  return (
    <>
      <ErrorBoundary
        layout="card"
        resetKey={modal}
        actions={<Button onClick={() => editor.closeModal()}>Close</Button>}
      >
        <StageDrawing value={thumbnail}>
          <PaintPlace>
            <Modals />
          </PaintPlace>
        </StageDrawing>
      </ErrorBoundary>
      <ErrorBoundary
        layout="card"
        resetKey={String(notice)}
        actions={<Button onClick={() => editor.dismissNotice()}>Close</Button>}
      >
        <NoticeBar />
      </ErrorBoundary>
    </>
  );
}
