import { lazy, Suspense, useEffect } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";

const GameEnd = lazy(async () => ({ default: (await import("./GameEnd.tsx")).GameEnd }));

export interface EndOfGameProps {
  readonly isLearning: boolean;
  /** A rule is recorded, or the past is shown. */
  readonly isElsewhere: boolean;
}

/** What is over the stage once the game has ended. Whoever turns to something else has seen it. */
export function EndOfGame({ isLearning, isElsewhere }: EndOfGameProps) {
  const { playback } = useEditor();
  const ended = useEditorState((state) => state.playback.ended);
  useEffect(() => {
    if (isElsewhere) playback.forgetEnd();
  }, [playback, isElsewhere]);
  if (!ended || isElsewhere) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <GameEnd ended={ended} isLearning={isLearning} />
      </Suspense>
    </ErrorBoundary>
  );
}
