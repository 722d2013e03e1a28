/** What can be done with an actor that is selected in a picture of the recording, for hands without keys (details §5 "Tap twin"). */
import { useEditorState } from "../../editor/EditorContext.tsx";
import { selectedIn } from "../../editor/store/selection.ts";
import { ActorWork } from "./ActorWork.tsx";
import styles from "./buttonRow.module.css";

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
