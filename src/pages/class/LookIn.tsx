import { Play, Send } from "lucide-react";
import { useEffect, useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { WallTile } from "../../api/classes.ts";
import { TEACHER_NOTE_MAX } from "../../api/classLimits.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { playPath } from "../games/gamePaths.ts";
import { STATE_WORDS, stateOf } from "./tileWords.ts";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

interface LookInProps {
  readonly classId: string;
  readonly tile: WallTile;
  readonly onClose: () => void;
}

/** What one child has on the stage right now, and a note for that child. The child sees that somebody looks, and the hand goes down. */
export function LookIn({ classId, tile, onClose }: LookInProps) {
  const { id, name, picture, worldId, worldName } = tile;
  useEffect(() => {
    const look = (isLooking: boolean) => void teacher.setLook(classId, id, isLooking).catch(() => undefined);
    look(true);
    return () => look(false);
  }, [classId, id]);
  return (
    <Dialog open title={name} width={860} onClose={onClose}>
      <div className={styles.look}>
        <div className={styles.lookPicture}>
          {picture ? <img src={picture} alt={`What ${name} sees`} /> : <p>{name} has no game open yet.</p>}
        </div>
        <p className={styles.lookWords}>
          <strong>{STATE_WORDS[stateOf(tile)]}</strong> {worldName}
          {worldId && (
            <a href={playPath(worldId)} target="_blank" rel="noopener">
              <Play size={16} fill="currentColor" aria-hidden="true" /> Play it in a new tab
            </a>
          )}
        </p>
        <NoteForm classId={classId} tile={tile} />
      </div>
    </Dialog>
  );
}

/** Nib says it to the child. */
function sentWords(name: string, isHere: boolean): string {
  return isHere ? "Nib says it now." : `Nib says it when ${name} is here.`;
}

interface NoteFormProps {
  readonly classId: string;
  readonly tile: WallTile;
}

function NoteForm({ classId, tile: { id: pupilId, name, isHere } }: NoteFormProps) {
  const [text, setText] = useState("");
  /** Said when a note was sent. */
  const [sent, setSent] = useState("");
  const { isBusy, message, act } = useAct();
  const send = () =>
    act(async () => {
      const { before } = await teacher.sendNote(classId, pupilId, text.trim());
      setText("");
      setSent(before > 0 ? `Nib says it after ${name}'s OK for the note before.` : sentWords(name, isHere));
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") void send();
      }}
      className={styles.note}
    >
      <Field
        label={`Nib tells ${name}`}
        value={text}
        maxLength={TEACHER_NOTE_MAX}
        placeholder="Look at what is on your right."
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setSent("");
        }}
        button={
          <Button type="submit" variant="primary" busy={isBusy}>
            <Send size={18} aria-hidden="true" /> Send
          </Button>
        }
      />
      <p role="status">{sent}</p>
      {message && <Banner tone="danger">{message}</Banner>}
    </form>
  );
}
