/** The tutorial over the desk, and the question which lesson shall begin; both loaded when they are first wanted. */
import { lazy, Suspense } from "react";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import type { Tutorial } from "./useTutorial.ts";

const TutorialOverlay = lazy(async () => ({
  default: (await import("../../panels/tutorial/TutorialOverlay.tsx")).TutorialOverlay,
}));
const TutorialDialog = lazy(async () => ({ default: (await import("./TutorialDialog.tsx")).TutorialDialog }));

export interface TutorialPlaceProps {
  readonly tutorial: Tutorial;
  readonly asking: boolean;
  readonly onAsked: () => void;
}

/** Where Nib breaks, the game goes on without. */
export function TutorialPlace({ tutorial, asking, onAsked }: TutorialPlaceProps) {
  const { lessons } = tutorial;
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={() => lessons?.leave()}>Leave lesson</Button>}>
      <Suspense fallback={null}>
        {lessons && <TutorialOverlay lessons={lessons} />}
        {asking && <TutorialDialog tutorial={tutorial} onClose={onAsked} />}
      </Suspense>
    </ErrorBoundary>
  );
}
