/** What the tutorial of an open game is made with: Nib's voice, this browser's memory, and the world it came with. */

import { browserVoice } from "../../browser/voice.ts";
import type { LessonParts } from "../../editor/tutorial/Lessons.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { openGame } from "../../saving/openGame.ts";
import { lessonStorage } from "./lessonStorage.ts";

export function tutorialParts(worldId: string): LessonParts {
  return {
    voice: browserVoice,
    shelf: lessonStorage(worldId),
    isLocal: isLocalId(worldId),
    template: async () => (await openGame("tutorial")).document,
    addMenuOpen: () => document.querySelector("[data-part='Inspector'] [aria-haspopup=menu][data-state=open]") !== null,
  };
}
