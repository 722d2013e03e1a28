/** What the tutorial of an open game is made with: Nib's voice, this browser's memory, and the world it came with. */
import { isLocalId } from "../../api/local/LocalWorld.ts";
import { forgetText, keepText, keptText } from "../../browser/keptTexts.ts";
import { browserVoice } from "../../browser/voice.ts";
import type { LessonParts } from "../../editor/tutorial/Lessons.ts";
import { openGame } from "./openGame.ts";

const KEY = "gridlings.lesson";

export function tutorialParts(worldId: string): LessonParts {
  return {
    voice: browserVoice,
    shelf: { read: () => keptText(keyOf(worldId)), write: (text) => keepText(keyOf(worldId), text) },
    isLocal: isLocalId(worldId),
    template: async () => (await openGame("tutorial")).document,
    addMenuOpen: () => document.querySelector("[data-part='Inspector'] [aria-haspopup=menu][data-state=open]") !== null,
  };
}

/** Whether a lesson of this game was begun in this browser. */
export function hasLesson(worldId: string): boolean {
  return keptText(keyOf(worldId)) !== null;
}

/** A game that came into an account goes on where it was. */
export function moveLesson(fromId: string, toId: string): void {
  const kept = keptText(keyOf(fromId));
  if (kept === null) return;
  keepText(keyOf(toId), kept);
  forgetText(keyOf(fromId));
}

function keyOf(worldId: string): string {
  return `${KEY}.${worldId}`;
}
