import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { PupilNow } from "../../../api/classes.ts";
import type { WorldRecord } from "../../../api/wire.ts";
import { onHold } from "../../../browser/heldGames.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { currentStage } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { editorPath } from "../../games/gamePaths.ts";
import { NEW_GAME } from "./LessonOnPage.tsx";
import { closeNote, forgetGiven, lessonNow } from "./lessonNow.ts";
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
