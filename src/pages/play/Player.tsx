import { useMemo } from "react";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import { atStart } from "../../editor/index.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useReadOnlyEditor } from "../useReadOnlyEditor.ts";
import { PlayerBoard } from "./PlayerBoard.tsx";
import styles from "./PlayPage.module.css";
import type { FullScreen } from "./useFullScreen.ts";

export interface PlayerProps {
  readonly document: WorldDocument;
  /** Null if the game cannot be shown in full screen here. */
  readonly fullScreen: FullScreen | null;
  /** Shows the document as it is instead of how players begin it. */
  readonly isAsItIs?: boolean;
}

/** Plays a game without allowing changes or saving anything. */
export function Player({ document, fullScreen, isAsItIs = false }: PlayerProps) {
  const begun = useMemo(() => (isAsItIs ? document : atStart(document)), [document, isAsItIs]);
  const editor = useReadOnlyEditor(begun);
  return (
    <div className={styles.player}>
      <ErrorBoundary>
        {editor && (
          <EditorProvider editor={editor}>
            <PlayerBoard fullScreen={fullScreen} />
          </EditorProvider>
        )}
      </ErrorBoundary>
    </div>
  );
}
