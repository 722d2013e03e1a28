/** One rule: its light, its name, what it looks like before and after, and what that means in words (details §8). */
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import type { Id, Rule } from "../../engine/index.ts";
import { sentenceOf } from "../../recording/sentence.ts";
import { InlineText } from "../../widgets/InlineText.tsx";
import { useRenaming } from "../hand/useRenaming.ts";
import { RulePicture } from "../pictures/RulePicture.tsx";
import { useCast } from "../selection/useCast.ts";
import styles from "./RuleCard.module.css";
import { RuleConditions } from "./RuleConditions.tsx";
import { RuleLight } from "./RuleLight.tsx";
import { RuleMenu } from "./RuleMenu.tsx";
import { useCharacter, useContainers } from "./ruleContexts.ts";

const REMOVED = "This character has been removed and this rule will not execute.";

export function RuleCard({ rule }: { readonly rule: Rule }) {
  const cast = useCast();
  const containers = useContainers();
  const selected = useEditorState((state) => state.ui.selectedRuleId === rule.id);
  const dragged = useEditorState((state) => state.gesture?.draggedRule?.ruleId === rule.id);
  const sentence = sentenceOf(rule, cast, containers);
  const isBroken = Object.values(rule.actors).some((actor) => !(actor.characterId in cast.characters));
  return (
    <article
      className={styles.card}
      data-rule-id={rule.id}
      data-selected={selected}
      data-dragged={dragged}
      aria-label={`${rule.name}: ${sentence}`}
    >
      <RuleHead rule={rule} selected={selected} />
      <div className={styles.pictures}>
        <RulePicture rule={rule} cast={cast} which="before" size={75} />
        <ArrowRight className={styles.arrow} size={22} strokeWidth={3} aria-hidden="true" />
        <RulePicture rule={rule} cast={cast} which="after" size={75} />
      </div>
      <p className={styles.sentence}>{sentence}</p>
      {isBroken && <p className={styles.broken}>{REMOVED}</p>}
      <RuleConditions rule={rule} />
    </article>
  );
}

function RuleHead({ rule, selected }: { readonly rule: Rule; readonly selected: boolean }) {
  const editor = useEditor();
  const { id: characterId } = useCharacter();
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  const [renaming, rename] = useRenaming();
  const isNew = useIsNew(rule.id);
  return (
    <header className={styles.head}>
      <RuleLight id={rule.id} />
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
      <RuleMenu node={rule} name={rule.name} onRename={rename} />
    </header>
  );
}

/** Whether this card came for a rule just recorded: its name is then ready to be typed over, once. */
function useIsNew(ruleId: Id): boolean {
  const editor = useEditor();
  const [isNew] = useState(() => editor.store.getState().ui.namingRuleId === ruleId);
  useEffect(() => {
    if (isNew) editor.beginNaming();
  }, [editor, isNew]);
  return isNew;
}
