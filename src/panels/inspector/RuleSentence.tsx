import { useMemo } from "react";
import { own, type Rule, type RuleContainer } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import type { GameContext } from "../../recording/index.ts";
import { sentenceParts } from "../../recording/sentenceParts.ts";
import styles from "./RuleSentence.module.css";

export interface RuleSentenceProps {
  readonly rule: Rule;
  readonly game: GameContext;
  /** The containers around the rule. */
  readonly containers: readonly RuleContainer[];
}

const PICTURE = 20;

/** What a rule means, with a small picture before each character's name. */
export function RuleSentence({ rule, game, containers }: RuleSentenceProps) {
  const parts = useMemo(() => sentenceParts(rule, game, containers), [rule, game, containers]);
  return (
    <p className={styles.sentence}>
      {parts.map(({ text, at, actor }) =>
        actor === null || text === "I" ? (
          text
        ) : (
          <span key={at}>
            <span className={styles.picture}>
              <ActorPicture
                character={own(game.characters, actor.characterId)}
                appearanceId={actor.appearance}
                size={PICTURE}
              />
            </span>
            {text}
          </span>
        ),
      )}
      .
    </p>
  );
}
