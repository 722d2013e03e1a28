import { useEffect, useState } from "react";
import { newId, newSeed } from "../../../browser/newId.ts";
import { browserClock } from "../../../browser/timers.ts";
import { Editor } from "../../../editor/Editor.ts";
import { EditorProvider } from "../../../editor/EditorProvider.tsx";
import type { WorldDocument } from "../../../engine/index.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import type { OpenedGame } from "../../../saving/openGame.ts";
import { Loading } from "../../frame/Loading.tsx";
import { usePageTitle } from "../../frame/usePageTitle.ts";
import { shownName } from "../../games/shownName.ts";
import { EditorLayout } from "../EditorLayout.tsx";
import { EditorSessionView } from "../EditorSessionView.tsx";
import { TakeOver } from "./TakeOver.tsx";

export interface LockGateProps {
  readonly game: OpenedGame;
  readonly lock: GameLock;
  /** Whether this window held the lock when the game was opened. */
  readonly isHeld: boolean;
  /** Opens the game as it is saved now. */
  readonly onReopen: () => void;
  /** Like `onReopen`, after the child has chosen the saved game over the one in this window. */
  readonly onOpenOther: () => void;
}

/** The editor in the window that holds the lock; in all other windows, the game cannot be changed. */
export function LockGate({ game, lock, isHeld, onReopen, onOpenOther }: LockGateProps) {
  const [handedOver, setHandedOver] = useState<WorldDocument | null>(null);
  if (handedOver) {
    return <ReadOnlyEditor game={{ ...game, document: handedOver }} lock={lock} wasHeld onTaken={onReopen} />;
  }
  if (!isHeld) return <ReadOnlyEditor game={game} lock={lock} onTaken={onReopen} />;
  return <EditorSessionView game={game} lock={lock} onHandedOver={setHandedOver} onReopen={onOpenOther} />;
}

interface ReadOnlyEditorProps {
  readonly game: OpenedGame;
  readonly lock: GameLock;
  /** Whether this window held the lock before. */
  readonly wasHeld?: boolean;
  readonly onTaken: () => void;
}

function ReadOnlyEditor({ game, lock, wasHeld = false, onTaken }: ReadOnlyEditorProps) {
  const editor = useReadOnlyEditor(game.document);
  usePageTitle(shownName(game.record.name));
  if (!editor) return <Loading />;
  return (
    <EditorProvider editor={editor}>
      <div inert>
        <EditorLayout record={game.record} />
      </div>
      <TakeOver record={game.record} lock={lock} wasHeld={wasHeld} onTaken={onTaken} />
    </EditorProvider>
  );
}

function useReadOnlyEditor(document: WorldDocument): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const opened = new Editor({
      document,
      readOnly: true,
      newId,
      seed: newSeed(),
      clock: browserClock,
      saveTarget: null,
    });
    setEditor(opened);
    return () => opened.destroy();
  }, [document]);
  return editor;
}
