import { lazy, memo, useContext, useMemo } from "react";
import { useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { Notice } from "../../editor/index.ts";
import type { Id, Rule, RuleContainer, RuleNode, RuleTree } from "../../engine/index.ts";
import { ContainerBlock } from "./ContainerBlock.tsx";
import { FoldedWay } from "./FoldedWay.tsx";
import styles from "./Inspector.module.css";
import { LoadedOffer, OfferPlace } from "./LoadedOffer.tsx";
import { NewRuleCard, RecordedRuleCard } from "./RecordedRule.tsx";
import { RuleCard } from "./RuleCard.tsx";
import { ContainersContext, LandingContext, useContainers } from "./ruleContexts.ts";
import type { RuleDropPlace } from "./rulePlaces.ts";

const FlightOffer = lazy(async () => ({ default: (await import("./FlightOffer.tsx")).FlightOffer }));

export interface RuleListProps {
  readonly rules: RuleTree;
  /** The container of these rules, or null for the root list. */
  readonly parentId: Id | null;
}

/**
 * A list of rules and containers, with a gap where a dragged one would be dropped. Memoized, so that only the entries that changed render
 * again.
 */
export const RuleList = memo(function RuleList({ rules, parentId }: RuleListProps) {
  const landsHere = useContext(LandingContext) === parentId;
  return (
    <ol className={styles.list}>
      {landsHere && (
        <li className={styles.entry}>
          <NewRuleCard />
        </li>
      )}
      {rules.map((node) => (
        <ListEntry key={node.id} node={node} isBesideSource={isBesideSource(node, rules)} />
      ))}
      <Gap ruleId={parentId} place="inside" />
    </ol>
  );
});

function isBesideSource(node: RuleNode, rules: RuleTree): boolean {
  return node.type === "rule" && node.derived !== undefined && rules.some(({ id }) => id === node.derived?.from);
}

interface ListEntryProps {
  readonly node: RuleNode;
  /** A rule for another direction in the same list as the rule that it was made from, whose card leads to it. */
  readonly isBesideSource: boolean;
}

const ListEntry = memo(function ListEntry({ node, isBesideSource }: ListEntryProps) {
  const isFolded = useIsFoldedWay(node);
  const isLit = useEditorState(({ notice, ui }) => isShown(notice, node.id) || ui.compared?.changedIds.has(node.id));
  if (isFolded && isBesideSource) return null;
  return (
    <>
      <Gap ruleId={node.id} place="before" />
      <li className={styles.entry} data-lit={isLit}>
        {node.type === "rule" ? <RuleEntry rule={node} isFolded={isFolded} /> : <FilledBlock container={node} />}
      </li>
      <Gap ruleId={node.id} place="after" />
    </>
  );
});

/** A rule made for another direction is folded until it is chosen. */
function useIsFoldedWay(node: RuleNode): boolean {
  const isDerived = node.type === "rule" && node.derived !== undefined;
  return useEditorState(
    ({ ui, recording, notice }) =>
      isDerived && ui.selectedRuleId !== node.id && recording?.ruleId !== node.id && !isShown(notice, node.id),
  );
}

function RuleEntry({ rule, isFolded }: { readonly rule: Rule; readonly isFolded: boolean }) {
  const isRecorded = useEditorState(({ recording }) => recording?.ruleId === rule.id);
  const isOffered = useEditorState(({ ui }) => ui.waysOfferId === rule.id);
  const mayFly = useEditorState(({ ui }) => ui.flightOfferId === rule.id);
  if (isRecorded) return <RecordedRuleCard rule={rule} />;
  if (isFolded) return <FoldedWay rule={rule} />;
  return (
    <>
      <RuleCard rule={rule} />
      {isOffered && <LoadedOffer rule={rule} />}
      {mayFly && (
        <OfferPlace>
          <FlightOffer rule={rule} />
        </OfferPlace>
      )}
    </>
  );
}

/** Whether this rule is one of those that a notice is about, once the child has asked to see them. */
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
  readonly place: RuleDropPlace;
}

function Gap({ ruleId, place }: GapProps) {
  const open = usePreview((preview) => preview.rulePlace?.ruleId === ruleId && preview.rulePlace.place === place);
  return open ? <li className={styles.gap} data-rule-id={ruleId} data-gap={place} aria-hidden="true" /> : null;
}
