/** What the tutorial of an open game is made with: Nib's voice, this browser's memory, and the world it came with. */
import { isLocalId } from "../../api/local/LocalWorld.ts";
import { browserVoice } from "../../browser/voice.ts";
import type { LessonsDeps } from "../../editor/tutorial/Lessons.ts";
import { lessonShelf } from "./keptLessons.ts";
import { openGame } from "./openGame.ts";

export function tutorialParts(worldId: string): LessonsDeps {
  return {
    voice: browserVoice,
    shelf: lessonShelf(worldId),
    isLocal: isLocalId(worldId),
    template: async () => (await openGame("tutorial")).document,
    addMenuOpen: () => document.querySelector("[data-part='Inspector'] [aria-haspopup=menu][data-state=open]") !== null,
  };
}
