import { CornerRightDown, ListChecks } from "lucide-react";
import type { RuleContainer } from "../../engine/index.ts";
import { containerChecks } from "../../recording/containerChecks.ts";
import styles from "./ContainerChecks.module.css";
import { useCharacterId, useRuleGameContext } from "./ruleContexts.ts";

const ICON = 15;

/** What a container asks before its rules are tried, and whether the rules below it have their turn as well. */
export function ContainerChecks({ container }: { readonly container: RuleContainer }) {
  const checks = containerChecks(container, useCharacterId(), useRuleGameContext());
  if (checks.length === 0 && !container.goOn) return null;
  return (
    <ul className={styles.checks}>
      {checks.map(({ condition, sentence }) => (
        <li key={condition.key} aria-label={condition.enabled ? undefined : `Only if ${sentence}, switched off`}>
          <ListChecks size={ICON} aria-hidden="true" />
          {condition.enabled ? `Only if ${sentence}` : <s>Only if {sentence}</s>}
        </li>
      ))}
      {container.goOn && (
        <li>
          <CornerRightDown size={ICON} aria-hidden="true" />
          Then goes on below
        </li>
      )}
    </ul>
  );
}
