import { ChevronRight } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, findNode, own, type Rule, rulesIn } from "../../engine/index.ts";
import type { Recording } from "../../recording/index.ts";
import { useMedia } from "../../widgets/useMedia.ts";
import { CardPictures } from "../inspector/CardPictures.tsx";
import { NewRuleCard, useDraft } from "../inspector/RecordedRule.tsx";
import { RuleSentence } from "../inspector/RuleSentence.tsx";
import { ListWidthContext, RuleGameContext } from "../inspector/ruleContexts.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { UPRIGHT_TABLET } from "./ChipLine.tsx";
import styles from "./LandingStrip.module.css";

/** The width that a card of the strip is laid out for, and the height that its pictures keep to, CSS px. */
const CARD_WIDTH = 360;
const PICTURES = 96;

export interface LandingStripProps {
  readonly recording: Recording;
  /** Shows the whole list. */
  readonly onAllRules: () => void;
}

/** On an upright tablet the inspector is out of sight: here the new rule is shown before the rule that it goes before. */
export function LandingStrip(props: LandingStripProps) {
  const isShown = useMedia(UPRIGHT_TABLET);
  return isShown && <Strip {...props} />;
}

function Strip({ recording, onAllRules }: LandingStripProps) {
  const editor = useEditor();
  const game = useGameContext();
  const character = useEditorState(({ document }) => own(document.characters, recording.characterId));
  const rules = character?.rules ?? [];
  const recorded = recording.ruleId === null ? undefined : findNode(rules, recording.ruleId);
  const neighbor = recorded ? undefined : nextRule(rules, editor.recording.landing() ?? null);
  return (
    <section className={styles.strip} aria-label={`Rules of ${character?.name}`}>
      <header className={styles.head}>
        <h2 className={styles.title}>{character?.name}'s rules</h2>
        <button type="button" className={styles.all} onClick={onAllRules}>
          All rules <ChevronRight size={18} strokeWidth={2.6} aria-hidden="true" />
        </button>
      </header>
      <RuleGameContext value={game}>
        <ListWidthContext value={CARD_WIDTH}>
          <div className={styles.cards}>
            {recorded?.type === "rule" ? <RecordedCard rule={recorded} /> : <NewRuleCard height={PICTURES} />}
            {neighbor && <PlainCard rule={neighbor} />}
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
      <CardPictures rule={rule} height={PICTURES} />
      <div className={styles.sentence}>
        <RuleSentence rule={rule} game={game} containers={NONE} isShort />
      </div>
    </article>
  );
}

const NONE = [] as const;

/** The rule that is the first of a container so far; if that is empty or the root, the first of all. */
function nextRule(rules: Character["rules"], containerId: string | null): Rule | undefined {
  const container = containerId === null ? undefined : findNode(rules, containerId);
  const inside = container && container.type !== "rule" ? rulesIn(container.rules) : [];
  return inside[0] ?? rulesIn(rules)[0];
}
