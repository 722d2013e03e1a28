import { ChevronRight } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { directionOf, isSwitchedOn, own, type Rule, rulesIn, turnStep } from "../../engine/index.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import styles from "./FoldedWay.module.css";
import { RuleMark } from "./RuleMark.tsx";
import { useCharacterId, useRuleGameContext, useTabStop } from "./ruleContexts.ts";
import { focusRule } from "./ruleFocus.ts";
import { useCardKeys } from "./useCardKeys.ts";
import { wayLook } from "./wayWords.ts";

/** A rule for another direction in a list without the one that it was made from: a line with its name, which opens. */
export function FoldedWay({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const game = useRuleGameContext();
  const stop = useTabStop(rule.id);
  const word = useWayWord(rule);
  const title = titleOfUnnamed(rule, game) ?? rule.name;
  const open = () => {
    editor.ui.selectRule(rule.id);
    focusRule(rule.id);
  };
  const onKeyDown = useCardKeys(rule, { rename: undefined, openMenu: open });
  const { Arrow } = wayLook(word);
  return (
    <article
      className={styles.way}
      data-rule-id={rule.id}
      data-off={!isSwitchedOn(rule)}
      aria-label={`${title}. Made from another rule.`}
      onKeyDown={onKeyDown}
      {...stop}
    >
      <RuleMark node={rule} name={title} />
      <button type="button" className={styles.open} aria-label={`Open: ${title}`} onClick={open} {...stop}>
        <Arrow size={20} strokeWidth={2.6} aria-hidden="true" />
        <span className={styles.name}>{title}</span>
        <ChevronRight size={18} strokeWidth={3} aria-hidden="true" />
      </button>
    </article>
  );
}

const RIGHT = { x: 1, y: 0 } as const;

/** The direction of a derived rule; the way right if the rule that it was made from has none any more. */
function useWayWord({ derived }: Rule) {
  const characterId = useCharacterId();
  const source = useEditorState(({ document }) =>
    rulesIn(own(document.characters, characterId)?.rules ?? []).find(({ id }) => id === derived?.from),
  );
  const characters = useEditorState(({ document }) => document.characters);
  const direction = source && directionOf(source, characters);
  return direction && derived ? turnStep(direction, derived.turn) : RIGHT;
}
