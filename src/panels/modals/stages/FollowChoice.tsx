import { Maximize } from "lucide-react";
import { useId } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { namedKeys } from "../../../editor/index.ts";
import { type Character, type Characters, defaultAppearance, own, type Stage } from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import styles from "./StagesDialog.module.css";

/** Whom the camera of a stage follows while the game plays, or all of the stage. */
export function FollowChoice({ stage }: { readonly stage: Stage }) {
  const { stages } = useEditor();
  const characters = useEditorState(({ document }) => document.characters);
  const hint = useId();
  const offered = charactersOn(stage, characters);
  const followed = stage.camera && own(characters, stage.camera.follow);
  if (offered.length === 0 && !followed) return null;
  const others = followed && !offered.includes(followed) ? [followed, ...offered] : offered;
  return (
    <fieldset className={styles.follows} aria-describedby={hint}>
      <legend className={styles.label}>Follow</legend>
      <div className={styles.pictures}>
        <button
          type="button"
          className={styles.follow}
          aria-pressed={!followed}
          onClick={() => stages.set(stage.id, { camera: null })}
        >
          <Maximize size={32} strokeWidth={1.8} aria-hidden="true" />
          <span>All of it</span>
        </button>
        {others.map((character) => (
          <button
            key={character.id}
            type="button"
            className={styles.follow}
            aria-pressed={character === followed}
            onClick={() => stages.set(stage.id, { camera: { follow: character.id } })}
          >
            <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={32} />
            <span>{character.name}</span>
          </button>
        ))}
      </div>
      <p id={hint} className={styles.sizeHint}>
        Players see a big stage up close.
      </p>
    </fieldset>
  );
}

/** Those who are on the stage: first who is moved by keys, then who has other rules. Who has none is offered only if nobody has. */
function charactersOn({ actors }: Stage, characters: Characters): readonly Character[] {
  const there = new Set(Object.values(actors).map(({ characterId }) => characterId));
  const known = [...there].flatMap((id) => own(characters, id) ?? []);
  const acting = known.filter(({ rules }) => rules.length > 0);
  const isKeyed = (character: Character) => namedKeys({ [character.id]: character }).size > 0;
  if (acting.length === 0) return known;
  return [...acting.filter(isKeyed), ...acting.filter((character) => !isKeyed(character))];
}
