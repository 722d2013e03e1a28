import { BookOpen, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Inspector, Library, Modals, NoticeBar, Toolbar } from "../../panels/editorPanels.ts";
import { StageDrawing } from "../../pictures/StageDrawing.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { OpeningSign } from "../../widgets/OpeningSign.tsx";
import { useStagedMount } from "../../widgets/useStagedMount.ts";
import { usePupil } from "../useMe.ts";
import styles from "./EditorLayout.module.css";
import { focusPart, usePartKeys } from "./partFocus.ts";
import { StageArea } from "./StageArea.tsx";
import { type GamePublishing, usePublishing } from "./usePublishing.ts";
import { type Sheet, useSheet, useTapBeside } from "./useSheet.ts";
import { keepMoment, useToolbarProps } from "./useToolbarProps.ts";
import { type Tutorial, useIsLearning, useTutorial } from "./useTutorial.ts";

const EarlierVersions = lazy(async () => ({
  default: (await import("./earlier/EarlierVersions.tsx")).EarlierVersions,
}));
/** Few visits of the editor publish or share a game. */
const OpenGamePublishing = lazy(async () => ({
  default: (await import("./OpenGamePublishing.tsx")).OpenGamePublishing,
}));
const ShareOpenGame = lazy(async () => ({ default: (await import("./ShareOpenGame.tsx")).ShareOpenGame }));
const HandUp = lazy(async () => ({ default: (await import("../class/pupil/HandUp.tsx")).HandUp }));
const InLesson = lazy(async () => ({ default: (await import("../class/pupil/InLesson.tsx")).InLesson }));
const TutorialDialog = lazy(async () => ({ default: (await import("./TutorialDialog.tsx")).TutorialDialog }));
const TutorialOverlay = lazy(async () => ({
  default: (await import("../../tutorial/panel/TutorialOverlay.tsx")).TutorialOverlay,
}));

/** Frames before the inspector and before the library is mounted. The library waits until the first pictures of a large stage are drawn. */
const FRAMES_BEFORE = [0, 3];

export interface EditorLayoutProps {
  readonly record: WorldRecord;
  /** Called when the game is published, or no longer. */
  readonly onPublished?: (isPublished: boolean) => void;
}

/** The whole editor: the toolbar, the stage above the library, and the inspector beside them, below them or as a sheet over them. */
export function EditorLayout({ record, onPublished }: EditorLayoutProps) {
  const isInClass = usePupil() !== null;
  const publishing = usePublishing(record, onPublished);
  const toolbarProps = useToolbarProps(record, publishing);
  const tutorial = useTutorial(record.id);
  const isLearning = useIsLearning(tutorial.lessons);
  const [isChoosingLesson, setChoosingLesson] = useState(false);
  const sheet = useSheet();
  const mounted = useStagedMount(FRAMES_BEFORE);
  const tapBeside = useTapBeside(sheet.isOpen, sheet.close);
  usePartKeys();
  return (
    <StageDrawing value={drawStageThumbnail}>
      <div className={styles.layout} data-menus="">
        <SkipLinks onInspector={sheet.open} />
        <div className={styles.head} data-part="Toolbar">
          <ErrorBoundary layout="row">
            <Toolbar
              {...toolbarProps}
              onTutorial={isLearning ? undefined : () => setChoosingLesson(true)}
              classButton={
                isInClass && (
                  <Suspense>
                    <HandUp />
                  </Suspense>
                )
              }
              sheetButton={<SheetButton sheet={sheet} />}
            />
          </ErrorBoundary>
        </div>
        <main className={styles.column} {...tapBeside}>
          <StageArea isLearning={isLearning} />
          <div className={styles.shelf}>
            <ErrorBoundary>{mounted > 2 && <Library />}</ErrorBoundary>
          </div>
        </main>
        {sheet.isOpen && (
          <button
            type="button"
            className={styles.scrim}
            data-beside-sheet=""
            tabIndex={-1}
            aria-hidden="true"
            onClick={sheet.close}
          />
        )}
        <aside
          className={styles.inspector}
          id="inspector"
          data-open={sheet.isOpen}
          data-part="Inspector"
          aria-label="Inspector"
        >
          <div className={styles.sheetClose}>
            <IconButton icon={<X size={20} aria-hidden="true" />} name="Close the inspector" onClick={sheet.close} />
          </div>
          <ErrorBoundary>{mounted > 1 && <Inspector />}</ErrorBoundary>
        </aside>
        <Overlays />
        {isInClass && (
          <ErrorBoundary layout="card">
            <Suspense fallback={null}>
              <InLesson record={record} />
            </Suspense>
          </ErrorBoundary>
        )}
        {publishing.shown && <Publishing record={record} publishing={publishing} />}
        <EarlierVersionsDialog record={record} />
        <Sharing record={record} publishing={publishing} />
        <EditorTutorial
          tutorial={tutorial}
          isChoosing={isChoosingLesson}
          onChoosingEnd={() => setChoosingLesson(false)}
        />
      </div>
    </StageDrawing>
  );
}

