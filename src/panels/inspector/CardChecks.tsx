import { own, type Rule } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { checkChipsOfRule } from "../../recording/chips.ts";
import styles from "./CardChecks.module.css";
import { useReason } from "./RuleReasonText.tsx";
import { useRuleGameContext } from "./ruleContexts.ts";

const PICTURE = 20;

/** The checks of a rule in short, for those who do not read the sentence. The one that fails is marked. */
export function CardChecks({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const failed = useReason(rule.id)?.conditionKey ?? null;
  const chips = checkChipsOfRule(rule, game);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.checks} aria-label="Only if">
      {chips.map(({ condition, actor, words, sentence }) => (
        <li key={condition.key} className={styles.check} data-failed={condition.key === failed} aria-label={sentence}>
          {actor && (
            <ActorPicture
              character={own(game.characters, actor.characterId)}
              appearanceId={actor.appearance}
              size={PICTURE}
            />
          )}
          {words}
        </li>
      ))}
    </ul>
  );
}
