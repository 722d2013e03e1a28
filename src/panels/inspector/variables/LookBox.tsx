import type { ReactNode } from "react";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import type { Target } from "../../../editor/tools/ToolEvent.ts";
import { Menu } from "../../../widgets/Menu.tsx";
import { MenuChoices } from "../../../widgets/MenuItems.tsx";
import { ValueGrip } from "../../recording/ValueGrip.tsx";
import styles from "./Variables.module.css";

export interface LookBoxProps<Value extends string> {
  readonly title: string;
  readonly target: Target;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice by picture: the current appearance or direction opens a menu of all of them. */
export function LookBox<Value extends string>({ title, target, choices, chosen, onChoose }: LookBoxProps<Value>) {
  const disabled = useEditorState((state) => state.ui.toolId !== "pointer");
  const now = choices.find(({ value }) => value === chosen);
  const label = now?.label ?? "Gone";
  const trigger = (
    <button type="button" className={styles.look} aria-label={`${title}: ${label}`} disabled={disabled}>
      {now?.picture}
      <span>{label}</span>
    </button>
  );
  return (
    <li className={styles.box} data-own="true">
      <span className={styles.title}>
        <ValueGrip target={target} />
        {title}
      </span>
      <Menu trigger={trigger} disabled={disabled}>
        <MenuChoices choices={choices} chosen={chosen} onChoose={onChoose} />
      </Menu>
    </li>
  );
}
