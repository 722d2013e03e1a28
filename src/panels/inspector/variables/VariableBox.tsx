import { Ellipsis, Eye, PencilLine, Trash2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import type { Target } from "../../../editor/index.ts";
import type { HudCorner, Id } from "../../../engine/index.ts";
import type { Readable } from "../../../recording/operands.ts";
import { IconButton } from "../../../widgets/IconButton.tsx";
import { InlineText } from "../../../widgets/InlineText.tsx";
import { Menu } from "../../../widgets/Menu.tsx";
import {
  type MenuChoice,
  MenuChoices,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  MenuSwitch,
} from "../../../widgets/MenuItems.tsx";
import { usePressTarget } from "../../input/usePressTarget.ts";
import { useRenaming } from "../../input/useRenaming.ts";
import { HowItChanges } from "../../recording/HowItChanges.tsx";
import { ValueGrip } from "../../recording/ValueGrip.tsx";
import styles from "./Variables.module.css";

/** The variable that was just added. Its name opens for typing once. */
export interface Naming {
  readonly newVariableId: Id | null;
  /** Called when its name has been opened. */
  readonly begun: () => void;
}

export interface VariableBoxProps {
  readonly name: string;
  readonly target: Target;
  /** If false, the value shown is the default of the character. */
  readonly hasOwnValue: boolean;
  /** The value field, and what stands beside it. */
  readonly children: ReactNode;
  /** What it is for a rule in whose after picture it is shown. */
  readonly recorded?: Readable | false;
  /** Opens the name for typing on mount. */
  readonly isNew: boolean;
  readonly onNaming: () => void;
  /** If undefined, it cannot be renamed. */
  readonly onRename?: (name: string) => void;
  /** If undefined, it cannot be deleted. */
  readonly onDelete?: () => void;
  /** The corner of the stage that shows it. */
  readonly corner?: HudCorner;
  readonly onCorner?: (corner: HudCorner) => void;
  /** If undefined, no corner can show it. */
  readonly onShow?: (isShown: boolean) => void;
}

/** One variable: its name, its value, a menu, and with the trash tool a target to press. */
export function VariableBox(props: VariableBoxProps) {
  const { name, target, hasOwnValue, children, recorded, isNew, onNaming, ...edits } = props;
  const tool = useEditorState((state) => state.ui.toolId);
  const [renaming, rename] = useRenaming();
  useEffect(() => {
    if (!isNew) return;
    rename();
    onNaming();
  });
  return (
    <li className={styles.box} data-own={hasOwnValue}>
      <div className={styles.head}>
        <ValueGrip target={target} />
        <span className={styles.name}>
          <InlineText
            key={renaming}
            name="Name of the variable"
            value={name}
            wraps
            editable={tool === "pointer" && edits.onRename !== undefined}
            startsEditing={renaming > 0}
            onCommit={(text) => edits.onRename?.(text)}
          />
        </span>
        <VariableMenu name={name} rename={rename} {...edits} />
      </div>
      <div className={styles.value}>{children}</div>
      {recorded && <HowItChanges what={recorded} name={name} />}
      {tool === "trash" && <TrashCover name={name} target={target} />}
    </li>
  );
}

type VariableMenuProps = Pick<VariableBoxProps, "name" | "onRename" | "onDelete" | "corner" | "onCorner" | "onShow"> & {
  readonly rename: () => void;
};

const CORNERS: readonly MenuChoice<HudCorner>[] = [
  { value: "top-left", label: "Top left" },
  { value: "top-right", label: "Top right" },
  { value: "bottom-left", label: "Bottom left" },
  { value: "bottom-right", label: "Bottom right" },
];

function VariableMenu({ name, rename, onRename, onDelete, corner, onCorner, onShow }: VariableMenuProps) {
  if (!onRename && !onDelete) return null;
  const trigger = (
    <IconButton
      icon={<Ellipsis size={16} aria-hidden="true" />}
      name={`More: ${name}`}
      size="small"
      tooltipSide="left"
    />
  );
  return (
    <Menu trigger={trigger} align="end">
      {onRename && (
        <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={rename}>
          Rename
        </MenuItem>
      )}
      {onShow && (
        <MenuSwitch icon={<Eye size={18} aria-hidden="true" />} on={corner !== undefined} onChange={onShow}>
          Show on the stage
        </MenuSwitch>
      )}
      {corner && onCorner && (
        <>
          <MenuHeading>Which corner?</MenuHeading>
          <MenuChoices choices={CORNERS} chosen={corner} onChoose={onCorner} />
          <MenuSeparator />
        </>
      )}
      {onDelete && (
        <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" onSelect={onDelete}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}

/** Disabled fields take no press, so the trash tool gets a button of its own above them. */
function TrashCover({ name, target }: Pick<VariableBoxProps, "name" | "target">) {
  const press = usePressTarget(target);
  return <button type="button" className={styles.cover} aria-label={`Delete ${name}`} {...press} />;
}