interface SkipLinksProps {
  /** Opens the inspector if it is a sheet, and focuses it. */
  readonly onInspector: () => void;
}

/** Links that let keyboard users skip the toolbar. Visible only while one of them has the focus. */
function SkipLinks({ onInspector }: SkipLinksProps) {
  return (
    <nav className={styles.skips} aria-label="Skip">
      <button type="button" className={styles.skip} onClick={() => focusPart("Stage")}>
        Skip to the stage
      </button>
      <button type="button" className={styles.skip} onClick={() => focusPart("Characters")}>
        Skip to the characters
      </button>
      <button type="button" className={styles.skip} onClick={onInspector}>
        Skip to the inspector
      </button>
      <p className={styles.hint}>
        <kbd>F6</kbd> goes from part to part
      </p>
    </nav>
  );
}

/** Opens the inspector if it is a sheet. In the toolbar, so that it covers nothing on the stage. */
function SheetButton({ sheet }: { readonly sheet: Sheet }) {
  const tab = useEditorState(({ ui }) => ui.inspectorTab);
  return (
    <div className={styles.sheetButton}>
      <Button
        ref={sheet.button}
        variant="primary"
        size="small"
        aria-controls="inspector"
        aria-expanded={sheet.isOpen}
        onClick={sheet.isOpen ? sheet.close : sheet.open}
      >
        <BookOpen size={18} aria-hidden="true" />
        <span className={styles.sheetWord}>{tab === "rules" ? "Rules" : "Variables"}</span>
      </Button>
    </div>
  );
}

/** Dialogs and notices. After one of them crashed, the next one is rendered again. */
function Overlays() {
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
        <Modals />
      </ErrorBoundary>
      <ErrorBoundary
        layout="card"
        resetKey={String(notice)}
        actions={<Button onClick={() => editor.notices.dismiss()}>Close</Button>}
      >
        <NoticeBar onMoment={() => void keepMoment(editor)} />
      </ErrorBoundary>
    </>
  );
}

function EarlierVersionsDialog({ record }: { readonly record: WorldRecord }) {
  const editor = useEditor();
  const isOpen = useEditorState(({ ui }) => ui.modal?.id === "earlierVersions");
  if (!isOpen) return null;
  return (
    <Suspense fallback={<OpeningSign />}>
      <EarlierVersions record={record} onClose={() => editor.closeModal()} />
    </Suspense>
  );
}

interface OfferingProps {
  readonly record: WorldRecord;
  readonly publishing: GamePublishing;
}

/** If it crashes or cannot be loaded, the editor goes on without it. */
function Publishing(props: OfferingProps) {
  const close = () => props.publishing.onShow(null);
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={close}>Close</Button>}>
      <Suspense fallback={<OpeningSign />}>
        <OpenGamePublishing {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** If it crashes or cannot be loaded, the editor goes on without it. */
function Sharing(props: OfferingProps) {
  const editor = useEditor();
  const isOpen = useEditorState(({ ui }) => ui.modal?.id === "share");
  const close = () => editor.closeModal();
  if (!isOpen) return null;
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={close}>Close</Button>}>
      <Suspense fallback={<OpeningSign />}>
        <ShareOpenGame {...props} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface EditorTutorialProps {
  readonly tutorial: Tutorial;
  /** Whether the child is choosing a lesson. */
  readonly isChoosing: boolean;
  readonly onChoosingEnd: () => void;
}

/** The tutorial and the choice of a lesson. If the tutorial crashes, the editor goes on without it. */
function EditorTutorial({ tutorial, isChoosing, onChoosingEnd }: EditorTutorialProps) {
  const { lessons } = tutorial;
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={() => lessons?.leave()}>Leave lesson</Button>}>
      <Suspense fallback={null}>
        {lessons && <TutorialOverlay lessons={lessons} />}
        {isChoosing && <TutorialDialog tutorial={tutorial} onClose={onChoosingEnd} />}
      </Suspense>
    </ErrorBoundary>
  );
}
