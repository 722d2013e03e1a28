/** A question that opens to its answer. The browser's own element, so that a search in the page finds closed answers too. */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  /** The part of the address behind `#` that leads here. */
  readonly id: string;
  readonly title: string;
  /** The address leads here: it is open, and in view. */
  readonly isWanted: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

export function Disclosure({ id, title, isWanted, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWanted || !details.current || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: "start" });
  }, [isWanted]);
  return (
    <details
      ref={details}
      id={id}
      className={styles.details}
      onToggle={({ currentTarget }) => currentTarget.open && !isWanted && onOpen()}
    >
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <ChevronDown className={styles.arrow} size={22} strokeWidth={2.6} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
