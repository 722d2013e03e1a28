/** The editor's top row: menu, name and save state; tools; the stage's name (spec §2 "Toolbar", details §2). */
import { useEditor } from "../../editor/EditorContext.tsx";
import { MainMenu, type MainMenuProps } from "./MainMenu.tsx";
import { SaveMark } from "./SaveMark.tsx";
import { StageName } from "./StageName.tsx";
import { StampChip } from "./StampChip.tsx";
import { ToolButtons } from "./ToolButtons.tsx";
import styles from "./Toolbar.module.css";
import { UndoButtons } from "./UndoButtons.tsx";
import { useEditorKeys } from "./useEditorKeys.ts";
import { WorldName } from "./WorldName.tsx";

export type ToolbarProps = MainMenuProps;

export function Toolbar(props: ToolbarProps) {
  useEditorKeys(useEditor());
  return (
    <header className={styles.toolbar}>
      <div className={styles.left}>
        <MainMenu {...props} />
        <WorldName />
        <SaveMark />
      </div>
      <div className={styles.middle}>
        <ToolButtons />
        <UndoButtons />
      </div>
      <div className={styles.right}>
        <StampChip />
        <StageName />
      </div>
    </header>
  );
}
