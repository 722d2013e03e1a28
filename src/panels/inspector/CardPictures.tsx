import { ArrowDown, ArrowRight } from "lucide-react";
import type { Rule } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { ruleSquare } from "../../pictures/ruleSquare.ts";
import { isInPictures, type RulePictures } from "../../recording/index.ts";
import { namesInStack, stacksIn } from "../../recording/stacks.ts";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import styles from "./CardPictures.module.css";
import { useReason } from "./RuleReasonText.tsx";
import { useCardWidth, useRuleGameContext } from "./ruleContexts.ts";

interface CardPicturesProps {
  readonly rule: Rule;
}

/** Both pictures of a rule as large as its card allows, and an arrow between them; the square that does not match is marked. */
export function CardPictures({ rule }: CardPicturesProps) {
  const game = useRuleGameContext();
  const width = useCardWidth();
  const marked = useReason(rule.id)?.square ?? null;
  const pictures = cachedRulePictures(rule, game);
  const { shown } = pictures;
  const { square, isStacked } = ruleSquare(shown.width, shown.height, width);
  const Arrow = isStacked ? ArrowDown : ArrowRight;
  return (
    <div className={styles.pictures} data-stacked={isStacked} data-pictures={reachOf(pictures)}>
      <RulePicture rule={rule} game={game} which="before" square={square} marked={marked} />
      <Arrow className={styles.arrow} size={26} strokeWidth={3} aria-hidden="true" />
      <RulePicture rule={rule} game={game} which="after" square={square} />
      <StacksTold rule={rule} />
    </div>
  );
}

/** What the pictures show, as a share of their frame: left, top, width and height. Flying pictures begin there. */
function reachOf({ shown, width, height }: RulePictures): string {
  return [shown.x / width, shown.y / height, shown.width / width, shown.height / height].join(" ");
}

const NAMES = { before: "Before", after: "After" } as const;

/** Names the actors that share a square, for screen readers: the pictures only show a number there. */
function StacksTold({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const pictures = cachedRulePictures(rule, game);
  const told = (["before", "after"] as const).flatMap((which) =>
    stacksIn(pictures[which], game.characters, (cell) => isInPictures(pictures, cell)).map(
      (stack) => `${NAMES[which]}: ${namesInStack(stack, game.characters)} share a square.`,
    ),
  );
  return told.length > 0 && <VisuallyHidden>{told.join(" ")}</VisuallyHidden>;
}
