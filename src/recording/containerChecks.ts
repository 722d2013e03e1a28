import { type Actor, type Condition, defaultAppearance, type Id, own, type RuleContainer } from "../engine/index.ts";
import { conditionSentence } from "./conditionSentence.ts";
import { aboutActor } from "./eventWords.ts";
import type { Narration } from "./Narration.ts";
import type { GameContext } from "./Recording.ts";

/** A check of a container, as the title of the container says it. */
export interface ContainerCheck {
  readonly condition: Condition;
  /** "I am in column 3". */
  readonly sentence: string;
}

/** What a container asks whoever acts before its rules are tried. */
export function containerChecks(
  { conditions = [] }: RuleContainer,
  characterId: Id,
  game: GameContext,
): readonly ContainerCheck[] {
  const look = own(game.characters, characterId);
  const appearance = (look && defaultAppearance(look)) ?? "";
  const me: Actor = { id: "me", characterId, position: { x: 0, y: 0 }, appearance, variableValues: {} };
  const narration: Narration = { game, actors: { me }, mainActorId: me.id, origin: me.position, narrator: "main" };
  return conditions.map((condition) => ({
    condition,
    sentence: conditionSentence(aboutActor(condition, me.id), narration),
  }));
}
