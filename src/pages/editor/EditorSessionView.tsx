import { Download } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { reportCrash } from "../../api/client.ts";
import { warnBeforeUnload } from "../../browser/leaving.ts";
import { onOnline, onPageHidden } from "../../browser/page.ts";
import { loadTabText } from "../../browser/storage.ts";
import { EditorProvider, useEditor } from "../../editor/EditorProvider.tsx";
import type { WorldDocument } from "../../engine/index.ts";
import { shownName } from "../../player/shownName.ts";
import type { GameLock } from "../../saving/lock/GameLock.ts";
import type { OpenedGame } from "../../saving/openGame.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { type ErrorFallback, ErrorFallbackContext } from "../../widgets/errorFallback.ts";
import { exportOpenGame } from "../files/exportGame.ts";
import { Loading } from "../frame/Loading.tsx";
import { usePageTitle } from "../frame/pageTitle.ts";
import { SHARED_NEXT } from "../games/gamePaths.ts";
import { EditorLayout } from "./EditorLayout.tsx";
import { LeaveQuestion } from "./leaving/LeaveQuestion.tsx";
import { useHeldNavigation } from "./leaving/useHeldNavigation.ts";
import { type EditorSession, leaveSession, openSession, prepareHandOver, wouldLoseWork } from "./openSession.ts";
import { RestoreDrawing } from "./RestoreDrawing.tsx";
import { RestoreRecording } from "./RestoreRecording.tsx";
import { SaveTroubles } from "./SaveTroubles.tsx";
import { keepMoment } from "./useToolbarProps.ts";

export interface EditorSessionViewProps {
  readonly game: OpenedGame;
  readonly lock: GameLock;
  /** Another window takes over the game, which was saved with this document. */
  readonly onHandedOver: (document: WorldDocument) => void;
  /** Discards the game in this window and opens the saved one. */
  readonly onReopen: () => void;
}

/** The editor of an opened game, from opening it to the last save when the page closes. */
export function EditorSessionView({ game, lock, onHandedOver, onReopen }: EditorSessionViewProps) {
  const session = useSession(game, lock);
  const { held, stay } = useHeldNavigation(session);
  useEffect(() => {
    if (!session) return;
    lock.setHandOver(async () => {
      await prepareHandOver(session.editor);
      onHandedOver(session.editor.store.getState().document);
    });
    return () => lock.setHandOver(null);
  }, [session, lock, onHandedOver]);
  usePageTitle(shownName(game.record.name));
  if (!session) return <Loading />;
  return (
    <EditorProvider editor={session.editor}>
      <EditorErrorBoundary>
        <EditorLayout record={game.record} onPublished={session.tellPublished} />
      </EditorErrorBoundary>
      <SaveTroubles session={session} isAsking={held !== null} onReopen={onReopen} />
      <RestoreRecording editor={session.editor} worldId={game.record.id} />
      <RestoreDrawing editor={session.editor} worldId={game.record.id} />
      {held && <LeaveQuestion session={session} held={held} onStay={stay} />}
    </EditorProvider>
  );
}

/** Opened in an effect, because its clocks and listeners must be stopped once for every time they were started. */
function useSession(game: OpenedGame, lock: GameLock): EditorSession | null {
  const [session, setSession] = useState<EditorSession | null>(null);
  useEffect(() => {
    const opened = openSession(game);
    setSession(opened);
    if (loadTabText(SHARED_NEXT) === game.record.id) opened.editor.openModal({ id: "share" });
    const stopWarning = warnBeforeUnload(() => wouldLoseWork(opened));
    const stopHidden = onPageHidden(() => saveWhenHidden(opened));
    const stopOnline = onOnline(() => retryFailedSave(opened));
    return () => {
      stopWarning();
      stopHidden();
      stopOnline();
      lock.waitForSave(leaveSession(opened));
    };
  }, [game, lock]);
  return session;
}

/** A hidden page may be closed without another event. If it is shown again, the game plays on. */
function saveWhenHidden({ editor, storage, recovery }: EditorSession): void {
  editor.playback.settle();
  storage.hurryNextSave?.();
  void recovery.log.writeNow();
  editor.saver.saveNow().catch(ignoreShownFailure);
}

function retryFailedSave({ editor }: EditorSession): void {
  if (editor.store.getState().save.status === "failed") editor.saver.saveNow().catch(ignoreShownFailure);
}

/** The toolbar shows that the save failed. */
function ignoreShownFailure(): void {}

/** If a panel crashes, the game can still be saved as a file, and the other panels go on. */
export function EditorErrorBoundary({ children }: { readonly children: ReactNode }) {
  const editor = useEditor();
  const fallback = useMemo<ErrorFallback>(
    () => ({
      actions: (
        <>
          <Button onClick={() => exportOpenGame(editor)}>
            <Download size={18} aria-hidden="true" /> Save as a file
          </Button>
          <SaveMoment />
        </>
      ),
      onError: reportCrash,
    }),
    [editor],
  );
  return (
    <ErrorFallbackContext value={fallback}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </ErrorFallbackContext>
  );
}

/** The film is asked when something has crashed: when the editor opened, nothing was played yet. */
function SaveMoment() {
  const editor = useEditor();
  if (editor.film?.isEmpty !== false) return null;
  return <Button onClick={() => void keepMoment(editor)}>Save what just happened</Button>;
}
