import { Button } from "../../widgets/Button.tsx";
import styles from "./WallDialogs.module.css";

interface AskFirstProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks in its place before something is done that others would notice at once. */
export function AskFirst({ question, yes, onYes, onNo }: AskFirstProps) {
  return (
    <div className={styles.stack} role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className={styles.answers}>
        <Button onClick={onNo}>Not now</Button>
        <Button variant="primary" data-first="" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
