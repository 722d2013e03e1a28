import { type ReactNode, useId } from "react";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { useMedia } from "../../../widgets/useMedia.ts";
import styles from "./InLesson.module.css";

/** A corner of the stage. */
export interface Corner {
  readonly isLeft: boolean;
  readonly isLow: boolean;
}

interface NoteFromNibProps {
  /** Who says it. */
  readonly from: string;
  readonly text: string;
  /** Of the stage of the editor. On other pages, Nib is smaller, at the top right. */
  readonly corner?: Corner;
  readonly onClose: () => void;
  /** More to do than to close it. */
  readonly children?: ReactNode;
}

/** A window in which no corner is free: wherever a note stood, it would cover something to press. */
const NO_CORNER = "(max-height: 479px), (max-width: 719px)";

/** What Nib says for the teacher: in a corner, or in a dialog where there is no room for one. */
export function NoteFromNib(props: NoteFromNibProps) {
  return useMedia(NO_CORNER) ? <NoteInDialog {...props} /> : <NoteInCorner {...props} />;
}

function NoteInCorner({ from, text, corner, onClose, children }: NoteFromNibProps) {
  return (
    <aside className={styles.nib} data-left={corner?.isLeft} data-low={corner?.isLow ?? "page"} aria-label={from}>
      <div className={styles.bubble} role="status">
        <p className={styles.from}>{from}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.answers}>
          {children}
          <Ok onClose={onClose} />
        </div>
      </div>
      <span className={styles.nibPicture} aria-hidden="true" />
    </aside>
  );
}

function NoteInDialog({ from, text, onClose, children }: NoteFromNibProps) {
  const said = useId();
  const answers = (
    <>
      {children}
      <Ok onClose={onClose} />
    </>
  );
  return (
    <Dialog open isStatic isQuestion title={from} describedBy={said} onClose={onClose} footer={answers}>
      <p id={said} className={styles.text}>
        {text}
      </p>
    </Dialog>
  );
}

function Ok({ onClose }: Pick<NoteFromNibProps, "onClose">) {
  return (
    <Button variant="sunny" onClick={onClose}>
      OK
    </Button>
  );
}
