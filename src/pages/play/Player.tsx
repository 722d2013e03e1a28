import { useMemo } from "react";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import { atStart } from "../../editor/index.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useReadOnlyEditor } from "../useReadOnlyEditor.ts";
import styles from "./Player.module.css";
import { PlayerBoard, type PlayerBoardProps } from "./PlayerBoard.tsx";

export interface PlayerProps extends PlayerBoardProps {
  readonly document: WorldDocument;
  /** Shows the document as it is instead of how players begin it. */
  readonly isAsItIs?: boolean;
}

/** Plays a game without allowing changes or saving anything. Without `fullScreen`, it cannot be shown in full screen. */
export function Player({ document, isAsItIs = false, ...board }: PlayerProps) {
  const begun = useMemo(() => (isAsItIs ? document : atStart(document)), [document, isAsItIs]);
  const editor = useReadOnlyEditor(begun);
  return (
    <div className={styles.player}>
      <ErrorBoundary>
        {editor && (
          <EditorProvider editor={editor}>
            <PlayerBoard {...board} />
          </EditorProvider>
        )}
      </ErrorBoundary>
    </div>
  );
}
