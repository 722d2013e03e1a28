import { Trash2 } from "lucide-react";
import type { SoundActions } from "../../../editor/actions/SoundActions.ts";
import { IconButton } from "../../../widgets/IconButton.tsx";
import { CommittedField } from "../stages/CommittedField.tsx";
import styles from "./ChoosePane.module.css";
import type { OwnSoundOfGame } from "./ownSounds.ts";
import { VoiceBox } from "./VoiceBox.tsx";

export interface MySoundProps {
  readonly sound: OwnSoundOfGame;
  readonly sounds: SoundActions;
}

/** What can be done with a sound of one's own: another name, who may hear it, and deleting it. */
export function MySound({ sound, sounds }: MySoundProps) {
  return (
    <section className={styles.mine} aria-label={sound.name}>
      <div className={styles.rename}>
        <CommittedField
          label="Name"
          value={sound.name}
          maxLength={60}
          onCommit={(name) => sounds.rename(sound.id, name)}
        />
        <IconButton
          raised
          icon={<Trash2 size={20} aria-hidden="true" />}
          name={`Delete ${sound.name}`}
          tooltipSide="top"
          onClick={() => sounds.remove(sound.id)}
        />
      </div>
      {sound.voice !== undefined && (
        <VoiceBox isShared={sound.voice === "yes"} onShare={(yes) => sounds.setVoice(sound.id, yes ? "yes" : "home")} />
      )}
    </section>
  );
}
