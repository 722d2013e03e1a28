import { lazy, Suspense, useEffect } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";

const GameEnd = lazy(async () => ({ default: (await import("./GameEnd.tsx")).GameEnd }));

export interface EndOfGameProps {
  readonly isLearning: boolean;
  /** A rule is recorded, or the past is shown. */
  readonly isElsewhere: boolean;
}

/** Shows how the game ended, on top of the stage. It does not come back once the child has gone on to something else. */
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
