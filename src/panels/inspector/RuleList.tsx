/** One list of rules and containers, with the gap that shows where a dragged one would land (details §8 "Drag"). */
import { memo, useMemo } from "react";
import { useEditorState, useGesture } from "../../editor/EditorProvider.tsx";
import type { Notice } from "../../editor/state/EditorState.ts";
import type { Id, RuleContainer, RuleNode, RuleTree } from "../../engine/index.ts";
import { ContainerBlock } from "./ContainerBlock.tsx";
import styles from "./Inspector.module.css";
import { RuleCard } from "./RuleCard.tsx";
import { ContainersContext, useContainers } from "./ruleContexts.ts";
import type { RulePlace } from "./rulePlaces.ts";

export interface RuleListProps {
  readonly rules: RuleTree;
  /** The container they are in, or null for the root list. */
  readonly parentId: Id | null;
}

/** Drawn anew for another list only, and of that what is new: whatever else is edited, the cards stay as they are. */
export const RuleList = memo(function RuleList({ rules, parentId }: RuleListProps) {
  return (
    <ol className={styles.list}>
      {rules.map((node) => (
        <ListEntry key={node.id} node={node} />
      ))}
      <Gap ruleId={parentId} place="inside" />
    </ol>
  );
});

const ListEntry = memo(function ListEntry({ node }: { readonly node: RuleNode }) {
  const isLit = useEditorState(({ notice }) => isShown(notice, node.id));
  return (
    <>
      <Gap ruleId={node.id} place="before" />
      <li className={styles.entry} data-lit={isLit}>
        {node.type === "rule" ? <RuleCard rule={node} /> : <FilledBlock container={node} />}
      </li>
      <Gap ruleId={node.id} place="after" />
    </>
  );
});

/** One of the rules that a notice speaks of, once the child has asked to see them. */
function isShown(notice: Notice | null, ruleId: Id): boolean {
  if (!notice || notice.touched.shows === 0) return false;
  return notice.touched.rules.some((rule) => rule.ruleId === ruleId);
}

function FilledBlock({ container }: { readonly container: RuleContainer }) {
  const containers = useContainers();
  const around = useMemo(() => [...containers, container], [containers, container]);
  return (
    <ContainerBlock container={container}>
      <ContainersContext value={around}>
        <RuleList rules={container.rules} parentId={container.id} />
      </ContainersContext>
    </ContainerBlock>
  );
}

interface GapProps {
  readonly ruleId: Id | null;
  readonly place: RulePlace;
}

function Gap({ ruleId, place }: GapProps) {
  const open = useGesture((gesture) => gesture.rulePlace?.ruleId === ruleId && gesture.rulePlace.place === place);
  return open ? <li className={styles.gap} data-rule-id={ruleId} data-gap={place} aria-hidden="true" /> : null;
}
