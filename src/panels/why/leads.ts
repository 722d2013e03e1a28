/** Mends that change nothing themselves, but lead on to where something can be done. */
import { focusContent } from "../../browser/focus.ts";
import type { Editor } from "../../editor/Editor.ts";
import { containersAround, type Id, type RuleTree } from "../../engine/index.ts";
import { type AskedStory, type ToldRule, wrongSquare } from "./askedStory.ts";
import { showMe } from "./insideTurn.ts";

export interface Lead {
  readonly words: string;
  readonly go: (editor: Editor) => void;
}

export const TEACH_HERE = "Teach what to do here";

/**
 * Begins a recording whose first picture is what the actor saw in that turn; the square that was in the way is in it, if there was one. The new
 * rule waits for the same key or other event as the one that did not fit.
 */
export function teachHere(editor: Editor, story: AskedStory, missed: ToldRule | null): void {
  const { actorId, seen } = story.story;
  if (!seen) return;
  // Until the picture after takes the focus, no neighbor of the button should get it.
  focusContent();
  const shown = (missed && wrongSquare(missed)) ?? undefined;
  const containerId = missed ? eventAround(story.rules, missed.rule.id) : undefined;
  editor.recording.onActor(actorId, { shown, past: seen.stage, containerId });
}

function eventAround(rules: RuleTree, ruleId: Id): Id | undefined {
  return containersAround(rules, ruleId).findLast(({ type }) => type === "group-event")?.id;
}

export function leadsOf(story: AskedStory, missed: ToldRule): readonly Lead[] {
  const { told, rule } = missed;
  const teach = { words: TEACH_HERE, go: (editor: Editor) => teachHere(editor, story, missed) };
  const teachIfSeen = story.story.seen ? [teach] : [];
  switch (told.verdict.kind) {
    case "square":
    case "edge":
      return teachIfSeen;
    case "moved":
      return [{ words: "Show me", go: (editor) => showMe(editor, story) }, ...teachIfSeen];
    case "chance":
      return [{ words: "Try one more turn", go: (editor) => editor.playback.forward() }];
    case "gone":
      return [{ words: "Choose someone else", go: (editor) => editor.recording.again(story.character.id, rule.id) }];
    default:
      return [];
  }
}
