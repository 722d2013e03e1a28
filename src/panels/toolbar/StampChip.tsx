/** What the stamp would put down, shown beside the tools for hands that have no cursor (details §2). */
import { ScrollText } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { stampedThing } from "./stampedThing.ts";
import styles from "./Toolbar.module.css";

export function StampChip() {
  const holdsStamp = useEditorState((state) => state.ui.toolId === "stamp");
  return holdsStamp ? <Chip /> : null;
}

function Chip() {
  const editor = useEditor();
  const item = useEditorState((state) => state.ui.stampItem);
  const characters = useEditorState((state) => state.document.characters);
  const thing = stampedThing(item, characters, editor);
  const character = thing?.look ? characters[thing.look.characterId] : undefined;
  return (
    <p className={styles.chip} role="status">
      {character && thing?.look ? (
        <ActorPicture character={character} appearanceId={thing.look.appearanceId} size={24} />
      ) : (
        <ScrollText size={18} aria-hidden="true" />
      )}
      <span>{thing?.name ?? "Pick something"}</span>
    </p>
  );
}
