/** Whose game this is, what it is called, and where it came from (spec §2 "Play page"). */
import { Link } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import { playPath } from "../games/gamePaths.ts";
import { shownName } from "../games/shownName.ts";
import styles from "./PlayPage.module.css";

export function PlayHead({ world }: { readonly world: WorldRecord }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <NameOf world={world} />
      </h1>
      {world.forkParent && (
        <p className={styles.parent}>
          Remixed from <Link to={playPath(world.forkParent.id)}>{shownName(world.forkParent.name)}</Link>
        </p>
      )}
    </header>
  );
}

/** A game of this browser has no owner, and so no profile to lead to. */
function NameOf({ world }: { readonly world: WorldRecord }) {
  const { username } = world.user;
  if (username === "") return shownName(world.name);
  const profile = `/u/${encodeURIComponent(username)}`;
  return (
    <>
      <Link to={profile}>{username}</Link>
      <span aria-hidden="true"> / </span>
      <Link to={profile}>{shownName(world.name)}</Link>
    </>
  );
}
