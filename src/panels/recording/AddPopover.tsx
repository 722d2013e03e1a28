import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import styles from "./ChipLine.module.css";
import type { PictureName } from "./pictureMat.ts";

export interface AddPopoverProps {
  /** "Add a check". */
  readonly label: string;
  /** "Only if…" */
  readonly title: string;
  /** The picture that the added check or step is about. */
  readonly picture: PictureName;
  /** The tiles. `close` closes the popover and gives the focus back to the button, from where a new row takes it. */
  readonly children: (close: () => void) => ReactNode;
}

const TilesPopover = lazy(async () => ({ default: (await import("./AddTiles.tsx")).TilesPopover }));

/** The button that adds a check or a step, and the popover of tiles that it opens beside its picture, which is loaded then. */
export function AddPopover({ label, title, picture, children }: AddPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.add}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        data-state={isOpen ? "open" : "closed"}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus size={17} strokeWidth={3} aria-hidden="true" /> <span className={styles.addLabel}>{label}</span>
      </button>
      {isOpen && (
        <Suspense>
          <TilesPopover
            title={title}
            button={button}
            picture={picture}
            onClose={(isLeft) => (isLeft ? setOpen(false) : close())}
          >
            {children}
          </TilesPopover>
        </Suspense>
      )}
    </>
  );
}
