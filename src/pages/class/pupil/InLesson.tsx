import { Hand } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { PupilNow } from "../../../api/classes.ts";
import type { WorldRecord } from "../../../api/wire.ts";
import { onHold } from "../../../browser/heldGames.ts";
import { after } from "../../../browser/timers.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { currentStage } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { editorPath } from "../../games/gamePaths.ts";
import styles from "./InLesson.module.css";
import { NEW_GAME } from "./LessonOnPage.tsx";
import { closeNote, forgetGiven, lessonNow, moveHand } from "./lessonNow.ts";
import { type Corner, NoteFromNib } from "./NoteFromNib.tsx";
import { useStatus } from "./useStatus.ts";

/** What a lesson adds to a child's editor: Nib's notes beside the stage, and what the wall hears of it. */
export function InLesson({ record }: { readonly record: WorldRecord }) {
  const editor = useEditor();
  useStatus(record.id);
  useEffect(() => onHold(() => editor.playback.stop()), [editor]);
  const now = useStore(lessonNow, (state) => state.now);
  return now && <Notes now={now} worldId={record.id} />;
}

/** How long a child can read that the hand is on the teacher's wall. */
const SAID_MS = 6000;

/** A child asks for the teacher. The teacher's look takes the hand down, and so does the child. */
export function HandUp() {
  const now = useStore(lessonNow, (state) => state.now);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => (isSaid ? after(SAID_MS, () => setSaid(false)) : undefined), [isSaid]);
  if (!now) return null;
  const isUp = now.handIsUp;
  const raise = () => {
    moveHand(!isUp);
    setSaid(!isUp);
  };
  return (
    <span className={styles.hand}>
      <Button
        variant={isUp ? "sunny" : "plain"}
        aria-label={isUp ? "Hand is up" : "Hand up"}
        aria-pressed={isUp}
        onClick={raise}
      >
        <Hand size={20} aria-hidden="true" /> <span className={styles.handWord}>{isUp ? "Hand is up" : "Hand up"}</span>
      </Button>
      <span className={styles.handSaid} role="status">
        {isSaid && isUp && "Your teacher can see your hand."}
      </span>
    </span>
  );
}

/** Games whose first words were read in this tab. */
const readFor = new Set<string>();

/** What Nib says: a note of the teacher, that a game was handed out, or what came with this game. */
function Notes({ now, worldId }: { readonly now: PupilNow; readonly worldId: string }) {
  const corner = useFarthestCorner();
  const hasGiven = useStore(lessonNow, ({ given }) => given > 0);
  const handedOut = now.handedOut.find((game) => game.worldId === worldId && game.says !== "");
  const [isRead, setRead] = useState(readFor.has(worldId));
  const note = { from: `From ${now.teacher}`, corner };
  if (now.note) return <NoteFromNib {...note} text={now.note.text} onClose={closeNote} />;
  if (hasGiven) {
    return (
      <NoteFromNib {...note} text={NEW_GAME} onClose={forgetGiven}>
        <OpenIt worldId={now.handedOut[0]?.worldId ?? ""} />
      </NoteFromNib>
    );
  }
  if (!handedOut || isRead) return null;
  const close = () => {
    readFor.add(worldId);
    setRead(true);
  };
  return <NoteFromNib {...note} text={handedOut.says} onClose={close} />;
}

/** Opens the game that was handed out last. The editor saves the one that is open before it leaves. */
function OpenIt({ worldId }: { readonly worldId: string }) {
  const navigate = useNavigate();
  const open = () => {
    forgetGiven();
    void navigate(editorPath(worldId));
  };
  return (
    <Button variant="primary" onClick={open}>
      Open it
    </Button>
  );
}

/** The corner that is farthest from the selected actor. */
function useFarthestCorner(): Corner {
  const isLeft = useEditorState(({ document, ui }) => {
    const stage = currentStage(document.world);
    const actor = ui.selectedActorId === null ? undefined : stage?.actors[ui.selectedActorId];
    return stage !== undefined && actor !== undefined && actor.position.x * 2 > stage.width;
  });
  const isLow = useEditorState(({ document, ui }) => {
    const stage = currentStage(document.world);
    const actor = ui.selectedActorId === null ? undefined : stage?.actors[ui.selectedActorId];
    return stage !== undefined && actor !== undefined && actor.position.y * 2 < stage.height;
  });
  return { isLeft, isLow };
}
