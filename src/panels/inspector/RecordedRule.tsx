import { useEffect, useMemo } from "react";
import type { Rule } from "../../engine/index.ts";
import { type GameContext, toRule } from "../../recording/index.ts";
import type { RecordingInGame } from "../../recording/whoMayBe.ts";
import { useShownRecording } from "../selection/useShownRecording.ts";
import frame from "./CardFrame.module.css";
import { CardPictures } from "./CardPictures.tsx";
import { loadOffer } from "./LoadedOffer.tsx";
import styles from "./RecordedRule.module.css";
import { RuleCard } from "./RuleCard.tsx";
import { RuleGameContext, useIsWideCard, useRuleGameContext } from "./ruleContexts.ts";

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
      <RuleGameContext value={draft.game}>
        <CardPictures rule={draft.rule} />
      </RuleGameContext>
      <p className={styles.place}>It will go here.</p>
    </article>
  );
}

/** The card of a rule that is being recorded again, as it will be. */
export function RecordedRuleCard({ rule }: { readonly rule: Rule }) {
  const draft = useDraft(rule);
  const card = <RuleCard rule={draft?.rule ?? rule} />;
  return (
    <div className={styles.again} data-recorded="">
      {draft ? <RuleGameContext value={draft.game}>{card}</RuleGameContext> : card}
    </div>
  );
}

function RecordingMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}

interface Draft {
  readonly rule: Rule;
  /** Includes the kind that is being chosen. */
  readonly game: GameContext;
}

/** The rule that saving would make of what is shown now; null if none is being recorded. */
function useDraft(old: Rule | null): Draft | null {
  const shown = useShownRecording(useRuleGameContext());
  return useMemo(() => shown && { rule: draftOf(shown, old), game: shown.game }, [shown, old]);
}

function draftOf({ recording, game }: RecordingInGame, old: Rule | null): Rule {
  const draft = toRule(recording, game, old ?? { id: "new rule", name: "New rule" });
  return old ? { ...old, ...draft } : draft;
}
