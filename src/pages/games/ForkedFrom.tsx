/** 'Forked from {user}/{world}', for a game that grew from another one (spec §2). */
import { Link } from "react-router";
import type { ForkParent } from "../../api/wire.ts";
import styles from "./GameCard.module.css";
import { shownName } from "./shownName.ts";

export function ForkedFrom({ parent }: { readonly parent: ForkParent }) {
  return (
    <p className={styles.small}>
      Forked from <Link to={`/u/${parent.user.username}`}>{parent.user.username}</Link>/
      <Link to={`/play/${parent.id}`}>{shownName(parent.name)}</Link>
    </p>
  );
}
