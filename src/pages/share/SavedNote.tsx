import { Check } from "lucide-react";
import { Banner } from "../../widgets/Banner.tsx";
import styles from "./SavedNote.module.css";

export interface SavedNoteProps {
  /** Said once the file is saved; null before. */
  readonly saved: string | null;
  /** Why saving failed, in plain words. */
  readonly message: string | null;
}

/** What became of saving, below what was saved. */
export function SavedNote({ saved, message }: SavedNoteProps) {
  return (
    <div className={styles.place} role="status">
      {saved !== null && (
        <p className={styles.saved}>
          <Check size={22} strokeWidth={3} aria-hidden="true" /> {saved}
        </p>
      )}
      {message !== null && <Banner tone="danger">{message}</Banner>}
    </div>
  );
}
