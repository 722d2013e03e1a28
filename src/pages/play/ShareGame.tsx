import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import type { SharedPlayProps } from "../share/SharePlayed.tsx";

// Most who play a game do not share it.
const SharePlayed = lazy(async () => ({ default: (await import("../share/SharePlayed.tsx")).SharePlayed }));

export interface ShareGameProps extends Omit<SharedPlayProps, "editor" | "onClose"> {
  /** What plays the game; null until it is there. */
  readonly editorOf: () => Editor | null;
}

/** The button with which a game that is played is taken home or shown to others. */
export function ShareGame({ editorOf, ...game }: ShareGameProps) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const close = () => setEditor(null);
  // Nobody plays meanwhile, and what was just played is what a film shows.
  const open = () => {
    const played = editorOf();
    played?.playback.stop();
    setEditor(played);
  };
  return (
    <>
      <Button wide onClick={open}>
        <Share2 size={18} aria-hidden="true" /> Share
      </Button>
      {editor && (
        <ErrorBoundary layout="card" actions={<Button onClick={close}>Close</Button>}>
          <Suspense>
            <SharePlayed {...game} editor={editor} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
