import type { Mend } from "../../editor/mending/mends.ts";
import { characterName, type GameContext } from "../../recording/index.ts";

/** What a mend does, said before it is done. */
export function mendWords({ what }: Mend, game: GameContext): string {
  switch (what.kind) {
    case "allow":
      return `Allow ${characterName(game, what.characterId)} too`;
    case "ignore":
      return "That square doesn't matter";
    case "train":
      return "Move like a train";
    case "wrap":
      return "Let the stage go around";
    case "value":
      return `Change ${what.from || "nothing"} to ${what.to || "nothing"}`;
    case "checkOff":
      return "Switch this check off";
    case "always":
      return "Do it all the time";
    case "both":
      return "Do both in one turn";
    case "first":
      return "Ask this rule first";
    case "switchOn":
      return "Switch it on";
  }
}
