import { useEffect, useState } from "react";
import { matchesMedia } from "../../browser/screen.ts";
import { useEditor, useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import { type Id, isResting, isSwitchedOn, type Rule } from "../../engine/index.ts";
import { restingSentence } from "../../migrate/restingWords.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import { missingReferences } from "../../recording/missingReferences.ts";
import { sentenceWithLook } from "../../recording/sentenceParts.ts";
import { InlineText } from "../../widgets/InlineText.tsx";
import { useMenuPress } from "../input/menuPress.ts";
import { useRenaming } from "../input/useRenaming.ts";
import { CardChecks } from "./CardChecks.tsx";
import frame from "./CardFrame.module.css";
import { CardPictures } from "./CardPictures.tsx";
import { DerivedMark } from "./DerivedMark.tsx";
import { RestingText } from "./RestingText.tsx";
import styles from "./RuleCard.module.css";
import { RuleGaps } from "./RuleGaps.tsx";
import { RuleGrip } from "./RuleGrip.tsx";
import { MarkWord, RuleMark } from "./RuleMark.tsx";
import { RuleMenu } from "./RuleMenu.tsx";
import { RuleNote } from "./RuleNote.tsx";
import { RuleReasonText } from "./RuleReasonText.tsx";
import { RuleSentence } from "./RuleSentence.tsx";
import { useCharacterId, useContainers, useIsWideCard, useRuleGameContext, useTabStop } from "./ruleContexts.ts";
import { SHEET_WINDOW } from "./sheetWindow.ts";
import { useCardKeys } from "./useCardKeys.ts";
import { useMadeFrom } from "./useMadeFrom.ts";
import { WayButtons } from "./WayButtons.tsx";

/** One rule: what became of it, its name, its pictures before and after, and its meaning in words. */
export function RuleCard({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const containers = useContainers();
  const selected = useEditorState((state) => state.ui.selectedRuleId === rule.id);
  const dragged = usePreview((preview) => preview.draggedRule?.ruleId === rule.id);
  const [renaming, rename, renameAtOnce] = useRenaming();
  const [noting, note] = useRenaming();
  const { openMenu, onContextMenu, ...menu } = useMenuPress();
  const onKeyDown = useCardKeys(rule, { rename: renameAtOnce, openMenu });
  const stop = useTabStop(rule.id);
  const isWide = useIsWideCard();
  const resting = isResting(rule);
  const missing = missingReferences(rule, game);
  const sentence = resting ? restingSentence(rule) : sentenceWithLook(rule, game, containers);
  const title = resting ? null : titleOfUnnamed(rule, game);
  // Several rules may have no name: each is called what its card shows.
  const name = title ?? rule.name;
  const madeFrom = useMadeFrom(rule);
  const mark = { node: rule, isBroken: missing.neverFits };
  return (
    <article
      className={`${frame.frame} ${styles.card}`}
      data-rule-id={rule.id}
      data-selected={selected}
      data-dragged={dragged}
      data-off={!isSwitchedOn(rule)}
      data-wide={isWide}
      aria-label={`${name}: ${sentence}${madeFrom ? ` ${madeFrom.words}.` : ""}`}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      {...stop}
    >
      {madeFrom && <DerivedMark {...madeFrom} />}
      <header className={`${frame.head} ${styles.head}`}>
        <RuleGrip ruleId={rule.id} />
        <RuleMark name={name} {...mark} />
        <div className={styles.titles}>
          <div className={styles.beside}>
            <RuleName rule={rule} title={title} selected={selected} renaming={renaming} />
            <MarkWord {...mark} />
          </div>
        </div>
        <RuleMenu node={rule} name={name} onRename={rename} onNote={note} {...menu} />
      </header>
      <RuleReasonText ruleId={rule.id} />
      {hasPicture(rule) && <CardPictures rule={rule} />}
      {resting ? (
        <RestingText node={rule} />
      ) : (
        <>
          <RuleSentence rule={rule} game={game} containers={containers} hasTitles />
          <RuleGaps rule={rule} missing={missing} />
          <CardChecks rule={rule} />
          <WayButtons rule={rule} />
        </>
      )}
      <RuleNote key={noting} node={rule} name={name} writes={noting > 0} />
    </article>
  );
}

function hasPicture({ unread = {} }: Rule): boolean {
  return !["type", "actors", "extent"].some((field) => Object.hasOwn(unread, field));
}

interface RuleNameProps {
  readonly rule: Rule;
  /** What stands for the name of a rule that was given none; null if it was. */
  readonly title: string | null;
  readonly selected: boolean;
  readonly renaming: number;
}

function RuleName({ rule, title, selected, renaming }: RuleNameProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  const isNew = useIsNew(rule.id);
  return (
    <span className={styles.name}>
      <InlineText
        key={renaming}
        name="Name of the rule"
        value={rule.name}
        standIn={title ?? undefined}
        wraps
        editable={(selected && holdsPointer) || renaming > 0}
        startsEditing={renaming > 0 || isNew}
        placeholder={isNew && renaming === 0 ? (title ?? rule.name) : undefined}
        onCommit={(name) => editor.rules.rename(characterId, rule.id, name)}
      />
    </span>
  );
}

/** A closed sheet is not opened for it, and the keyboard of a touch screen would rise over Play. */
const NAMED_LATER = `${SHEET_WINDOW}, (pointer: coarse)`;

/** Whether the card is that of a rule just recorded. Its name then opens for typing, once, where nothing is in the way of that. */
function useIsNew(ruleId: Id): boolean {
  const editor = useEditor();
  const [isNew] = useState(() => editor.store.getState().ui.namingRuleId === ruleId && !matchesMedia(NAMED_LATER));
  useEffect(() => {
    if (editor.store.getState().ui.namingRuleId === ruleId) editor.ui.beginNaming();
  }, [editor, ruleId]);
  return isNew;
}
