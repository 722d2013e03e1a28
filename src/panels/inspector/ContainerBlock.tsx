import type { ReactNode } from "react";
import { useEditorState, useGesture } from "../../editor/EditorProvider.tsx";
import { isSwitchedOn, type RuleContainer } from "../../engine/index.ts";
import { useMenuPress } from "../hand/menuPress.ts";
import { useRenaming } from "../hand/useRenaming.ts";
import styles from "./ContainerBlock.module.css";
import { containerTitle } from "./containerTitle.ts";
import { EventTitle } from "./EventTitle.tsx";
import { FlowTitle } from "./FlowTitle.tsx";
import { FoldButton } from "./FoldButton.tsx";
import { RestingText } from "./RestingText.tsx";
import { RuleLight } from "./RuleLight.tsx";
import { RuleMenu } from "./RuleMenu.tsx";
import { RuleNote } from "./RuleNote.tsx";
import { RuleReasonText } from "./RuleReasonText.tsx";
import { useCardKeys } from "./useCardKeys.ts";
import { useFolded } from "./useFolded.ts";
import { useOpensUnderDrag } from "./useOpensUnderDrag.ts";
import { useTabStop } from "./useTabStop.ts";

export interface ContainerBlockProps {
  readonly container: RuleContainer;
  /** The list of its rules. */
  readonly children: ReactNode;
}

/** An event or flow container: its colored title and, unless it is folded, the rules in it. */
export function ContainerBlock({ container, children }: ContainerBlockProps) {
  const selected = useEditorState((state) => state.ui.selectedRuleId === container.id);
  const dragged = useGesture((gesture) => gesture.draggedRule?.ruleId === container.id);
  const [folded, fold] = useFolded(container.id);
  useOpensUnderDrag(container.id, folded, fold);
  const [renaming, rename, renameAtOnce] = useRenaming();
  const [noting, note] = useRenaming();
  const title = containerTitle(container);
  const isFlow = container.type === "group-flow";
  const { openMenu, onContextMenu, ...menu } = useMenuPress();
  const onKeyDown = useCardKeys(container, { rename: isFlow ? renameAtOnce : undefined, openMenu });
  const stop = useTabStop(container.id);
  return (
    <section
      className={styles.block}
      data-rule-id={container.id}
      data-kind={isFlow ? "flow" : "event"}
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
        <RuleLight node={container} name={title} />
        <div className={styles.title}>
          {isFlow ? (
            <FlowTitle key={renaming} flow={container} selected={selected} renaming={renaming > 0} />
          ) : (
            <EventTitle event={container} />
          )}
        </div>
        <RuleMenu node={container} name={title} onRename={isFlow ? rename : undefined} onNote={note} {...menu} />
      </header>
      <div className={styles.remarks}>
        <RuleReasonText ruleId={container.id} />
        <RestingText node={container} />
        <RuleNote key={noting} node={container} name={title} writes={noting > 0} />
      </div>
      {!folded && (
        <div className={styles.inside}>
          {children}
          {container.rules.length === 0 && <p className={styles.hint}>Drag rules in here</p>}
        </div>
      )}
    </section>
  );
}
