import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { posterStyle } from "./posterStyle.ts";
import styles from "./StagePoster.module.css";

/** What is seen of a stage before its first frame: its ground, blurred in an editor as it is around the stage. */
export function StagePoster() {
  const { readOnly } = useEditor();
  const background = useEditorState(({ document }) => currentStage(document.world)?.background ?? "");
  const ground = posterStyle(background);
  return ground && <div className={styles.poster} data-blurred={!readOnly} style={ground} />;
}
