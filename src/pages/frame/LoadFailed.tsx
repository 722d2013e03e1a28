import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import styles from "./Page.module.css";

export interface LoadFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, with a button to try again. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  return (
    <div className={styles.loading}>
      <Banner tone="danger">{message}</Banner>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
