import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { soundAddresses } from "../../../browser/openSound.ts";
import type { SoundActions } from "../../../editor/actions/SoundActions.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import type { EditorState, SoundUse } from "../../../editor/index.ts";
import { type Id, own } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { rovingFocus } from "../../../widgets/rovingFocus.ts";
import { NoticeBar } from "../../notice/NoticeBar.tsx";
import styles from "./ChoosePane.module.css";
import { MutedNote } from "./MutedNote.tsx";
import { MySound } from "./MySound.tsx";
import { ownSounds } from "./ownSounds.ts";
import frame from "./SoundsDialog.module.css";
import { SoundTiles } from "./SoundTiles.tsx";
import { type Offered, offeredOn, SHELVES, type ShelfName } from "./shelves.tsx";
import { useHearing } from "./useHearing.ts";

export interface ChoosePaneProps {
  readonly use: SoundUse | null;
  /** The sound of one's own that was just kept; it is chosen. */
  readonly keptId: Id | null;
  readonly sounds: SoundActions;
  /** Why nothing can be recorded here; null if it can. */
  readonly whyNoRecording: string | null;
  /** What is said when the game has no room for another sound. */
  readonly whyFull: string;
  /** Gets the id that the chosen sound has in the game. */
  readonly onUse: (soundId: Id) => void;
  readonly onClose: () => void;
}

/** Shelves of sounds. A tap plays a sound and chooses it. */
export function ChoosePane(props: ChoosePaneProps) {
  const { use, keptId, sounds, whyNoRecording, onUse, onClose } = props;
  const { store } = useEditor();
  const mine = useEditorState(({ document }) => ownSounds(document.world));
  const [chosenId, choose] = useState(
    () => keptId ?? (use === null ? mine[0]?.id : soundIn(store.getState(), use)) ?? null,
  );
  const [isFull, setFull] = useState(false);
  const hearing = useHearing();
  const [shelf, setShelf] = useState<ShelfName>(() => firstShelf(use, mine));
  const list = useRef<HTMLDivElement>(null);
  const chosen = offeredOn("all", mine).find(({ id }) => id === chosenId);
  const open = (name: ShelfName) => {
    setShelf(name);
    // Where nothing is put anywhere, a sound of one's own is there to be changed.
    if (name === "mine" && use === null) choose(mine[0]?.id ?? null);
    list.current?.scrollTo?.(0, 0);
  };
  const tap = (sound: Offered) => {
    choose(sound.id);
    setFull(false);
    hearing.play(sound.id, soundAddresses(sound));
  };
  const put = (sound: Offered) => {
    const id = "picture" in sound ? sounds.addFromLibrary(sound) : sound.id;
    if (id === null) setFull(true);
    else onUse(id);
  };
  return (
    <>
      <div className={`${frame.content} ${styles.content}`}>
        <Shelves shown={shelf} whyNoRecording={whyNoRecording} onShow={open} />
        <div className={styles.side}>
          <SoundTiles
            ref={list}
            sounds={offeredOn(shelf, mine)}
            chosenId={chosenId}
            heardId={hearing.heard}
            onTap={tap}
          />
          {chosen && !("picture" in chosen) && <MySound key={chosen.id} sound={chosen} sounds={sounds} />}
        </div>
      </div>
      <NoticeBar inDialog />
      <footer className={frame.foot}>
        {isFull ? (
          <p role="alert">{props.whyFull}</p>
        ) : (
          <MutedNote
            otherwise={shelf === "mine" ? "Tap a sound to hear, rename or delete it." : "Tap a sound to hear it."}
          />
        )}
        {use === null ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            {use.kind === "music" && <NoMusic stageId={use.stageId} sounds={sounds} onClose={onClose} />}
            <Button variant="primary" disabled={!chosen} onClick={() => chosen && put(chosen)}>
              <Check size={18} aria-hidden="true" /> {chosen ? `Use ${chosen.name}` : "Use it"}
            </Button>
          </>
        )}
      </footer>
    </>
  );
}

interface ShelvesProps {
  readonly shown: ShelfName;
  readonly whyNoRecording: string | null;
  readonly onShow: (name: ShelfName) => void;
}

function Shelves({ shown, whyNoRecording, onShow }: ShelvesProps) {
  return (
    <div className={styles.shelves}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
      <div ref={rovingFocus} role="group" aria-label="Shelves" className={styles.shelfList}>
        {SHELVES.map(({ name, label, icon }) => (
          <button
            key={name}
            type="button"
            className={styles.shelf}
            aria-pressed={name === shown}
            onClick={() => onShow(name)}
          >
            {icon} {label}
          </button>
        ))}
      </div>
      {whyNoRecording !== null && <p className={styles.why}>{whyNoRecording}</p>}
    </div>
  );
}

interface NoMusicProps {
  readonly stageId: Id;
  readonly sounds: SoundActions;
  readonly onClose: () => void;
}

/** Only for a stage that has music. */
function NoMusic({ stageId, sounds, onClose }: NoMusicProps) {
  const hasMusic = useEditorState(({ document }) => own(document.world.stages, stageId)?.music !== undefined);
  const silence = () => {
    sounds.setMusic(stageId, null);
    onClose();
  };
  return hasMusic && <Button onClick={silence}>No music</Button>;
}

function firstShelf(use: SoundUse | null, mine: readonly Offered[]): ShelfName {
  if (use === null && mine.length > 0) return "mine";
  return use?.kind === "music" ? "tunes" : "all";
}

/** The sound that is used there now. */
function soundIn({ document, recording }: EditorState, use: SoundUse | null): Id | null {
  if (use === null) return null;
  if (use.kind === "music") return own(document.world.stages, use.stageId)?.music ?? null;
  const step = recording?.actions[use.index];
  return step?.type === "sound" ? step.sound : null;
}
