import { WandSparkles } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../widgets/Button.tsx";
import type { DrawnWords } from "./useDrawnWords.ts";
import styles from "./WordsForm.module.css";

const LETTERS_MAX = 200;

export interface WordsFormProps {
  readonly label: string;
  /** A sample description. */
  readonly example: string;
  /** Shown if nothing was typed. */
  readonly emptyWarning?: string;
  readonly drawn: DrawnWords;
  readonly onClose: () => void;
}

/** A form for describing a picture to be generated. */
export function WordsForm({ label, example, emptyWarning, drawn, onClose }: WordsFormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim() ?? "";
    setEmpty(words === "");
    if (words !== "") drawn.draw(words);
    else field.current?.focus();
  };
  const message = isEmpty ? emptyWarning : drawn.message;
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <label className={styles.label}>
        {label}
        <input ref={field} className={styles.field} maxLength={LETTERS_MAX} placeholder={example} autoComplete="off" />
      </label>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="small" busy={drawn.isDrawing}>
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
      <p className={styles.remark} role="status">
        {message ? null : drawn.remark}
      </p>
      {message && (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
    </form>
  );
}
