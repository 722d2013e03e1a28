import type { ReactNode } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { CarryBar } from "../hand/CarryBar.tsx";
import { MainMenu, type MainMenuProps } from "./MainMenu.tsx";
import { type KeepingPlace, SaveMark } from "./SaveMark.tsx";
import { StageName } from "./StageName.tsx";
import { ToolButtons } from "./ToolButtons.tsx";
import styles from "./Toolbar.module.css";
import { ToolChip } from "./ToolChip.tsx";
import { UndoButtons } from "./UndoButtons.tsx";
import { UnsavedNotice, type WayToSafety } from "./UnsavedNotice.tsx";
import { useEditorKeys } from "./useEditorKeys.ts";
import { WorldName } from "./WorldName.tsx";

export interface ToolbarProps extends MainMenuProps {
  readonly keptIn?: KeepingPlace;
  /** Shown for a game that is not in an account. */
  readonly unsaved?: WayToSafety;
  /** Opens the inspector in layouts that show it as a sheet. */
  readonly sheetButton?: ReactNode;
}

/** The top row of the editor: menu, name and save state; tools and undo; the name of the stage. */
export function Toolbar({ keptIn = "account", unsaved, sheetButton, ...menu }: ToolbarProps) {
  useEditorKeys(useEditor());
  return (
    <header className={styles.toolbar} data-crowded={unsaved !== undefined}>
      <div className={styles.left}>
        <MainMenu {...menu} />
        <WorldName />
        <SaveMark keptIn={keptIn} />
      </div>
      {unsaved && <UnsavedNotice {...unsaved} />}
      <div ref={rovingFocus} className={styles.middle} role="toolbar" aria-label="Tools and undo">
        <ToolButtons />
        <UndoButtons />
      </div>
      <div className={styles.right}>
        <ToolChip />
        <StageName />
        {sheetButton}
      </div>
      <CarryBar />
    </header>
  );
}
