/** Mends that change nothing themselves, but lead on to where something can be done. */
import type { Editor } from "../../editor/Editor.ts";
import { type AskedStory, cellOf, type ToldRule, wrongSquare } from "./askedStory.ts";

export interface Lead {
  readonly words: string;
  readonly go: (editor: Editor) => void;
}

export function leadOf(story: AskedStory, { told, rule }: ToldRule): Lead | null {
  const { actorId, seen } = story.story;
  switch (told.verdict.kind) {
    case "square":
    case "edge":
    case "moved":
      return (
        seen && {
          words: "Teach what to do here",
          go: (editor) =>
            editor.recording.onActor(actorId, cellOf(story, wrongSquare({ rule, told })) ?? undefined, seen.stage),
        }
      );
    case "chance":
      return { words: "Try again", go: (editor) => editor.playback.forward() };
    case "gone":
      return { words: "Choose somebody else", go: (editor) => editor.recording.again(story.character.id, rule.id) };
    default:
      return null;
  }
}
