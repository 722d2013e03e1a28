import { Close } from "@radix-ui/react-dialog";
import { ArrowLeft, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { DialogTitle } from "../../widgets/Dialog.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { scrollStop } from "../../widgets/scrollStop.ts";
import styles from "./Pane.module.css";

export interface PaneProps {
  readonly title: string;
  /** Goes back to the list of ways; the list itself has none. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
  /** Has nothing to press in it, through which Tab would scroll it. */
  readonly isText?: boolean;
  /** Buttons below, which do not scroll. What stands first is at the left. */
  readonly footer?: ReactNode;
}

/** A page of the dialog: Back, its title and Close, what it is about, and its buttons. Its main control has the focus at first. */
export function Pane({ title, onBack, children, isText = false, footer }: PaneProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = place.current?.querySelectorAll<HTMLElement>("[data-first], button") ?? [];
    (place.current?.querySelector<HTMLElement>("[data-first]") ?? first)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={styles.pane}>
      <header className={styles.head}>
        {onBack && <IconButton raised icon={<ArrowLeft size={20} aria-hidden="true" />} name="Back" onClick={onBack} />}
        <DialogTitle>{title}</DialogTitle>
        <Close asChild>
          <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" />
        </Close>
      </header>
      <div ref={isText ? scrollStop : undefined} className={styles.content}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
