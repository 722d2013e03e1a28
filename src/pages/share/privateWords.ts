import { joinWords } from "../../recording/index.ts";
import type { SharedGame } from "./SharedGame.ts";

/** What of the child's own stays here when a game leaves, in one plain sentence; "" for the game of somebody else. */
export function privateWords({ isMine, sharesNotes, document }: SharedGame): string {
  if (!isMine) return "";
  const hasVoice = Object.values(document().world.sounds ?? {}).some(({ voice }) => voice === "home");
  const others = [...(sharesNotes ? [] : ["your notes"]), ...(hasVoice ? ["your recorded voice"] : [])];
  const kept = joinWords([...others, "your undo steps"], "and");
  return `${kept.charAt(0).toUpperCase()}${kept.slice(1)} stay here.`;
}
