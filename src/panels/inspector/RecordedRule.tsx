import { useEffect, useMemo } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { Rule } from "../../engine/index.ts";
import { type GameContext, type Recording, toRule } from "../../recording/index.ts";
import frame from "./CardFrame.module.css";
import { CardPictures } from "./CardPictures.tsx";
import { loadOffer } from "./LoadedOffer.tsx";
import styles from "./RecordedRule.module.css";
import { RuleCard } from "./RuleCard.tsx";
import { useIsWideCard, useRuleGameContext } from "./ruleContexts.ts";

/** The rule that is being recorded, where it will be once it is saved. It changes with every change of the recording. */
export function NewRuleCard() {
  const draft = useDraft(null);
  const isWide = useIsWideCard();
  useEffect(() => {
    // Without a network, it comes when there is one.
    loadOffer().catch(() => undefined);
  }, []);
  if (!draft) return null;
  return (
    <article
      className={`${frame.frame} ${styles.card}`}
      data-recorded=""
      data-wide={isWide}
      aria-label="New rule. It will go here."
    >
      <header className={frame.head}>
        <RecordingMark />
        <span className={styles.name}>New rule</span>
      </header>
      <CardPictures rule={draft} />
      <p className={styles.place}>It will go here.</p>
    </article>
  );
}

/** The card of a rule that is being recorded again, as it will be. */
export function RecordedRuleCard({ rule }: { readonly rule: Rule }) {
  const draft = useDraft(rule);
  return (
    <div className={styles.again} data-recorded="">
      <RuleCard rule={draft ?? rule} />
    </div>
  );
}

function RecordingMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}

/** The rule that saving would make now; null if none is being recorded. */
function useDraft(old: Rule | null): Rule | null {
  const recording = useEditorState((state) => state.recording);
  const game = useRuleGameContext();
  return useMemo(() => recording && draftOf(recording, game, old), [recording, game, old]);
}

function draftOf(recording: Recording, game: GameContext, old: Rule | null): Rule {
  const draft = toRule(recording, game, old ?? { id: "new rule", name: "New rule" });
  return old ? { ...old, ...draft } : draft;
}
