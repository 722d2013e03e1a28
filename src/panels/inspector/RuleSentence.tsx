import { useMemo } from "react";
import { own, type Rule, type RuleContainer } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { tellsLook } from "../../recording/changedLooks.ts";
import type { GameContext } from "../../recording/index.ts";
import { sentenceParts } from "../../recording/sentenceParts.ts";
import styles from "./RuleSentence.module.css";

export interface RuleSentenceProps {
  readonly rule: Rule;
  readonly game: GameContext;
  /** The containers around the rule. */
  readonly containers: readonly RuleContainer[];
  /** Whether their titles stand above the sentence, which then does not repeat what they wait for. */
  readonly hasTitles?: boolean;
}

const PICTURE = 20;

/** The look that a sentence leaves out, in small letters after its end. */
function LookLeftOut({ look }: { readonly look: string }) {
  return (
    <>
      {" "}
      <small className={styles.look}>{look}</small>
    </>
  );
}

/**
 * What a rule means, with a small picture before each character's name. The look that it asks for follows in small letters if `tellsLook` says so.
 */
export function RuleSentence({ rule, game, containers, hasTitles }: RuleSentenceProps) {
  const { parts, look } = useMemo(
    () => sentenceParts(rule, game, containers, hasTitles),
    [rule, game, containers, hasTitles],
  );
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
      .{look !== null && tellsLook(rule, game) && <LookLeftOut look={look} />}
    </p>
  );
}
