import type { LiveWorld } from "../../editor/playback/LiveWorld.ts";
import type { EditorState } from "../../editor/state/EditorState.ts";
import { currentStage } from "../../engine/index.ts";
import type { LessonFacts, SeenProgress } from "../lessons/LessonFacts.ts";

export interface Sources {
  readonly state: EditorState;
  readonly live: LiveWorld;
  readonly seen: SeenProgress;
  readonly addMenuOpen: boolean;
}

export function readFacts({ state, live, seen, addMenuOpen }: Sources): LessonFacts {
  const { document, ui, playback, recording } = state;
  return {
    running: playback.running,
    ui,
    modal: ui.modal,
    characters: document.characters,
    stages: Object.keys(document.world.stages),
    // A playing game may show another stage by now; the document has that at once.
    stage: currentStage(document.world) ?? null,
    actors: [...live.actors().values()],
    recording,
    seen,
    addMenuOpen,
  };
}
