import { type ComponentType, lazy, Suspense } from "react";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import type { ViewFacts } from "../../view/ViewFacts.ts";

export interface PlayOverlayProps {
  readonly facts: ViewFacts;
}

const Hud = lazy(() => loaded(async () => (await import("./Hud.tsx")).Hud));

const Sounds = lazy(() => loaded(async () => (await import("./Sounds.tsx")).Sounds));

/** What some games show over their stage. Each part is loaded only for a game that has it. */
export function PlayOverlay({ facts }: PlayOverlayProps) {
  const hasHud = useEditorState(({ document }) => (document.world.hud?.length ?? 0) > 0);
  const hasSounds = useEditorState(({ document }) => Object.keys(document.world.sounds ?? {}).length > 0);
  return (
    <Suspense fallback={null}>
      {hasHud && <Hud facts={facts} />}
      {hasSounds && <Sounds facts={facts} />}
    </Suspense>
  );
}

type Part = ComponentType<PlayOverlayProps>;

/** Without a network, the game goes on without the part. */
async function loaded(load: () => Promise<Part>): Promise<{ readonly default: Part }> {
  try {
    return { default: await load() };
  } catch (fault) {
    console.warn("A part of the stage could not be loaded", fault);
    return { default: () => null };
  }
}
