import { ArrowRight, Triangle } from "lucide-react";
import { useEffect, useState } from "react";
import { useEditor, useEditorState, useGesture } from "../../editor/EditorProvider.tsx";
import { type Id, isResting, isSwitchedOn, type Rule } from "../../engine/index.ts";
import { restingSentence } from "../../migrate/restingWords.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { conditionRows, isInPictures, recordingOfRule, sentenceOf } from "../../recording/index.ts";
import { missingReferences } from "../../recording/missingReferences.ts";
import { namesInStack, stacksIn } from "../../recording/stacks.ts";
import { InlineText } from "../../widgets/InlineText.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import { useMenuPress } from "../input/menuPress.ts";
import { useRenaming } from "../input/useRenaming.ts";
import { RestingText } from "./RestingText.tsx";
import styles from "./RuleCard.module.css";
import { RuleLight, RuleReasonText, useReason } from "./RuleLight.tsx";
import { RuleMenu } from "./RuleMenu.tsx";
import { RuleNote } from "./RuleNote.tsx";
import { useCharacterId, useContainers, useRuleGameContext, useTabStop } from "./ruleContexts.ts";
import { useCardKeys } from "./useCardKeys.ts";

const REMOVED = "This character has been removed and this rule will not execute.";

/** One rule: its light, its name, its pictures before and after, and its meaning in words. */
export function RuleCard({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const containers = useContainers();
  const selected = useEditorState((state) => state.ui.selectedRuleId === rule.id);
  const dragged = useGesture((gesture) => gesture.draggedRule?.ruleId === rule.id);
  const [renaming, rename, renameAtOnce] = useRenaming();
  const [noting, note] = useRenaming();
  const { openMenu, onContextMenu, ...menu } = useMenuPress();
  const onKeyDown = useCardKeys(rule, { rename: renameAtOnce, openMenu });
  const stop = useTabStop(rule.id);
  const resting = isResting(rule);
  const sentence = resting ? restingSentence(rule) : sentenceOf(rule, game, containers);
  return (
    <article
      className={styles.card}
      data-rule-id={rule.id}
      data-selected={selected}
      data-dragged={dragged}
      data-off={!isSwitchedOn(rule)}
      aria-label={`${rule.name}: ${sentence}`}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      {...stop}
    >
      <header className={styles.head}>
        <RuleLight node={rule} name={rule.name} />
        <RuleName rule={rule} selected={selected} renaming={renaming} />
        <RuleMenu node={rule} name={rule.name} onRename={rename} onNote={note} {...menu} />
      </header>
      <RuleReasonText ruleId={rule.id} />
      {hasPicture(rule) && <Pictures rule={rule} />}
      {resting ? <RestingText node={rule} /> : <Meaning rule={rule} sentence={sentence} />}
      <RuleNote key={noting} node={rule} name={rule.name} writes={noting > 0} />
    </article>
  );
}

/** The rule in words. A resting rule has none, because part of its meaning is unknown. */
function Meaning({ rule, sentence }: { readonly rule: Rule; readonly sentence: string }) {
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      <Gaps rule={rule} />
      <RuleConditions rule={rule} />
    </>
  );
}

function hasPicture({ unread = {} }: Rule): boolean {
  return !["type", "actors", "extent"].some((field) => Object.hasOwn(unread, field));
}

/** Both pictures at one scale; the square that does not fit is marked in the first. */
function Pictures({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const square = useReason(rule.id)?.square ?? null;
  return (
    <div className={styles.pictures}>
      <RulePicture rule={rule} game={game} which="before" size={75} marked={square} />
      <ArrowRight className={styles.arrow} size={22} strokeWidth={3} aria-hidden="true" />
      <RulePicture rule={rule} game={game} which="after" size={75} />
      <StacksTold rule={rule} />
    </div>
  );
}

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

const NAMES = { before: "Before", after: "After" } as const;

/** What the rule refers to and is gone. */
function Gaps({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const { neverFits, gone } = missingReferences(rule, game);
  return (
    <>
      {neverFits && <p className={styles.broken}>{REMOVED}</p>}
      {gone.length > 0 && (
        <ul className={styles.gaps} aria-label="What is gone">
          {gone.map((what) => (
            <li key={what}>{what} is gone</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RuleNameProps {
  readonly rule: Rule;
  readonly selected: boolean;
  readonly renaming: number;
}

function RuleName({ rule, selected, renaming }: RuleNameProps) {
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
        editable={(selected && holdsPointer) || renaming > 0}
        startsEditing={renaming > 0 || isNew}
        onCommit={(name) => editor.rules.rename(characterId, rule.id, name)}
      />
    </span>
  );
}

/** Whether the card is that of a rule just recorded. Its name then opens for typing, once. */
function useIsNew(ruleId: Id): boolean {
  const editor = useEditor();
  const [isNew] = useState(() => editor.store.getState().ui.namingRuleId === ruleId);
  useEffect(() => {
    if (isNew) editor.ui.beginNaming();
  }, [editor, isNew]);
  return isNew;
}

/** A disclosure triangle on the card of a rule with conditions; open, it lists them. */
function RuleConditions({ rule }: { readonly rule: Rule }) {
  const game = useRuleGameContext();
  const stop = useTabStop(rule.id);
  const failed = useReason(rule.id)?.conditionKey ?? null;
  const rows = conditionRows(recordingOfRule(rule, game), game).filter(({ condition }) => condition.enabled);
  if (rows.length === 0) return null;
  return (
    <details className={styles.conditions} open={failed !== null || undefined}>
      <summary {...stop}>
        <Triangle className={styles.opener} size={10} fill="currentColor" aria-hidden="true" />{" "}
        {rows.length === 1 ? "1 condition" : `${rows.length} conditions`}
      </summary>
      <ul>
        {rows.map(({ condition, sentence }) => (
          <li key={condition.key} data-failed={condition.key === failed}>
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
