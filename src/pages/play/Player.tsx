/** A game being played: it starts stopped, and Restart brings back what was loaded (details §14). */
import { useEffect, useState } from "react";
import { browserClock } from "../../browser/clock.ts";
import { newId, newSeed } from "../../browser/newId.ts";
import { Editor } from "../../editor/Editor.ts";
import { EditorProvider } from "../../editor/EditorContext.tsx";
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
  const editor = usePlayer(document);
  if (!editor) return null;
  return (
    <EditorProvider editor={editor}>
      <PlayerBoard startsPlaying={round.startsPlaying} onRestart={onRestart} />
    </EditorProvider>
  );
}

/** Made in an effect, for the clocks it starts must be stopped once for every time they were started. */
function usePlayer(document: WorldDocument): Editor | null {
  const [player, setPlayer] = useState<Editor | null>(null);
  useEffect(() => {
    const parts = { document, readOnly: true, newId, seed: newSeed(), clock: browserClock, keep: null };
    const made = new Editor(parts);
    setPlayer(made);
    return () => made.destroy();
  }, [document]);
  return player;
}
