import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { findNode, own, type Rule, type RuleTree } from "../../engine/index.ts";
import type { Recording } from "../../recording/index.ts";
import { useMedia } from "../../widgets/useMedia.ts";
import { CardPictures } from "../inspector/CardPictures.tsx";
import { NewRuleCard, useDraft } from "../inspector/RecordedRule.tsx";
import { RuleSentence } from "../inspector/RuleSentence.tsx";
import { ListWidthContext, RuleGameContext } from "../inspector/ruleContexts.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { UPRIGHT_TABLET } from "./ChipLine.tsx";
import styles from "./LandingStrip.module.css";

/** The width that a card of the strip is laid out for, CSS px. */
const CARD_WIDTH = 360;

/** On an upright tablet the inspector is out of sight: here the new rule is shown before the rule that it goes before. */
export function LandingStrip({ recording }: { readonly recording: Recording }) {
  const isShown = useMedia(UPRIGHT_TABLET);
  return isShown && <Strip recording={recording} />;
}

function Strip({ recording }: { readonly recording: Recording }) {
  const editor = useEditor();
  const game = useGameContext();
  const character = useEditorState(({ document }) => own(document.characters, recording.characterId));
  const rules = character?.rules ?? [];
  const recorded = recording.ruleId === null ? undefined : findNode(rules, recording.ruleId);
  const next = recorded ? undefined : firstRule(rules, editor.recording.landing() ?? null);
  return (
    <section className={styles.strip} aria-label={`Rules of ${character?.name}`}>
      <h2 className={styles.title}>{character?.name}'s rules</h2>
      <RuleGameContext value={game}>
        <ListWidthContext value={CARD_WIDTH}>
          <div className={styles.cards}>
            {recorded?.type === "rule" ? <RecordedCard rule={recorded} /> : <NewRuleCard />}
            {next && <PlainCard rule={next} />}
          </div>
        </ListWidthContext>
      </RuleGameContext>
    </section>
  );
}

function RecordedCard({ rule }: { readonly rule: Rule }) {
  return <PlainCard rule={useDraft(rule) ?? rule} isRecorded />;
}

function PlainCard({ rule, isRecorded = false }: { readonly rule: Rule; readonly isRecorded?: boolean }) {
  const game = useGameContext();
  return (
    <article className={styles.card} data-recorded={isRecorded || undefined} aria-label={rule.name}>
      <h3 className={styles.name}>{rule.name}</h3>
      <CardPictures rule={rule} />
      <RuleSentence rule={rule} game={game} containers={NONE} />
    </article>
  );
}

const NONE = [] as const;

/** The rule that is the first of a container, or of the root, so far. */
function firstRule(rules: RuleTree, containerId: string | null): Rule | undefined {
  const container = containerId === null ? undefined : findNode(rules, containerId);
  const list = container && container.type !== "rule" ? container.rules : rules;
  return list[0]?.type === "rule" ? list[0] : undefined;
}
