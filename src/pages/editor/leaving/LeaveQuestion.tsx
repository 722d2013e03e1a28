import { Download } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { after } from "../../../browser/timers.ts";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { exportOpenGame } from "../../files/exportGame.ts";
import styles from "../EditorDialogs.module.css";
import type { EditorSession } from "../openSession.ts";
import type { HeldNavigation } from "./useHeldNavigation.ts";

/** Most saves take less time than this, and then the child is not asked at all. */
const QUICK_MS = 400;

export interface LeaveQuestionProps {
  readonly session: EditorSession;
  readonly held: HeldNavigation;
  readonly onStay: () => void;
}

/** Asks the child who leaves the editor while the game is not saved. */
export function LeaveQuestion({ held, ...rest }: LeaveQuestionProps) {
  return held.waitsFor === "save" ? (
    <StillSaving held={held} onStay={rest.onStay} />
  ) : (
    <NotSaved held={held} {...rest} />
  );
}

function StillSaving({ held, onStay }: Omit<LeaveQuestionProps, "session">) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => after(QUICK_MS, () => setSlow(true)), []);
  if (!isSlow) return null;
  return (
    <Question title="Still saving" onStay={onStay} onGo={held.goOn}>
      <p>Your changes are still saving. Are you sure you want to close the editor?</p>
    </Question>
  );
}

function NotSaved({ session, held, onStay }: LeaveQuestionProps) {
  const message = useEditorState((state) => state.save.message);
  const { isTemporary } = session.storage;
  const words = isTemporary ? TEMPORARY : FAILED;
  const file = (
    <Button onClick={() => exportOpenGame(session.editor)}>
      <Download size={18} aria-hidden="true" /> Save as a file
    </Button>
  );
  return (
    <Question title="Not saved yet" onStay={onStay} onGo={held.goOn} more={file}>
      <p>{words}</p>
      {message && <p>{message}</p>}
    </Question>
  );
}

const FAILED = "We couldn't save your last changes yet. Try again in a moment, or save them as a file.";
const TEMPORARY = "This browser can't keep games. Save this one as a file before you go.";

interface QuestionProps {
  readonly title: string;
  readonly onStay: () => void;
  readonly onGo: () => void;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Question({ title, onStay, onGo, more, children }: QuestionProps) {
  const footer = (
    <>
      <Button onClick={onGo}>Leave anyway</Button>
      {more}
      <Button variant="primary" onClick={onStay}>
        Stay here
      </Button>
    </>
  );
  return (
    <Dialog open isStatic isQuestion width={520} title={title} onClose={onStay} footer={footer}>
      <div className={styles.column}>{children}</div>
    </Dialog>
  );
}
