import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Segmented } from "../../widgets/Segmented.tsx";
import styles from "./PaceMeter.module.css";
import { keepPower } from "./useKeptPower.ts";

const CHOICES = [
  { value: "auto", label: "Auto" },
  { value: "always", label: "Always" },
  { value: "never", label: "Never" },
] as const;

/** Saving power: automatically, always or never. */
export function PowerChoices() {
  const editor = useEditor();
  const chosen = useEditorState(({ power }) => power.choice);
  return (
    <div className={styles.power}>
      <span className={styles.label}>Save power</span>
      <Segmented
        name="Save power"
        choices={CHOICES}
        chosen={chosen}
        onChoose={(choice) => {
          editor.power.choose(choice);
          keepPower(choice);
        }}
      />
    </div>
  );
}
