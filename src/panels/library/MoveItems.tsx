import { ArrowLeft, ArrowRight } from "lucide-react";
import type { Id } from "../../engine/index.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import type { BesideTile } from "./besideTile.ts";

export interface MoveItemsProps {
  readonly ids: readonly Id[];
  readonly id: Id;
  readonly onMove: (to: BesideTile) => void;
}

/** The alternatives to dragging a tile along its list: one place to the left or right. */
export function MoveItems({ ids, id, onMove }: MoveItemsProps) {
  const place = ids.indexOf(id);
  const left = ids[place - 1];
  const right = ids[place + 1];
  return (
    <>
      <MenuItem
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        disabled={left === undefined}
        onSelect={() => left !== undefined && onMove({ id: left, place: "before" })}
      >
        Move left
      </MenuItem>
      <MenuItem
        icon={<ArrowRight size={18} aria-hidden="true" />}
        disabled={right === undefined}
        onSelect={() => right !== undefined && onMove({ id: right, place: "after" })}
      >
        Move right
      </MenuItem>
    </>
  );
}
