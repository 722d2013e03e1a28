import { own, type Rule } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { switchedOffChips } from "../../recording/chips.ts";
import styles from "./CardChecks.module.css";
import { useRuleGameContext } from "./ruleContexts.ts";

const PICTURE = 20;

/** The checks of a rule that are switched off: its sentence leaves them out. */
export function CardChecks({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const chips = switchedOffChips(rule, game);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.checks} aria-label="Switched off">
      {chips.map(({ condition, actor, words, sentence }) => (
        <li key={condition.key} className={styles.check} aria-label={`${sentence}, switched off`}>
          {actor && (
            <ActorPicture
              character={own(game.characters, actor.characterId)}
              appearanceId={actor.appearance}
              size={PICTURE}
            />
          )}
          <s>{words}</s>
        </li>
      ))}
    </ul>
  );
}
