/** What a child is asked who goes back while the game is not saved (spec §4, §8). */
import { Download } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { after } from "../../../browser/timers.ts";
import { useEditorState } from "../../../editor/EditorContext.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { exportOpenGame } from "../../files/exportGame.ts";
import styles from "../EditorDialogs.module.css";
import type { EditorSession } from "../openSession.ts";
import type { HeldNavigation } from "./useHeldNavigation.ts";

/** Most saves are over by then, and nobody is asked for nothing. */
const QUICK_MS = 400;

export interface LeaveQuestionProps {
  readonly desk: EditorSession;
  readonly held: HeldNavigation;
  readonly onStay: () => void;
}

export function LeaveQuestion({ held, ...rest }: LeaveQuestionProps) {
  return held.waitsFor === "save" ? (
    <StillSaving held={held} onStay={rest.onStay} />
  ) : (
    <NotSaved held={held} {...rest} />
  );
}

function StillSaving({ held, onStay }: Omit<LeaveQuestionProps, "desk">) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => after(QUICK_MS, () => setSlow(true)), []);
  if (!isSlow) return null;
  return (
    <Question title="Still saving" onStay={onStay} onGo={held.goOn}>
      <p>Your changes are still saving. Are you sure you want to close the editor?</p>
    </Question>
  );
}

function NotSaved({ desk, held, onStay }: LeaveQuestionProps) {
  const message = useEditorState((state) => state.save.message);
  const { isTemporary } = desk.storage;
  const words = isTemporary ? FLEETING : FAILED;
  const file = (
    <Button onClick={() => exportOpenGame(desk.editor)}>
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

const FAILED = "Your last changes could not be saved yet. Stay and try again in a moment, or keep them as a file.";
const FLEETING = "This browser keeps no games. If you go now, this game is gone. A file keeps it.";

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
