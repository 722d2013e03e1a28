import { Eye, GitFork, Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import type { Characters } from "../../engine/index.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { editorPath } from "../games/gamePaths.ts";
import { PLAYS_TOLD } from "../games/playsTold.ts";
import type { NewGame } from "../games/useNewGame.ts";
import styles from "./AboutGame.module.css";
import { HowToPlay } from "./HowToPlay.tsx";

const ReportGame = lazy(async () => ({ default: (await import("../class/ReportGame.tsx")).ReportGame }));

export interface AboutGameProps {
  readonly world: WorldRecord;
  readonly characters: Characters;
  readonly playCount: number;
  /** It belongs to the signed-in child, or to this browser. */
  readonly isMine: boolean;
  readonly isSignedIn: boolean;
  /** Makes the remix. */
  readonly newGame: NewGame;
  /** How to play and the look inside stand on the stage's side of the page. */
  readonly isBrief: boolean;
  /** The button that shares the game, where it may be shared. */
  readonly share?: ReactNode;
}

/** Beside the player: how to play, how to change the game, and how often it was played and remixed. */
export function AboutGame({
  world,
  characters,
  playCount,
  isMine,
  isSignedIn,
  newGame,
  isBrief,
  share,
}: AboutGameProps) {
  return (
    <aside className={styles.about} aria-label="About this game">
      {!isBrief && <HowToPlay world={world} characters={characters} />}
      <section className={styles.card} aria-labelledby="make-it-yours">
        <h2 id="make-it-yours">{isMine ? "This game is yours" : "Make it yours"}</h2>
        {isMine ? (
          <Own world={world} share={share} />
        ) : (
          <Others world={world} isSignedIn={isSignedIn} newGame={newGame} isBrief={isBrief} share={share} />
        )}
      </section>
      {playCount >= PLAYS_TOLD && (
        <p className={styles.counts}>
          {playCount} plays, {counted(world.forkCount, "remix", "remixes")}
        </p>
      )}
      <Link to="/explore" className={styles.more}>
        More games to play
      </Link>
      {!isMine && (
        <Suspense>
          <ReportGame world={world} />
        </Suspense>
      )}
    </aside>
  );
}

function Own({ world, share }: Pick<AboutGameProps, "world" | "share">) {
  return (
    <>
      <p className={styles.hint}>Change anything you like.</p>
      <ButtonLink variant="primary" wide to={editorPath(world.id)}>
        <Pencil size={18} aria-hidden="true" /> Open in Editor
      </ButtonLink>
      {share}
    </>
  );
}

type OthersProps = Pick<AboutGameProps, "world" | "isSignedIn" | "newGame" | "isBrief" | "share">;

function Others({ world, isSignedIn, newGame, isBrief, share }: OthersProps) {
  const { busy, message, make } = newGame;
  return (
    <>
      <p className={styles.hint}>Open your own copy and change anything.</p>
      {world.whatCanIChange && (
        <p className={styles.change}>
          <strong>What can I change?</strong> {world.whatCanIChange}
        </p>
      )}
      <Button variant="primary" wide busy={busy} onClick={() => make({ from: world.id, fork: true })}>
        <GitFork size={18} aria-hidden="true" /> Remix this Game
      </Button>
      {!isBrief && <LookInside world={world} newGame={newGame} wide />}
      {share}
      {!isSignedIn && <p className={styles.hint}>Your copy is saved on this device. No account needed.</p>}
      {message && <Banner tone="danger">{message}</Banner>}
    </>
  );
}

export interface LookInsideProps {
  readonly world: WorldRecord;
  readonly newGame: NewGame;
  readonly wide?: boolean;
}

/** Opens a copy to see how the game works: a remix too, because what is changed in it belongs to the child. */
export function LookInside({ world, newGame, wide = false }: LookInsideProps) {
  return (
    <Button wide={wide} onClick={() => newGame.make({ from: world.id, fork: true, isToured: false })}>
      <Eye size={20} aria-hidden="true" /> Look inside
    </Button>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
