import { useEffect, useRef } from "react";
import { Button } from "../../widgets/Button.tsx";
import styles from "./WallDialogs.module.css";

interface AskFirstProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks in its place before something is done that others would notice at once. It has the focus, so that readers hear the question. */
export function AskFirst({ question, yes, onYes, onNo }: AskFirstProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div className={styles.stack} role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className={styles.answers}>
        <Button ref={no} onClick={onNo}>
          Not now
        </Button>
        <Button variant="primary" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
