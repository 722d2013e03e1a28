/** The box beside the player: how often it was played, and the way to one's own version of it. */
import { GitFork, Pencil, Play } from "lucide-react";
import { useNavigate } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { loginPath } from "../account/safeRedirect.ts";
import { useNewGame } from "../games/useNewGame.ts";
import { useMe } from "../useMe.ts";
import styles from "./PlayPage.module.css";

export function AboutGame({ world }: { readonly world: WorldRecord }) {
  return (
    <aside className={styles.about} aria-label="About this game">
      <Button disabled wide>
        <Play size={18} aria-hidden="true" /> {counted(world.playCount, "Play", "Plays")}
      </Button>
      <ForkButton world={world} />
      <div className={styles.invitation}>
        <h2>Like playing?</h2>
        <p>There are more games to play, and every one of them can be looked into.</p>
        <ButtonLink look="sunny" wide to="/explore">
          Explore games
        </ButtonLink>
      </div>
    </aside>
  );
}

function ForkButton({ world }: { readonly world: WorldRecord }) {
  const me = useMe();
  const navigate = useNavigate();
  const { busy, message, make } = useNewGame();
  if (me?.id === world.userId) {
    return (
      <ButtonLink look="primary" wide to={`/editor/${world.id}`}>
        <Pencil size={18} aria-hidden="true" /> Open in Editor
      </ButtonLink>
    );
  }
  const remix = () => (me ? make({ from: world.id, fork: true }) : void navigate(loginPath(`/play/${world.id}`)));
  return (
    <>
      <Button look="primary" wide busy={busy} onClick={remix}>
        <GitFork size={18} aria-hidden="true" /> Remix this Game
      </Button>
      <p className={styles.forks}>{counted(world.forkCount, "remix so far", "remixes so far")}</p>
      {message && <Banner tone="danger">{message}</Banner>}
    </>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
