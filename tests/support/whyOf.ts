import type { Editor } from "../../src/editor/Editor.ts";
import type { Id } from "../../src/engine/index.ts";
import { type AskedStory, askedStory, isTold } from "../../src/panels/why/askedStory.ts";
import { untoldAnswer } from "../../src/panels/why/untoldWords.ts";
import { whyWords } from "../../src/panels/why/whyWords.ts";

/** What somebody says about one of its rules or containers in a turn: the last one, unless another is meant. */
export function whyOf(editor: Editor, actorId: Id, nodeId: Id, turn = editor.film?.length ?? 0): string {
  const story = askedStory(editor, { actorId, turn });
  if (!isTold(story)) return untoldAnswer(editor, { actorId, turn }, story).text;
  const told = story.story.verdicts.find(({ id }) => id === nodeId);
  if (!told) throw new Error(`${actorId} has no rule ${nodeId}.`);
  return whyWords(told, story);
}

/** All that somebody tells of the last turn. */
export function storyOf(editor: Editor, actorId: Id): AskedStory {
  const story = askedStory(editor, { actorId, turn: editor.film?.length ?? 0 });
  if (!isTold(story)) throw new Error(`There is no story: ${story}.`);
  return story;
}
