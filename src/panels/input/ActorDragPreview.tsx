import { Ban } from "lucide-react";
import { useEditorState, useGesture } from "../../editor/EditorProvider.tsx";
import type { Ghost } from "../../editor/tools/DragPreview.ts";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import styles from "./input.module.css";

const SIZE = 40;

/** The drag preview while the pointer is over no stage: a picture beside it, crossed out if it cannot be dropped there. */
export function ActorDragPreview() {
  // Over a stage, the stage draws the preview at its own scale.
  const ghost = useGesture((gesture) => (gesture.ghost?.dropTarget === null ? gesture.ghost : null));
  return ghost && <Preview ghost={ghost} />;
}

function Preview({ ghost }: { readonly ghost: Ghost }) {
  const character = useEditorState(({ document }) => document.characters[ghost.characterId]);
  const position = { left: ghost.pixel.x - SIZE / 2, top: ghost.pixel.y - SIZE / 2 };
  return (
    <div className={styles.actorPreview} style={position} aria-hidden="true">
      <ActorPicture character={character} appearanceId={ghost.appearance} transform={ghost.transform} size={SIZE} />
      {ghost.reason !== null && <Ban className={styles.refused} size={20} strokeWidth={3} />}
    </div>
  );
}
