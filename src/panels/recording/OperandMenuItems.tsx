import { PencilLine } from "lucide-react";
import { Fragment } from "react";
import type { Operand } from "../../engine/index.ts";
import type { OperandGroup } from "../../recording/operands.ts";
import { MenuChoices, MenuHeading, MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { RowActor } from "./RowActor.tsx";
import type { ConstantChoice } from "./useConstantChoices.tsx";

export interface OperandMenuItemsProps {
  readonly operand: Operand;
  readonly choices: readonly ConstantChoice[];
  readonly groups: readonly OperandGroup[];
  readonly onChoose: (operand: Operand) => void;
  readonly onClear: () => void;
}

/** The menu of an operand: the appearances, directions or stages it can be, then the values of actors in the picture and of the world. */
export function OperandMenuItems({ operand, choices, groups, onChoose, onClear }: OperandMenuItemsProps) {
  const isConstant = "constant" in operand;
  return (
    <>
      {choices.length > 0 && (
        <MenuChoices
          choices={choices}
          chosen={isConstant ? operand.constant : ""}
          onChoose={(constant) => onChoose({ constant })}
        />
      )}
      {!isConstant && choices.length === 0 && (
        <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={onClear}>
          Type something
        </MenuItem>
      )}
      {groups.length > 0 && (choices.length > 0 || !isConstant) && <MenuSeparator />}
      <OperandGroups groups={groups} onChoose={onChoose} />
    </>
  );
}

type OperandGroupsProps = Pick<OperandMenuItemsProps, "groups"> & {
  readonly onChoose: (operand: OperandGroup["choices"][number]["operand"]) => void;
};

/** The values of each actor in the picture, then those of the whole game. */
function OperandGroups({ groups, onChoose }: OperandGroupsProps) {
  return groups.map(({ title, actor, choices }) => (
    <Fragment key={actor?.id ?? "game"}>
      <MenuHeading>{title}</MenuHeading>
      {choices.map(({ operand, label }) => (
        <MenuItem
          key={label + JSON.stringify(operand)}
          icon={actor ? <RowActor actor={actor} /> : undefined}
          onSelect={() => onChoose(operand)}
        >
          {label}
        </MenuItem>
      ))}
    </Fragment>
  ));
}
