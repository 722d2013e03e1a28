import type { Editor } from "../../../editor/Editor.ts";
import { type Characters, rulesIn } from "../../../engine/index.ts";

const STUCK_MS = 120_000;

/**
 * Whether a child is stuck: the same new rule has not acted in any play for two minutes, and nothing of the rules was changed meanwhile. A change
 * is work, not stuckness.
 */
export class StuckWatch {
  #ruleId: string | null = null;
  #characters: unknown = null;
  #since = 0;
  #hasPlayed = false;

  /** The name of the rule on which the child is stuck, or null. */
  look(now: number, { store, newRules }: Pick<Editor, "store" | "newRules">): string | null {
    const { document, playback } = store.getState();
    const waiting = newRules.waiting();
    if (waiting !== this.#ruleId || document.characters !== this.#characters) {
      this.#ruleId = waiting;
      this.#characters = document.characters;
      this.#since = now;
      this.#hasPlayed = false;
    }
    this.#hasPlayed ||= playback.running;
    if (waiting === null || !this.#hasPlayed || now - this.#since < STUCK_MS) return null;
    return nameOf(document.characters, waiting);
  }
}

function nameOf(characters: Characters, id: string): string {
  const rules = Object.values(characters).flatMap((character) => rulesIn(character.rules));
  return rules.find((rule) => rule.id === id)?.name ?? "";
}
