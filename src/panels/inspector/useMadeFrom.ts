import { useEditorState } from "../../editor/EditorProvider.tsx";
import { directionOf, turnStep } from "../../engine/derive/index.ts";
import { own, type Point, type Rule, rulesIn } from "../../engine/index.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import { useCharacterId, useRuleGameContext } from "./ruleContexts.ts";
import { wayLook } from "./wayWords.ts";

export interface MadeFrom {
  /** Made from "Walk right": left */
  readonly words: string;
  /** The direction of the rule; right if the one that it was made from has none any more. */
  readonly step: Point;
}

/** The direction of a rule whose own is not known. */
const ONE_RIGHT: Point = { x: 1, y: 0 };

/** Which rule another one was made from, and for which direction; null for one that stands for itself. */
export function useMadeFrom({ derived }: Rule): MadeFrom | null {
  const characterId = useCharacterId();
  const game = useRuleGameContext();
  const source = useEditorState(({ document }) =>
    derived
      ? rulesIn(own(document.characters, characterId)?.rules ?? []).find(({ id }) => id === derived.from)
      : undefined,
  );
  if (!derived || !source) return null;
  const direction = directionOf(source, game.characters);
  const step = direction ? turnStep(direction, derived.turn) : ONE_RIGHT;
  return { words: `Made from “${titleOfUnnamed(source, game) ?? source.name}”: ${wayLook(step).word}`, step };
}
