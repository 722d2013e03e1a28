import { Link } from "react-router";
import type { ForkParent } from "../../api/wire.ts";
import { shownName } from "../../player/shownName.ts";
import styles from "./GameCard.module.css";
import { playPath } from "./gamePaths.ts";
import { MakerLink } from "./MakerLink.tsx";
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

export function ForkedFrom({ parent }: { readonly parent: ForkParent }) {
  return (
    <p className={styles.small}>
      Forked from <MakerLink username={parent.user.username} />/
      <Link to={playPath(parent.id)}>{shownName(parent.name)}</Link>
    </p>
  );
}
