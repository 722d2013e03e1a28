import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  /** The `#` part of its URL. */
  readonly id: string;
  readonly title: string;
  /** Whether the URL leads here, which opens it and scrolls it into view. */
  readonly isTarget: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A question that opens to its answer. A native element, because the browser's find in page then also searches closed answers. */
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
