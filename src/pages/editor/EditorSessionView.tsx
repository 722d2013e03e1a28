/** An editor at work on an opened game: made, kept saved, and closed with the page. */
import { useEffect, useState } from "react";
import { warnBeforeUnload } from "../../browser/leaving.ts";
import { onOnline, onPageHidden } from "../../browser/page.ts";
import { EditorProvider } from "../../editor/EditorContext.tsx";
import type { WorldDocument } from "../../engine/index.ts";
import { Loading } from "../frame/Loading.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import { shownName } from "../games/shownName.ts";
import { BrokenParts } from "./BrokenParts.tsx";
import { EditorLayout } from "./EditorLayout.tsx";
import { handOver } from "./handOver.ts";
import { RestoreDrawing } from "./RestoreDrawing.tsx";
import { RestoreRecording } from "./RestoreRecording.tsx";
import { LeaveQuestion } from "./leaving/LeaveQuestion.tsx";
import { useHeldNavigation } from "./leaving/useHeldNavigation.ts";
import { type EditorSession, leaveSession, openSession, wouldBeLost } from "./openSession.ts";
import type { OpenedGame } from "../../saving/openGame.ts";
import { SaveTroubles } from "./SaveTroubles.tsx";
import type { GameLock } from "../../saving/lock/GameLock.ts";

export interface EditorSessionViewProps {
  readonly game: OpenedGame;
  readonly turn: GameLock;
  /** Another window goes on with the game, which was saved as it is told here. */
  readonly onGiven: (document: WorldDocument) => void;
  /** Throws away what is here and opens what the server has. */
  readonly onReopen: () => void;
}

export function EditorSessionView({ game, turn, onGiven, onReopen }: EditorSessionViewProps) {
  const desk = useDesk(game, turn);
  const { held, stay } = useHeldNavigation(desk);
  useEffect(() => {
    if (!desk) return;
    turn.setHandOver(async () => {
      await handOver(desk.editor);
      onGiven(desk.editor.store.getState().document);
    });
    return () => turn.setHandOver(null);
  }, [desk, turn, onGiven]);
  usePageTitle(shownName(game.record.name));
  if (!desk) return <Loading />;
  return (
    <EditorProvider editor={desk.editor}>
      <BrokenParts>
        <EditorLayout record={game.record} />
      </BrokenParts>
      <SaveTroubles desk={desk} isAsking={held !== null} onReopen={onReopen} />
      <RestoreRecording editor={desk.editor} worldId={game.record.id} />
      <RestoreDrawing editor={desk.editor} worldId={game.record.id} />
      {held && <LeaveQuestion desk={desk} held={held} onStay={stay} />}
    </EditorProvider>
  );
}

/** Made in an effect, for what it starts (clocks, listeners) must be stopped once for every time it was started. */
function useDesk(game: OpenedGame, turn: GameLock): EditorSession | null {
  const [desk, setDesk] = useState<EditorSession | null>(null);
  useEffect(() => {
    const opened = openSession(game);
    setDesk(opened);
    const unguard = warnBeforeUnload(() => wouldBeLost(opened));
    const unwatch = onPageHidden(() => saveHidden(opened));
    const forgetLine = onOnline(() => saveAgain(opened));
    return () => {
      unguard();
      unwatch();
      forgetLine();
      turn.waitForSave(leaveSession(opened));
    };
  }, [game, turn]);
  return desk;
}

/** A page that goes out of sight may never come back; if it does, the game plays on. */
function saveHidden({ editor, storage, recovery }: EditorSession): void {
  editor.bringUpToDate();
  storage.hurryNextSave?.();
  void recovery.log.writeNow();
  editor.saveNow().catch(ignoreShownFailure);
}

/** What failed for want of a line is tried again as soon as there is one. */
function saveAgain({ editor }: EditorSession): void {
  if (editor.store.getState().save.status === "failed") editor.saveNow().catch(ignoreShownFailure);
}

/** The toolbar says that the save failed. */
function ignoreShownFailure(): void {}
