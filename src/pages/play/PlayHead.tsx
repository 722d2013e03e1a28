/** Whose game this is, what it is called, and where it came from (spec §2 "Play page"). */
import { Link } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import { shownName } from "../games/shownName.ts";
import styles from "./PlayPage.module.css";

export function PlayHead({ world }: { readonly world: WorldRecord }) {
  const profile = `/u/${encodeURIComponent(world.user.username)}`;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <Link to={profile}>{world.user.username}</Link>
        <span aria-hidden="true"> / </span>
        <Link to={profile}>{shownName(world.name)}</Link>
      </h1>
      {world.forkParent && (
        <p className={styles.parent}>
          Remixed from <Link to={`/play/${world.forkParent.id}`}>{shownName(world.forkParent.name)}</Link>
        </p>
      )}
    </header>
  );
}
