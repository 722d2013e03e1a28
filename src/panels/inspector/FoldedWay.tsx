import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { isSwitchedOn, type Rule } from "../../engine/index.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import styles from "./FoldedWay.module.css";
import { RuleMark } from "./RuleMark.tsx";
import { useRuleGameContext, useTabStop } from "./ruleContexts.ts";
import { focusRule } from "./ruleFocus.ts";
import { useCardKeys } from "./useCardKeys.ts";
import { ONE_RIGHT, useMadeFrom } from "./useMadeFrom.ts";

const WayPictures = lazy(async () => ({ default: (await import("./WayPictures.tsx")).WayPictures }));
/** What one of the two pictures takes at most, CSS px. */
const ROOM = { width: 40, height: 48 } as const;

/** A rule for another direction in a list without the one that it was made from: a line with its pictures and its name, which opens. */
export function FoldedWay({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const game = useRuleGameContext();
  const stop = useTabStop(rule.id);
  const madeFrom = useMadeFrom(rule);
  const title = titleOfUnnamed(rule, game) ?? rule.name;
  const open = () => {
    editor.ui.selectRule(rule.id);
    focusRule(rule.id);
  };
  const onKeyDown = useCardKeys(rule, { rename: undefined, openMenu: open });
  return (
    <article
      className={styles.way}
      data-rule-id={rule.id}
      data-off={!isSwitchedOn(rule)}
      aria-label={`${title}. ${madeFrom?.words ?? "Made from another rule"}.`}
      onKeyDown={onKeyDown}
      {...stop}
    >
      <RuleMark node={rule} name={title} />
      <button type="button" className={styles.open} aria-label={`Open: ${title}`} onClick={open} {...stop}>
        <Suspense>
          <WayPictures rule={rule} step={madeFrom?.step ?? ONE_RIGHT} room={ROOM} />
        </Suspense>
        <span className={styles.name}>{title}</span>
        <ChevronRight size={18} strokeWidth={3} aria-hidden="true" />
      </button>
    </article>
  );
}
