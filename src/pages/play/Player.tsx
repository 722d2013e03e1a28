import { type RefObject, useCallback, useImperativeHandle } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import { atStart } from "../../editor/index.ts";
import type { WorldDocument } from "../../engine/index.ts";
import styles from "../../player/Board.module.css";
import { endEarly, shownEarly } from "../../player/handover.ts";
import { editorAround, readOnlyEditor } from "../../player/readOnlyEditor.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useReadOnlyEditor } from "../useReadOnlyEditor.ts";
import { PlayerBoard, type PlayerBoardProps } from "./PlayerBoard.tsx";

export interface PlayerProps extends PlayerBoardProps {
  readonly document: WorldDocument;
  /** Whose keys may be changed by whoever plays it. */
  readonly gameId?: string;
  /** Shows the document as it is instead of how players begin it. */
  readonly isAsItIs?: boolean;
  /** Gets what plays the game, and null at its end. */
  readonly editorRef?: RefObject<Editor | null>;
}

/** Plays a game without allowing changes or saving anything. Without `fullScreen`, it cannot be shown in full screen. */
export function Player({ document, gameId, isAsItIs = false, editorRef, ...board }: PlayerProps) {
  const make = useCallback(
    (opened: WorldDocument) => (isAsItIs ? readOnlyEditor(opened) : editorAtStart(opened, gameId ?? null)),
    [isAsItIs, gameId],
  );
  const editor = useReadOnlyEditor(document, make);
  useImperativeHandle<Editor | null, Editor | null>(editorRef, () => editor, [editor]);
  return (
    <div className={styles.player}>
      <ErrorBoundary onError={endEarly}>
        {editor && (
          <EditorProvider editor={editor}>
            <PlayerBoard {...board} />
          </EditorProvider>
        )}
      </ErrorBoundary>
    </div>
  );
}

/** The game as players begin it; as it plays already, if it was shown before the page. */
function editorAtStart(document: WorldDocument, gameId: string | null): Editor {
  const playing = shownEarly(document)?.game;
  return playing ? editorAround(playing) : readOnlyEditor(atStart(document), gameId);
}
