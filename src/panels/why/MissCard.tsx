import { ArrowDown, ArrowRight, X } from "lucide-react";
import { useMemo } from "react";
import type { Miss } from "../../engine/explain/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { ruleSquare } from "../../pictures/ruleSquare.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import { type AskedStory, type ToldRule, wantedBy, wrongSquare } from "./askedStory.ts";
import { Mends } from "./Mends.tsx";
import { useShownReason } from "./useShownReason.ts";
import styles from "./WhyTab.module.css";
import { whyWords } from "./whyWords.ts";

interface MissCardProps {
  readonly story: AskedStory;
  readonly missed: ToldRule;
}

/** The width that both pictures have side by side in the narrowest panel, without their edges, CSS px. */
const WIDTH = 196;

/** The rule that is looked at closely: its pictures with the square that was wrong, why it was not carried out, and what can be done. */
export function MissCard({ story, missed }: MissCardProps) {
  const { rule, told } = missed;
  const words = whyWords(told, story);
  const square = wrongSquare(missed);
  const isAlmost = isClose(told.misses);
  const { shown } = cachedRulePictures(rule, story.game);
  const size = ruleSquare(shown.width, shown.height, WIDTH);
  const Arrow = size.isStacked ? ArrowDown : ArrowRight;
  const wanted = useMemo(() => wantedBy(story, missed), [story, missed]);
  useShownReason({ ruleId: rule.id, text: words, story, square, wanted });
  return (
    <article className={styles.miss} aria-label={isAlmost ? `Almost: ${words}` : words}>
      <header className={styles.missHead}>
        <span className={styles.wrong}>
          <X size={16} strokeWidth={3} aria-hidden="true" />
        </span>
        <strong className={styles.title}>{titleOfUnnamed(rule, story.game) ?? rule.name}</strong>
        {isAlmost && <span className={styles.almost}>Almost!</span>}
      </header>
      <div className={styles.pictures} data-stacked={size.isStacked}>
        <RulePicture rule={rule} game={story.game} which="before" square={size.square} marked={square} />
        <Arrow size={22} strokeWidth={3} aria-hidden="true" />
        <RulePicture rule={rule} game={story.game} which="after" square={size.square} />
      </div>
      <p className={styles.words}>{words}</p>
      <Mends story={story} missed={missed} isCalm={!isAlmost} onDone={focusAnswer} />
    </article>
  );
}

/** The answer has changed: the focus goes to its heading, so that the next key is not taken by a mend of another rule. */
function focusAnswer(): void {
  document.querySelector<HTMLElement>("[data-why] h2")?.focus();
}

/** Whether so little kept the rule from acting that it almost did: one thing, and no number that was far from what it should be. */
function isClose([miss, ...others]: readonly Miss[]): boolean {
  if (others.length > 0) return false;
  if (miss?.kind !== "condition") return true;
  const distance = Math.abs(Number(miss.left) - Number(miss.right));
  return !(distance > 1);
}
