/** A game that another window changes: its picture stands still here, and can be taken over (details §15). */
import { useEffect, useState } from "react";
import { newId, newSeed } from "../../../browser/newId.ts";
import { browserClock } from "../../../browser/timers.ts";
import { Editor } from "../../../editor/Editor.ts";
import { EditorProvider } from "../../../editor/EditorContext.tsx";
import type { WorldDocument } from "../../../engine/index.ts";
import { Loading } from "../../frame/Loading.tsx";
import { usePageTitle } from "../../frame/usePageTitle.ts";
import { shownName } from "../../games/shownName.ts";
import { EditorLayout } from "../EditorLayout.tsx";
import type { OpenedGame } from "../../../saving/openGame.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import { TakeOver } from "./TakeOver.tsx";

export interface ReadOnlyEditorProps {
  readonly game: OpenedGame;
  readonly turn: GameLock;
  /** It was changed here before. */
  readonly wasMine?: boolean;
  readonly onTaken: () => void;
}

export function ReadOnlyEditor({ game, turn, wasMine = false, onTaken }: ReadOnlyEditorProps) {
  const editor = useLookingEditor(game.document);
  usePageTitle(shownName(game.record.name));
  if (!editor) return <Loading />;
  return (
    <EditorProvider editor={editor}>
      <div inert>
        <EditorLayout record={game.record} />
      </div>
      <TakeOver record={game.record} turn={turn} wasMine={wasMine} onTaken={onTaken} />
    </EditorProvider>
  );
}

/** Takes no edit and saves nothing. */
function useLookingEditor(document: WorldDocument): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const opened = new Editor({ document, readOnly: true, newId, seed: newSeed(), clock: browserClock, keep: null });
    setEditor(opened);
    return () => opened.destroy();
  }, [document]);
  return editor;
}
