import { Plus } from "lucide-react";
import type { Actors } from "../../engine/index.ts";
import { operandChoices, type Readable } from "../../recording/operands.ts";
import type { Recording } from "../../recording/Recording.ts";
import { Button } from "../../widgets/Button.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import { OperandGroups } from "./OperandMenuItems.tsx";
import styles from "./RowsPanel.module.css";

export interface AddRowMenuProps {
  readonly label: string;
  readonly recording: Recording;
  /** The actors whose values are offered. */
  readonly actors: Actors;
  readonly onAdd: (what: Readable) => void;
}

/** Everything that a new row can be about: the alternative to dragging a variable here from the inspector. */
export function AddRowMenu({ label, recording, actors, onAdd }: AddRowMenuProps) {
  const game = useGameContext();
  const trigger = (
    <Button size="small" aria-label={label}>
      <Plus size={15} strokeWidth={3} aria-hidden="true" /> <span className={styles.addLabel}>{label}</span>
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <OperandGroups groups={operandChoices(recording, game, actors, null)} onChoose={onAdd} />
    </Menu>
  );
}
