import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { ActorDragPreview } from "../input/DragPreviews.tsx";
import { ToolCursorArea } from "../input/ToolCursorArea.tsx";
import { AppearanceList } from "./AppearanceList.tsx";
import { CharacterList } from "./CharacterList.tsx";
import styles from "./Library.module.css";

/** The row under the stage: the characters of the game, and the appearances of the selected one. */
export function Library() {
  return (
    <ToolCursorArea className={styles.library}>
      <ErrorBoundary layout="row">
        <CharacterList />
        <AppearanceList />
        <ActorDragPreview />
      </ErrorBoundary>
    </ToolCursorArea>
  );
}
