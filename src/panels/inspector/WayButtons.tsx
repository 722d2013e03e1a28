import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Rule } from "../../engine/index.ts";
import { useTabStop } from "./ruleContexts.ts";
import { focusRule } from "./ruleFocus.ts";
import { type RuleWay, useRuleWays } from "./useRuleWays.ts";
import styles from "./WayButtons.module.css";
import { wayLook } from "./wayWords.ts";

/** At the end of a card whose rule was made for other directions as well: a button for each, which shows that one. */
export function WayButtons({ rule }: { readonly rule: Rule }) {
  const ways = useRuleWays(rule.id);
  if (ways.length === 0) return null;
  return (
    <fieldset className={styles.ways} aria-label={`${ways.length} ways: ${rule.name}`}>
      <span className={styles.count} aria-hidden="true">
        {ways.length} ways
      </span>
      {ways.map((way) => (
        <WayButton key={way.ruleId} way={way} source={rule} />
      ))}
    </fieldset>
  );
}

interface WayButtonProps {
  readonly way: RuleWay;
  readonly source: Rule;
}

function WayButton({ way: { ruleId, step }, source }: WayButtonProps) {
  const editor = useEditor();
  const isShown = useEditorState(({ ui }) => ui.selectedRuleId === ruleId);
  const acts = useEditorState(({ playback }) => playback.lights[ruleId] === true);
  const stop = useTabStop(source.id);
  const { word, Arrow } = wayLook(step);
  const show = () => {
    const shownId = isShown ? source.id : ruleId;
    editor.ui.selectRule(shownId);
    if (shownId !== source.id) focusRule(shownId);
  };
  return (
    <button
      type="button"
      className={styles.way}
      data-acts={acts}
      aria-pressed={isShown}
      aria-label={`Show the way ${word}`}
      title={word}
      onClick={show}
      {...stop}
    >
      <Arrow size={20} strokeWidth={2.6} aria-hidden="true" />
    </button>
  );
}
