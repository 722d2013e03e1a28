/** The front door: what this is, and the way in. */
import { Plus } from "lucide-react";
import { PRODUCT } from "../api/product.ts";
import { Banner } from "../widgets/Banner.tsx";
import { Button } from "../widgets/Button.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { useNewGame } from "./games/useNewGame.ts";
import styles from "./HomePage.module.css";
import { HowItWorks } from "./home/HowItWorks.tsx";
import { useMe } from "./useMe.ts";

export function HomePage() {
  usePageTitle(null);
  const me = useMe();
  return (
    <main>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1 className={styles.title}>Make your own games. Just show how.</h1>
            <p className={styles.lead}>
              With {PRODUCT} you act out what should happen, and your characters learn it. No code, no waiting: press
              Play.
            </p>
            <div className={styles.buttons}>{me ? <ForMakers /> : <ForVisitors />}</div>
            <p className={styles.ages}>Free, for ages 6 to 14, and for anybody who likes to play.</p>
          </div>
          <div className={styles.scene}>
            <img
              src="/ui/hero-scene.png"
              alt="A game made here: a hero on a bridge, coins above, a bee and a fox"
              width={880}
              height={440}
            />
          </div>
        </div>
      </section>
      <HowItWorks />
    </main>
  );
}

function ForMakers() {
  const newGame = useNewGame();
  return (
    <>
      <Button look="sunny" size="large" busy={newGame.busy} onClick={() => newGame.make()}>
        <Plus size={22} strokeWidth={3} aria-hidden="true" /> New Game
      </Button>
      <ButtonLink size="large" to="/dashboard">
        View your Games
      </ButtonLink>
      {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
    </>
  );
}

function ForVisitors() {
  return (
    <>
      <ButtonLink look="sunny" size="large" to="/join">
        Make your first game
      </ButtonLink>
      <ButtonLink size="large" to="/explore">
        Play games
      </ButtonLink>
    </>
  );
}
