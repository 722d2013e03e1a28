import { useEffect, useState } from "react";
import { newId, newSeed } from "../../browser/newId.ts";
import { browserClock } from "../../browser/timers.ts";
import { Editor } from "../../editor/Editor.ts";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import { atStart } from "../../editor/index.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
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
  const editor = usePlayer(document, isAsItIs);
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

/** Created in an effect, because its clocks must be stopped once for every time they were started. */
function usePlayer(document: WorldDocument, isAsItIs: boolean): Editor | null {
  const [player, setPlayer] = useState<Editor | null>(null);
  useEffect(() => {
    const parts = { readOnly: true, newId, seed: newSeed(), clock: browserClock, saveTarget: null };
    const made = new Editor({ ...parts, document: isAsItIs ? document : atStart(document) });
    setPlayer(made);
    return () => made.destroy();
  }, [document, isAsItIs]);
  return player;
}
