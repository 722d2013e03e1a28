import { ChevronDown, ChevronRight } from "lucide-react";
import { type ReactNode, useContext, useEffect } from "react";
import { after } from "../../browser/timers.ts";
import { useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import { type Id, isSwitchedOn, type RuleContainer } from "../../engine/index.ts";
import { useMenuPress } from "../input/menuPress.ts";
import { useRenaming } from "../input/useRenaming.ts";
import styles from "./ContainerBlock.module.css";
import { ContainerChecks } from "./ContainerChecks.tsx";
import { containerTitle } from "./containerTitle.ts";
import { EmptyContainer } from "./EmptyContainer.tsx";
import { EventTitle } from "./EventTitle.tsx";
import { FlowTitle } from "./FlowTitle.tsx";
import { hasRecordButton, RecordHere } from "./RecordHere.tsx";
import { RestingText } from "./RestingText.tsx";
import { RuleMark } from "./RuleMark.tsx";
import { RuleMenu } from "./RuleMenu.tsx";
import { RuleNote } from "./RuleNote.tsx";
import { RuleReasonText } from "./RuleReasonText.tsx";
import { LandingContext, useTabStop } from "./ruleContexts.ts";
import { useCardKeys } from "./useCardKeys.ts";
import { useFolded } from "./useFolded.ts";

export interface ContainerBlockProps {
  readonly container: RuleContainer;
  /** The list of its rules. */
  readonly children: ReactNode;
}

/** An event or flow container: its colored title and, unless it is folded, the rules in it. */
export function ContainerBlock({ container, children }: ContainerBlockProps) {
  const selected = useEditorState((state) => state.ui.selectedRuleId === container.id);
  const dragged = usePreview((preview) => preview.draggedRule?.ruleId === container.id);
  const [folded, fold] = useFolded(container.id);
  useOpensUnderDrag(container.id, folded, fold);
  const [renaming, rename, renameAtOnce] = useRenaming();
  const [noting, note] = useRenaming();
  const isEmpty = useContext(LandingContext) !== container.id && container.rules.length === 0;
  const title = containerTitle(container);
  const isFlow = container.type === "group-flow";
  const { openMenu, onContextMenu, ...menu } = useMenuPress();
  const onKeyDown = useCardKeys(container, { rename: isFlow ? renameAtOnce : undefined, openMenu });
  const stop = useTabStop(container.id);
  return (
    <section
      className={styles.block}
      data-rule-id={container.id}
      data-kind={kindOf(container)}
      data-selected={selected}
      data-dragged={dragged}
      data-off={!isSwitchedOn(container)}
      aria-label={title}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
      {...stop}
    >
      <header className={styles.head}>
        <FoldButton title={title} folded={folded} onFold={fold} {...stop} />
        <div className={styles.title}>
          {isFlow ? (
            <FlowTitle key={renaming} flow={container} selected={selected} renaming={renaming > 0} />
          ) : (
            <EventTitle event={container} />
          )}
        </div>
        <span className={styles.mark}>
          <RuleMark node={container} name={title} />
        </span>
        <RuleMenu node={container} name={title} onRename={isFlow ? rename : undefined} onNote={note} {...menu} />
      </header>
      <div className={styles.remarks}>
        <ContainerChecks container={container} />
        <RuleReasonText ruleId={container.id} />
        <RestingText node={container} />
        <RuleNote key={noting} node={container} name={title} writes={noting > 0} />
      </div>
      {!folded && (
        <div className={styles.inside}>
          {!isEmpty && hasRecordButton(container) && <RecordHere container={container} />}
          {children}
          {isEmpty && <EmptyContainer container={container} />}
        </div>
      )}
    </section>
  );
}

/** The color of a block says what it waits for: a key or a click, nothing at all, or only the rules before it in a group. */
function kindOf(container: RuleContainer): "event" | "always" | "flow" {
  if (container.type === "group-flow") return "flow";
  return container.event === "idle" ? "always" : "event";
}

interface FoldButtonProps {
  readonly title: string;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly tabIndex: 0 | -1;
}

/** The arrow that folds and unfolds a container. */
function FoldButton({ title, folded, onFold, tabIndex }: FoldButtonProps) {
  const Arrow = folded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!folded}
      aria-label={folded ? `Open: ${title}` : `Fold: ${title}`}
      tabIndex={tabIndex}
      onClick={() => onFold(!folded)}
    >
      <Arrow size={18} strokeWidth={3} aria-hidden="true" />
    </button>
  );
}

const REST_MS = 600;

/** Unfolds a container when a dragged rule rests on it. */
function useOpensUnderDrag(id: Id, folded: boolean, fold: (folded: boolean) => void): void {
  const rests = usePreview((preview) => folded && preview.rulePlace?.ruleId === id);
  useEffect(() => (rests ? after(REST_MS, () => fold(false)) : undefined), [rests, fold]);
}
