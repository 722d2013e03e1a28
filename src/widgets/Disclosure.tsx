/** A question that opens to its answer. The browser's own element, so that a search in the page finds closed answers too. */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  /** The part of the address behind `#` that leads here. */
  readonly id: string;
  readonly title: string;
  /** The address leads here: it is open, and in view. */
  readonly isTarget: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

export function Disclosure({ id, title, isTarget, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isTarget || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: "start" });
  }, [isTarget]);
  return (
    <details
      ref={details}
      id={id}
      className={styles.details}
      onToggle={({ currentTarget }) => currentTarget.open && !isTarget && onOpen()}
    >
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <ChevronDown className={styles.arrow} size={22} strokeWidth={2.6} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
