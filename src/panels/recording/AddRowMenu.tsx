/** Everything a new row can be about, for those who do not drag a box of the inspector here (details §5, tap twin). */
import { Plus } from "lucide-react";
import type { Readable } from "../../editor/actions/RecordingRows.ts";
import type { Actors } from "../../engine/index.ts";
import { operandChoices } from "../../recording/operands.ts";
import type { Recording } from "../../recording/Recording.ts";
import { Button } from "../../widgets/Button.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { useCast } from "../selection/useCast.ts";
import { OperandGroups } from "./OperandMenuItems.tsx";
import styles from "./RowsPanel.module.css";

export interface AddRowMenuProps {
  readonly label: string;
  readonly recording: Recording;
  /** Whose values it offers. */
  readonly actors: Actors;
  readonly onAdd: (what: Readable) => void;
}

export function AddRowMenu({ label, recording, actors, onAdd }: AddRowMenuProps) {
  const cast = useCast();
  const trigger = (
    <Button size="small" aria-label={label}>
      <Plus size={15} strokeWidth={3} aria-hidden="true" /> <span className={styles.addLabel}>{label}</span>
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <OperandGroups groups={operandChoices(recording, cast, actors, null)} onChoose={onAdd} />
    </Menu>
  );
}
