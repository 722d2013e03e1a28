import styles from "./GameCard.module.css";
import { timeAgo } from "./timeAgo.ts";

/** `time` is in ISO format. */
export function LastUpdated({ time }: { readonly time: string }) {
  return (
    <p className={styles.small}>
      Last updated{" "}
      <time dateTime={time} title={new Date(time).toLocaleString()}>
        {timeAgo(time, Date.now())}
      </time>
    </p>
  );
}
