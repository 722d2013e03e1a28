/** An editor at work on an opened game: made, kept saved, and closed with the page. */
import { useEffect, useState } from "react";
import { warnBeforeUnload } from "../../browser/leaving.ts";
import { onOnline, onPageHidden } from "../../browser/page.ts";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import type { WorldDocument } from "../../engine/index.ts";
import { Loading } from "../frame/Loading.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import { shownName } from "../games/shownName.ts";
import { BrokenParts } from "./BrokenParts.tsx";
import { EditorDesk } from "./EditorDesk.tsx";
import { handOver } from "./handOver.ts";
import { KeptDrawing } from "./KeptDrawing.tsx";
import { KeptRecording } from "./KeptRecording.tsx";
import { LeaveQuestion } from "./leaving/LeaveQuestion.tsx";
import { useHeldStep } from "./leaving/useHeldStep.ts";
import { type Desk, leaveDesk, openDesk, wouldBeLost } from "./openDesk.ts";
import type { OpenedGame } from "./openGame.ts";
import { SaveTroubles } from "./SaveTroubles.tsx";
import type { GameTurn } from "./turn/GameTurn.ts";

export interface EditorRoomProps {
  readonly game: OpenedGame;
  readonly turn: GameTurn;
  /** Another window goes on with the game, which was saved as it is told here. */
  readonly onGiven: (document: WorldDocument) => void;
  /** Throws away what is here and opens what the server has. */
  readonly onReopen: () => void;
}

export function EditorRoom({ game, turn, onGiven, onReopen }: EditorRoomProps) {
  const desk = useDesk(game, turn);
  const { held, stay } = useHeldStep(desk);
  useEffect(() => {
    if (!desk) return;
    turn.answerWith(async () => {
      await handOver(desk.editor);
      onGiven(desk.editor.store.getState().document);
    });
    return () => turn.answerWith(null);
  }, [desk, turn, onGiven]);
  usePageTitle(shownName(game.record.name));
  if (!desk) return <Loading />;
  return (
    <EditorProvider editor={desk.editor}>
      <BrokenParts>
        <EditorDesk record={game.record} />
      </BrokenParts>
      <SaveTroubles desk={desk} isAsking={held !== null} onReopen={onReopen} />
      <KeptRecording editor={desk.editor} worldId={game.record.id} />
      <KeptDrawing editor={desk.editor} worldId={game.record.id} />
      {held && <LeaveQuestion desk={desk} held={held} onStay={stay} />}
    </EditorProvider>
  );
}

/** Made in an effect, for what it starts (clocks, listeners) must be stopped once for every time it was started. */
function useDesk(game: OpenedGame, turn: GameTurn): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const opened = openDesk(game);
    setDesk(opened);
    const unguard = warnBeforeUnload(() => wouldBeLost(opened));
    const unwatch = onPageHidden(() => saveHidden(opened));
    const forgetLine = onOnline(() => saveAgain(opened));
    return () => {
      unguard();
      unwatch();
      forgetLine();
      turn.waitFor(leaveDesk(opened));
    };
  }, [game, turn]);
  return desk;
}

/** A page that goes out of sight may never come back; if it does, the game plays on. */
function saveHidden({ editor, keeper, kept }: Desk): void {
  editor.playback.settle();
  keeper.hurry?.();
  void kept.journal.writeNow();
  editor.saver.saveNow().catch(ignoreShownFailure);
}

/** What failed for want of a line is tried again as soon as there is one. */
function saveAgain({ editor }: Desk): void {
  if (editor.store.getState().save.status === "failed") editor.saver.saveNow().catch(ignoreShownFailure);
}

/** The toolbar says that the save failed. */
function ignoreShownFailure(): void {}
