/** A line to write in what shall be drawn. */
import { WandSparkles } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { DrawnWords } from "./useDrawnWords.ts";
import styles from "./WordsForm.module.css";

const LETTERS_MAX = 200;

export interface WordsFormProps {
  readonly label: string;
  /** Something that could be written. */
  readonly example: string;
  readonly drawn: DrawnWords;
  readonly onClose: () => void;
}

export function WordsForm({ label, example, drawn, onClose }: WordsFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim() ?? "";
    if (words !== "") drawn.draw(words);
    else field.current?.focus();
  };
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <label className={styles.label}>
        {label}
        <input ref={field} className={styles.field} maxLength={LETTERS_MAX} placeholder={example} autoComplete="off" />
      </label>
      <div className={styles.buttons}>
        <Button type="submit" look="primary" size="small" busy={drawn.isDrawing}>
          <WandSparkles size={18} aria-hidden="true" /> {drawn.isDrawing ? "Drawing…" : "Draw"}
        </Button>
        {drawn.isDrawing ? (
          <Button size="small" onClick={drawn.stop}>
            Stop
          </Button>
        ) : (
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
      {drawn.message !== null && (
        <p className={styles.message} role="alert">
          {drawn.message}
        </p>
      )}
    </form>
  );
}
