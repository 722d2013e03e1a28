import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { isBundledBackground, pictureAddress } from "../../migrate/pictures.ts";
import styles from "./StagePoster.module.css";

/**
 * What is seen of a stage before its first frame: its ground, blurred in an editor as it is around the stage. A picture from elsewhere is not
 * shown, because on a stage it is paler than by itself.
 */
export function StagePoster() {
  const { readOnly } = useEditor();
  const background = useEditorState(({ document }) => currentStage(document.world)?.background ?? "");
  const address = pictureAddress(background);
  if (address !== null && !isBundledBackground(address)) return null;
  const ground = address === null ? { backgroundColor: background } : { backgroundImage: `url("${address}")` };
  return <div className={styles.poster} data-blurred={!readOnly} style={ground} />;
}
