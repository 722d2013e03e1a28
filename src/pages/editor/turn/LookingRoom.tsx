/** A game that another window changes: its picture stands still here, and can be taken over (details §15). */
import { useEffect, useState } from "react";
import { newId, newSeed } from "../../../browser/newId.ts";
import { browserClock } from "../../../browser/timers.ts";
import { Editor } from "../../../editor/Editor.ts";
import { EditorProvider } from "../../../editor/EditorProvider.tsx";
import type { WorldDocument } from "../../../engine/index.ts";
import { Loading } from "../../frame/Loading.tsx";
import { usePageTitle } from "../../frame/usePageTitle.ts";
import { shownName } from "../../games/shownName.ts";
import { EditorDesk } from "../EditorDesk.tsx";
import type { OpenedGame } from "../openGame.ts";
import type { GameTurn } from "./GameTurn.ts";
import { TakeOver } from "./TakeOver.tsx";

export interface LookingRoomProps {
  readonly game: OpenedGame;
  readonly turn: GameTurn;
  /** It was changed here before. */
  readonly wasMine?: boolean;
  readonly onTaken: () => void;
}

export function LookingRoom({ game, turn, wasMine = false, onTaken }: LookingRoomProps) {
  const editor = useLookingEditor(game.document);
  usePageTitle(shownName(game.record.name));
  if (!editor) return <Loading />;
  return (
    <EditorProvider editor={editor}>
      <div inert>
        <EditorDesk record={game.record} />
      </div>
      <TakeOver record={game.record} turn={turn} wasMine={wasMine} onTaken={onTaken} />
    </EditorProvider>
  );
}

/** Takes no edit and saves nothing. */
function useLookingEditor(document: WorldDocument): Editor | null {
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
