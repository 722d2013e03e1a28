import { Check, Volume2 } from "lucide-react";
import type { RefObject } from "react";
import type { Id } from "../../../engine/index.ts";
import { rovingGrid } from "../../../widgets/rovingFocus.ts";
import styles from "./ChoosePane.module.css";
import { SoundPicture } from "./SoundPicture.tsx";
import type { Offered } from "./shelves.tsx";

export interface SoundTilesProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly sounds: readonly Offered[];
  readonly chosenId: Id | null;
  readonly heardId: string | null;
  readonly onTap: (sound: Offered) => void;
}

/** One Tab stop, in which the arrow keys walk. */
export function SoundTiles({ ref, sounds, chosenId, heardId, onTap }: SoundTilesProps) {
  if (sounds.length === 0) {
    return <p className={styles.none}>No sounds of your own yet. Record one, or make one!</p>;
  }
  return (
    <div ref={ref} className={styles.scroll}>
      <ul ref={rovingGrid} className={styles.tiles}>
        {sounds.map((sound) => (
          <li key={sound.id}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={sound.id === chosenId}
              data-tab-stop={sound.id === chosenId ? "" : undefined}
              onClick={() => onTap(sound)}
            >
              <SoundPicture sound={sound} />
              <span className={styles.name}>{sound.name}</span>
              {sound.id === heardId && <Volume2 className={styles.heard} size={20} aria-hidden="true" />}
              {sound.id === chosenId && (
                <span className={styles.tick} aria-hidden="true">
                  <Check size={15} strokeWidth={3.5} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
