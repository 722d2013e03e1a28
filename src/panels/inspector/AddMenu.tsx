import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../widgets/Button.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import styles from "./Inspector.module.css";

export interface AddMenuProps {
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The button at the top of the inspector with what can be added to the shown tab. */
export function AddMenu({ disabled = false, children }: AddMenuProps) {
  const trigger = (
    <Button variant="sunny" size="small" disabled={disabled}>
      <Plus size={16} strokeWidth={3} aria-hidden="true" /> Add
    </Button>
  );
  return (
    <div className={styles.add}>
      <Menu trigger={trigger} align="end" disabled={disabled}>
        {children}
      </Menu>
    </div>
  );
}
