/** A game being played: it starts stopped, and Restart brings back what was loaded (details §14). */
import { useEffect, useState } from "react";
import { browserClock } from "../../browser/clock.ts";
import { newId, newSeed } from "../../browser/newId.ts";
import { Editor } from "../../editor/Editor.ts";
import { EditorProvider } from "../../editor/EditorContext.tsx";
import { Pointers } from "../../editor/tools/Pointers.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { PlayerBoard } from "./PlayerBoard.tsx";
import styles from "./PlayPage.module.css";

interface Round {
  readonly number: number;
  /** A game that was restarted while it ran goes on running. */
  readonly startsPlaying: boolean;
}

export function Player({ document }: { readonly document: WorldDocument }) {
  const [round, setRound] = useState<Round>({ number: 0, startsPlaying: false });
  const restart = (startsPlaying: boolean) => setRound({ number: round.number + 1, startsPlaying });
  return (
    <div className={styles.player}>
      <ErrorBoundary>
        <OneRound key={round.number} document={document} round={round} onRestart={restart} />
      </ErrorBoundary>
    </div>
  );
}

interface OneRoundProps {
  readonly document: WorldDocument;
  readonly round: Round;
  readonly onRestart: (startsPlaying: boolean) => void;
}

function OneRound({ document, round, onRestart }: OneRoundProps) {
  const table = useTable(document);
  if (!table) return null;
  return (
    <EditorProvider editor={table.editor} pointers={table.pointers}>
      <PlayerBoard startsPlaying={round.startsPlaying} onRestart={onRestart} />
    </EditorProvider>
  );
}

interface Table {
  readonly editor: Editor;
  readonly pointers: Pointers;
}

/** Made in an effect, for what it starts (clocks, listeners) must be stopped once for every time it was started. */
function useTable(document: WorldDocument): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const editor = new Editor({ document, readOnly: true, newId, seed: newSeed(), clock: browserClock, keep: null });
    const pointers = new Pointers(editor, window);
    setTable({ editor, pointers });
    return () => {
      pointers.destroy();
      editor.destroy();
    };
  }, [document]);
  return table;
}
