import { Circle, Minus } from "lucide-react";
import type { Id } from "../../engine/index.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import type { AskedStory, ToldRule } from "./askedStory.ts";
import styles from "./WhyTab.module.css";
import { whyWords } from "./whyWords.ts";

interface RuleRowProps {
  readonly story: AskedStory;
  readonly one: ToldRule;
  readonly onChoose: (ruleId: Id) => void;
}

/** A rule that was not carried out, in one sentence. Pressed, it is looked at closely. */
export function RuleRow({ story, one, onChoose }: RuleRowProps) {
  const { rule, told } = one;
  const Sign = told.verdict.kind === "off" ? Circle : Minus;
  return (
    <button type="button" className={styles.row} onClick={() => onChoose(rule.id)}>
      <span className={styles.sign}>
        <Sign size={16} strokeWidth={3} aria-hidden="true" />
      </span>
      <span>
        <strong className={styles.title}>{titleOfUnnamed(rule, story.game) ?? rule.name}</strong>
        <span className={styles.reason}>{whyWords(told, story)}</span>
      </span>
    </button>
  );
}
