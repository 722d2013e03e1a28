/** The film of a game is loaded after its first turn. */
import { type ComponentProps, lazy, Suspense } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";

const Strip = lazy(async () => ({ default: (await import("./FilmLine.tsx")).FilmLine }));
const Controls = lazy(async () => ({ default: (await import("./PastRow.tsx")).PastRow }));

export function FilmStrip() {
  const hasTurns = useEditorState(({ playback }) => playback.turns > 0);
  return (
    hasTurns && (
      <Suspense>
        <Strip />
      </Suspense>
    )
  );
}

export function PastControls(props: ComponentProps<typeof Controls>) {
  return (
    <Suspense>
      <Controls {...props} />
    </Suspense>
  );
}
