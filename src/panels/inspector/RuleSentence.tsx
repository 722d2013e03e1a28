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
  /** Whether the layout may cut it off. Its title then holds all of it. */
  readonly isShort?: boolean;
}

const PICTURE = 20;

/** What a rule means, with a small picture before each character's name. */
export function RuleSentence({ rule, game, containers, isShort = false }: RuleSentenceProps) {
  const parts = useMemo(() => sentenceParts(rule, game, containers), [rule, game, containers]);
  const title = isShort ? `${parts.map(({ text }) => text).join("")}.` : undefined;
  return (
    <p className={styles.sentence} title={title}>
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
