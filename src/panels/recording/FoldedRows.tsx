import { ListChecks, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./FoldedRows.module.css";

/** A phone or a window at 200 % zoom: there is no line to spare for checks and steps. */
export const NO_LINE_TO_SPARE = "(max-height: 479px), (max-width: 599px) and (min-height: 600px)";

interface FoldedRowsProps {
  readonly checks: number;
  readonly steps: number;
  readonly children: ReactNode;
}

/** The checks and steps behind one button, which opens them over the pictures. */
export function FoldedRows({ checks, steps, children }: FoldedRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ListChecks size={18} strokeWidth={2.4} aria-hidden="true" />
        <span>
          <span className={styles.count}>Checks {checks}</span> <span className={styles.dot}>·</span>{" "}
          <span className={styles.count}>Steps {steps}</span>
        </span>
      </button>
      {isOpen && (
        <fieldset
          id={id}
          className={styles.sheet}
          data-rows-sheet=""
          aria-label="Checks and steps"
          onKeyDown={onKeyDown}
        >
          <div className={styles.close}>
            <IconButton icon={<X size={18} aria-hidden="true" />} name="Close" size="small" onClick={close} />
          </div>
          {children}
        </fieldset>
      )}
    </>
  );
}
