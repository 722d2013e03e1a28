import { PaintbrushVertical, Users } from "lucide-react";
import { type MouseEvent, useMemo } from "react";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { focusWhenRendered } from "../../browser/focus.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { defaultAppearance } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { rovingGrid } from "../../widgets/rovingFocus.ts";
import { usePlacing } from "../library/usePlacing.ts";
import { asCharacter, useReadyMades } from "../library/useReadyMades.ts";
import styles from "./FirstCharacter.module.css";
import { findTeachButton } from "./findTeachButton.ts";

/** The ready-made characters that are offered at once, two rows of four: all of them can be the hero of a game. */
const FRIENDS = ["hero", "fox", "dragon", "robot", "duck", "ghost", "crab", "rocket"];
const PICTURE = 72;

/** For a game without characters: some are one press away, and more can be picked or drawn. */
export function FirstCharacter() {
  const editor = useEditor();
  const hasTool = useEditorState(({ ui }) => ui.toolId !== "pointer");
  return (
    <>
      <p role="status">{hasTool ? "First pick a character" : "Who will be in your game?"}</p>
      <Friends />
      <div className={styles.row}>
        <Button onClick={() => editor.drawings.begin({ characterId: null })}>
          <PaintbrushVertical size={20} aria-hidden="true" /> Draw my own
        </Button>
        <Button onClick={() => editor.openModal({ id: "exploreCharacters" })}>
          <Users size={20} aria-hidden="true" /> More characters
        </Button>
      </div>
    </>
  );
}

/** One Tab stop, in which the arrow keys walk. If they do not load, the buttons below are enough. */
function Friends() {
  const [readyMades] = useReadyMades();
  if (readyMades.status === "failed") return null;
  const offered = readyMades.status === "ready" ? readyMades.characters : [];
  const friends = FRIENDS.flatMap((id) => offered.find((character) => character.id === id) ?? []);
  return (
    <ul ref={rovingGrid} className={styles.friends} aria-label="Characters to begin with">
      {readyMades.status === "loading" && FRIENDS.map((id) => <li key={id} className={styles.waiting} />)}
      {friends.map((friend) => (
        <Friend key={friend.id} friend={friend} />
      ))}
    </ul>
  );
}

/** A press puts the character into the game and onto the stage, where it can be taught. */
function Friend({ friend }: { readonly friend: ReadyMadeCharacter }) {
  const editor = useEditor();
  const place = usePlacing();
  const shown = useMemo(() => asCharacter(friend), [friend]);
  const begin = (event: MouseEvent) => {
    // What was taken in hand had nobody to work on; now the next step is to teach.
    editor.toolbox.chooseTool("pointer");
    const id = editor.characters.addReadyMade(friend);
    const added = editor.store.getState().document.characters[id];
    const appearanceId = added && defaultAppearance(added);
    if (appearanceId !== undefined) place(id, appearanceId);
    if (event.detail === 0) focusWhenRendered(findTeachButton);
  };
  return (
    <li>
      <button type="button" className={styles.friend} aria-label={`Begin with ${friend.name}`} onClick={begin}>
        <ActorPicture character={shown} appearanceId={defaultAppearance(shown)} size={PICTURE} />
        <span>{friend.name}</span>
      </button>
    </li>
  );
}
