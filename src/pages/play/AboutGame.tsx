import { GitFork, Pencil, Play } from "lucide-react";
import type { WorldRecord } from "../../api/wire.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { editorPath } from "../games/gamePaths.ts";
import { useNewGame } from "../games/useNewGame.ts";
import { useMe } from "../useMe.ts";
import styles from "./PlayPage.module.css";

/** Beside the player: how often the game was played, and a button to edit or remix it. */
export function AboutGame({ world }: { readonly world: WorldRecord }) {
  const me = useMe();
  // Local games belong to every user of this browser.
  const isMine = isLocalId(world.id) || me?.id === world.userId;
  return (
    <aside className={styles.about} aria-label="About this game">
      <Button disabled wide>
        <Play size={18} aria-hidden="true" /> {counted(world.playCount, "Play", "Plays")}
      </Button>
      {isMine ? <EditButton world={world} /> : <RemixButton world={world} isSignedIn={me !== null} />}
      <div className={styles.invitation}>
        <h2>Like playing?</h2>
        <p>There are more games to play, and every one of them can be looked into.</p>
        <ButtonLink variant="sunny" wide to="/explore">
          Explore games
        </ButtonLink>
      </div>
    </aside>
  );
}

function EditButton({ world }: { readonly world: WorldRecord }) {
  return (
    <ButtonLink variant="primary" wide to={editorPath(world.id)}>
      <Pencil size={18} aria-hidden="true" /> Open in Editor <ForkCount count={world.forkCount} />
    </ButtonLink>
  );
}

interface RemixButtonProps {
  readonly world: WorldRecord;
  readonly isSignedIn: boolean;
}

function RemixButton({ world, isSignedIn }: RemixButtonProps) {
  const { busy, message, make } = useNewGame();
  return (
    <>
      <Button variant="primary" wide busy={busy} onClick={() => make({ from: world.id, fork: true })}>
        <GitFork size={18} aria-hidden="true" /> Remix this Game <ForkCount count={world.forkCount} />
      </Button>
      {!isSignedIn && (
        <p className={styles.copyHint}>You get a copy of your own. It is kept in this browser, no account needed.</p>
      )}
      {message && <Banner tone="danger">{message}</Banner>}
    </>
  );
}

function ForkCount({ count }: { readonly count: number }) {
  return (
    <span className={styles.count} role="img" aria-label={counted(count, "remix", "remixes")}>
      {count}
    </span>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
