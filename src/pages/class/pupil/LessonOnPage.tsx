import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import type { PupilNow, PupilStatus } from "../../../api/classes.ts";
import { holdGames } from "../../../browser/heldGames.ts";
import { loadPage } from "../../../browser/page.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog, DialogTitle } from "../../../widgets/Dialog.tsx";
import { leaveClass } from "../leaveClass.ts";
import styles from "./InLesson.module.css";
import { closeNote, followLesson, forgetGiven, lessonNow, tellWall } from "./lessonNow.ts";
import { NoteFromNib } from "./NoteFromNib.tsx";

/** A lesson on all pages of a child: it is here, pauses with all others, and gets what the teacher sends. */
export function LessonOnPage() {
  const { pathname } = useLocation();
  // The editor tells more, and has a place of its own for notes (`InLesson.tsx`).
  const isEditing = pathname.startsWith("/editor/");
  const [isOut, setOut] = useState(false);
  useEffect(() => followLesson(() => setOut(true)), []);
  // The editor says itself that it cannot save any more, and keeps the work for the child's next sign-in.
  useEffect(() => {
    if (isOut && !isEditing) void leaveClass();
  }, [isOut, isEditing]);
  usePageTold(isEditing ? null : pathname);
  const now = useStore(lessonNow, (state) => state.now);
  if (!now) return null;
  return (
    <>
      {!isEditing && <Notes now={now} isInMyGames={pathname === "/dashboard"} />}
      {now.isLookedAt && (
        <p className={styles.lookedAt} role="status">
          {now.teacher} is looking.
        </p>
      )}
      {(now.isPaused || now.isLookingHere) && <Together now={now} />}
    </>
  );
}

/** Tells the wall which page a child is on, and there when the child moves the hand. */
function usePageTold(path: string | null): void {
  const isConnected = useStore(lessonNow, (state) => state.isConnected);
  useEffect(() => {
    if (path === null || !isConnected) return;
    const status = onPage(path);
    void tellWall(status);
    return lessonNow.subscribe(({ handToTell }, before) => {
      if (handToTell !== null && handToTell !== before.handToTell) void tellWall(status);
    });
  }, [path, isConnected]);
}

function onPage(path: string): PupilStatus {
  const worldId = /^\/play\/([\w-]+)/.exec(path)?.[1] ?? null;
  return { doing: worldId === null ? "making" : "playing", worldId };
}

function Notes({ now, isInMyGames }: { readonly now: PupilNow; readonly isInMyGames: boolean }) {
  const hasGiven = useStore(lessonNow, ({ given }) => given > 0);
  const navigate = useNavigate();
  const from = `From ${now.teacher}`;
  if (now.note) return <NoteFromNib from={from} text={now.note.text} onClose={closeNote} />;
  if (!hasGiven) return null;
  const show = () => {
    forgetGiven();
    if (isInMyGames) loadPage("/dashboard");
    else void navigate("/dashboard");
  };
  return (
    <NoteFromNib from={from} text={NEW_GAME} onClose={forgetGiven}>
      <Button variant="primary" onClick={show}>
        Show me
      </Button>
    </NoteFromNib>
  );
}

export const NEW_GAME = "A new game for you is in My Games!";

/** Over everything: all look up, or at the teacher's stage. Games stop; what the child made stays behind it. */
function Together({ now: { isLookingHere, stage, teacher } }: { readonly now: PupilNow }) {
  useEffect(holdGames, []);
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
