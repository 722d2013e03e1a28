import { useEditorState } from "../../editor/EditorProvider.tsx";
import { selectedIn } from "../../editor/state/selection.ts";
import { ActorWork } from "./ActorWork.tsx";
import styles from "./buttonRow.module.css";

/** Buttons for the selected actor in a picture of the recording, for use without keyboard or dragging. */
export function PictureActorBar() {
  const ui = useEditorState((state) => state.ui);
  const view = ui.selectedView;
  if (view === "stage" || selectedIn(ui, view).length === 0) return null;
  return (
    <fieldset className={styles.row} aria-label={`Selected actor, ${view}`}>
      <ActorWork view={view} />
    </fieldset>
  );
}
