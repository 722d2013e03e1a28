import { Hand } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { pupil } from "../../../api/classCalls.ts";
import type { PupilNow } from "../../../api/classes.ts";
import type { WorldRecord } from "../../../api/wire.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { currentStage } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog, DialogTitle } from "../../../widgets/Dialog.tsx";
import styles from "./InLesson.module.css";
import { changeNow, followLesson, lessonNow } from "./lessonNow.ts";
import { useStatus } from "./useStatus.ts";

/** A lesson as a child's editor shows it: Nib's notes, the teacher's stage, the pause. */
export function InLesson({ record }: { readonly record: WorldRecord }) {
  useEffect(followLesson, []);
  useStatus(record.id);
  const now = useStore(lessonNow, (state) => state.now);
  if (!now) return null;
  return (
    <>
      <Notes now={now} worldId={record.id} />
      {now.isLookedAt && (
        <p className={styles.lookedAt} role="status">
          {now.teacher} is looking.
        </p>
      )}
      {(now.isPaused || now.isLookingHere) && <Together now={now} />}
    </>
  );
}

/** A child asks for the teacher. The teacher's look takes the hand down. */
export function HandUp() {
  const now = useStore(lessonNow, (state) => state.now);
  if (!now) return null;
  const isUp = now.handIsUp;
  return (
    <Button
      variant={isUp ? "sunny" : "plain"}
      aria-label={isUp ? "Hand is up" : "Hand up"}
      aria-pressed={isUp}
      onClick={() => changeNow({ handIsUp: !isUp })}
    >
      <Hand size={20} aria-hidden="true" /> <span className={styles.handWord}>{isUp ? "Hand is up" : "Hand up"}</span>
    </Button>
  );
}

/** Games whose first words were read in this tab. */
const readFor = new Set<string>();

/** What Nib says: a note of the teacher, or what was handed out with this game. */
function Notes({ now, worldId }: { readonly now: PupilNow; readonly worldId: string }) {
  const handedOut = now.handedOut.find((game) => game.worldId === worldId && game.says !== "");
  const [isRead, setRead] = useState(readFor.has(worldId));
  if (now.note) {
    const close = () => {
      changeNow({ note: null });
      void pupil.closeNote().catch(() => undefined);
    };
    return <Nib from={`From ${now.teacher}`} text={now.note.text} onClose={close} />;
  }
  if (!handedOut || isRead) return null;
  const close = () => {
    readFor.add(worldId);
    setRead(true);
  };
  return <Nib from={`From ${now.teacher}`} text={handedOut.says} onClose={close} />;
}

interface NibProps {
  readonly from: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** In the corner that is farthest from the selected actor. */
function Nib({ from, text, onClose }: NibProps) {
  const isLeft = useSelectedIsRight();
  return (
    <aside className={styles.nib} data-left={isLeft} aria-label={from}>
      <div className={styles.bubble} role="status">
        <p className={styles.from}>{from}</p>
        <p className={styles.text}>{text}</p>
        <Button variant="sunny" onClick={onClose}>
          OK
        </Button>
      </div>
      <span className={styles.nibPicture} aria-hidden="true" />
    </aside>
  );
}

function useSelectedIsRight(): boolean {
  return useEditorState(({ document, ui }) => {
    const stage = currentStage(document.world);
    const actor = ui.selectedActorId === null ? undefined : stage?.actors[ui.selectedActorId];
    return stage !== undefined && actor !== undefined && actor.position.x * 2 > stage.width;
  });
}

/** Over everything: all look up, or at the teacher's stage. The game stops; what the child made stays behind it. */
function Together({ now: { isLookingHere, stage, teacher } }: { readonly now: PupilNow }) {
  const editor = useEditor();
  useEffect(() => editor.playback.stop(), [editor]);
  return (
    <Dialog open isStatic isQuestion fills="window" onClose={stays} onEscape={() => true}>
      <div className={styles.together}>
        <DialogTitle>{isLookingHere ? `Look what ${teacher} shows!` : "Pause! Look up."}</DialogTitle>
        {isLookingHere && stage ? (
          <img className={styles.stage} src={stage} alt={`The stage of ${teacher}`} />
        ) : (
          <span className={styles.nibPicture} aria-hidden="true" />
        )}
        <p>Your game waits for you.</p>
      </div>
    </Dialog>
  );
}

/** Only the teacher ends it. */
function stays(): void {}
