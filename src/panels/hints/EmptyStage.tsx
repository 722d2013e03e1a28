import { useEffect, useRef } from "react";
import { isFocusFree } from "../../browser/focus.ts";
import { after } from "../../browser/timers.ts";
import { usePreview } from "../../editor/EditorProvider.tsx";
import { type Character, defaultAppearance } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { usePlacing } from "../library/usePlacing.ts";
import { FirstCharacter } from "./FirstCharacter.tsx";
import styles from "./hints.module.css";

/** The next step on a stage where nobody stands: `character` is who could, null if the game has no characters. */
export function EmptyStage({ character }: { readonly character: Character | null }) {
  const isDragging = usePreview((preview) => preview.ghost !== null);
  const place = useRef<HTMLDivElement>(null);
  const hadNobody = useRef(character === null);
  // A child who has just made the first character goes on with it.
  useEffect(() => {
    const isFirst = hadNobody.current && character !== null;
    hadNobody.current = character === null;
    if (!isFirst) return;
    return after(CLOSED_MS, () => isFocusFree() && place.current?.querySelector("button")?.focus());
  }, [character]);
  if (isDragging) return null;
  return (
    <div ref={place} className={styles.empty}>
      {character ? <Place character={character} /> : <FirstCharacter />}
    </div>
  );
}

/** A saved drawing closes its dialog first. */
const CLOSED_MS = 300;

function Place({ character }: { readonly character: Character }) {
  const place = usePlacing();
  const appearanceId = defaultAppearance(character);
  if (appearanceId === undefined) return null;
  return (
    <>
      <ActorPicture character={character} appearanceId={appearanceId} size={64} />
      <p role="status">Drag {character.name} onto the stage</p>
      <Button variant="sunny" onClick={() => place(character.id, appearanceId)}>
        Put {character.name} here
      </Button>
    </>
  );
}
