import type { Editor } from "../../editor/Editor.ts";
import type { AskedTurn } from "../../editor/index.ts";
import type { Untold } from "./askedStory.ts";
import { isGoneNow, lastTurnOf } from "./whereabouts.ts";

const WORDS: Readonly<Record<Untold, string>> = {
  notPlayed: "I don't remember that turn. Press Play, then ask me again.",
  tooLongAgo: "That turn is too long ago.",
  notYetThere: "I wasn't here yet.",
  notThere: "I wasn't here in this turn.",
  gone: "I'm gone from the game now.",
};

interface UntoldAnswer {
  readonly text: string;
  /** The last turn of an actor that was gone by then, if known. */
  readonly last: number | null;
}

/** What somebody says who has no story to tell of a turn. */
export function untoldAnswer(editor: Editor, asked: AskedTurn, why: Untold): UntoldAnswer {
  const last = why === "notThere" ? lastTurnOf(editor.film, asked) : null;
  const isGone = why === "notThere" && isGoneNow(editor, asked.actorId);
  if (last === null) return { text: isGone ? "I'm gone now. I left a long time ago." : WORDS[why], last };
  return { text: `${isGone ? "I'm gone now" : "I was gone by then"}. Turn ${last} was my last.`, last };
}
