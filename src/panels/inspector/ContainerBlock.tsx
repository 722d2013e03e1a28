/** An event or flow container: its coloured title, and the rules in it unless it is folded (details §8 "Containers"). */
import type { ReactNode } from "react";
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { RuleContainer } from "../../engine/index.ts";
import { useRenaming } from "../hand/useRenaming.ts";
import styles from "./ContainerBlock.module.css";
import { containerTitle } from "./containerTitle.ts";
import { EventTitle } from "./EventTitle.tsx";
import { FlowTitle } from "./FlowTitle.tsx";
import { FoldButton } from "./FoldButton.tsx";
import { RuleLight } from "./RuleLight.tsx";
import { RuleMenu } from "./RuleMenu.tsx";
import { useFolded } from "./useFolded.ts";
import { useOpensUnderDrag } from "./useOpensUnderDrag.ts";

export interface ContainerBlockProps {
  readonly container: RuleContainer;
  /** The list of its rules. */
  readonly children: ReactNode;
}

export function ContainerBlock({ container, children }: ContainerBlockProps) {
  const selected = useEditorState((state) => state.ui.selectedRuleId === container.id);
  const dragged = useEditorState((state) => state.gesture?.draggedRule?.ruleId === container.id);
  const [folded, fold] = useFolded(container.id);
  useOpensUnderDrag(container.id, folded, fold);
  const [renaming, rename] = useRenaming();
  const title = containerTitle(container);
  const isFlow = container.type === "group-flow";
  return (
    <section
      className={styles.block}
      data-rule-id={container.id}
      data-kind={isFlow ? "flow" : "event"}
      data-selected={selected}
      data-dragged={dragged}
      aria-label={title}
    >
      <header className={styles.head}>
        <FoldButton title={title} folded={folded} onFold={fold} />
        <RuleLight id={container.id} />
        <div className={styles.title}>
          {isFlow ? (
            <FlowTitle key={renaming} flow={container} renaming={renaming > 0} />
          ) : (
            <EventTitle event={container} />
          )}
        </div>
        <RuleMenu node={container} name={title} onRename={isFlow ? rename : undefined} />
      </header>
      {!folded && (
        <div className={styles.inside}>
          {children}
          {container.rules.length === 0 && <p className={styles.hint}>Drag rules in here</p>}
        </div>
      )}
    </section>
  );
}
