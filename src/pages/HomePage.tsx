/** The front door: what this is, shown by a game that runs, and the way in (spec §2 "/"). */
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { PRODUCT } from "../api/product.ts";
import { Button } from "../widgets/Button.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { GameIdeas } from "./home/GameIdeas.tsx";
import { HeroStage } from "./home/HeroStage.tsx";
import styles from "./home/Home.module.css";
import { HowItWorks } from "./home/HowItWorks.tsx";
import { PromiseToParents } from "./home/PromiseToParents.tsx";
import { useMe } from "./useMe.ts";

// What is not in the first picture comes after it.
const KeptGames = lazy(async () => ({ default: (await import("./games/LocalGames.tsx")).LocalGames }));
const FirstGameDialog = lazy(async () => ({ default: (await import("./home/FirstGameDialog.tsx")).FirstGameDialog }));

export function HomePage() {
  usePageTitle(null);
  return (
    <main>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1 className={styles.title}>
              Make your own games. <span className={styles.swash}>Just show how.</span>
            </h1>
            <p className={styles.lead}>
              With {PRODUCT} you act out what should happen, and your characters learn it. No code to type: press Play.
            </p>
            <WaysIn />
            <p className={styles.ages}>Free, for ages 6 to 14, and for anybody who likes to play.</p>
          </div>
          <HeroStage />
        </div>
      </section>
      <Suspense>
        <KeptGames />
      </Suspense>
      <HowItWorks />
      <GameIdeas />
      <PromiseToParents />
    </main>
  );
}

function WaysIn() {
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  // It stays once it is there, so that closing it is seen and the focus goes back.
  const [wasAsked, setWasAsked] = useState(false);
  const ask = () => {
    setWasAsked(true);
    setAsking(true);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="sunny" size="large" aria-haspopup="dialog" onClick={ask}>
        <Plus size={22} strokeWidth={3} aria-hidden="true" /> {me ? "New Game" : "Try it Now"}
      </Button>
      {me ? (
        <ButtonLink size="large" to="/dashboard">
          View your Games
        </ButtonLink>
      ) : (
        <ButtonLink size="large" to="/explore">
          Play games
        </ButtonLink>
      )}
      <Suspense>{wasAsked && <FirstGameDialog open={isAsking} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}
