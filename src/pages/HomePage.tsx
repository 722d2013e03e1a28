import { lazy, Suspense, useCallback, useState } from "react";
import { loadText, removeText, storeText } from "../browser/storage.ts";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { useHasClasses } from "./class/hasClasses.ts";
import { GameDoor } from "./files/GameDoor.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { useLeftGame } from "./games/leftGame.ts";
import { NewGameButton } from "./games/NewGameButton.tsx";
import { HeroStage } from "./home/HeroStage.tsx";
import styles from "./home/Home.module.css";
import { useMe } from "./useMe.ts";

// Loaded after the first paint, because they are not part of it.
const HomeEnd = lazy(async () => ({ default: (await import("./home/HomeEnd.tsx")).HomeEnd }));
const LocalGames = lazy(async () => ({ default: (await import("./games/LocalGames.tsx")).LocalGames }));

/** The landing page, with a running game. */
export function HomePage() {
  usePageTitle(null);
  const [visit, setVisit] = useState(0);
  const hasClasses = useHasClasses();
  const me = useMe();
  const [hasGames, tellGames] = useHasGames();
  // Without an account, this is the child's My Games.
  const isFirst = hasGames && me === null;
  const localGames = (
    <div key={visit} className={isFirst ? styles.gamesFirst : me ? undefined : styles.gamesPlace}>
      <Suspense>
        <LocalGames onKnown={tellGames} />
      </Suspense>
    </div>
  );
  return (
    <GameDoor onAdded={() => setVisit(visit + 1)}>
      <main>
        {isFirst && localGames}
        <section className={styles.hero}>
          <div className={styles.heroInner}>
            <div>
              <h1 className={styles.title}>
                Make your own games. <span className={styles.swash}>Just show how.</span>
              </h1>
              <p className={styles.lead}>
                Act out what should happen, and your characters learn it. No typing, no code. Just press Play.
              </p>
              <WaysIn />
              {hasClasses && me === null && (
                <p className={styles.classWay}>
                  <ButtonLink to="/class">Go to your class</ButtonLink>
                </p>
              )}
              <p className={styles.ages}>Free for everyone. Best for ages 6 to 14.</p>
            </div>
            <HeroStage />
          </div>
        </section>
        {!isFirst && localGames}
        <HowItWorks />
        <Suspense fallback={<div className={styles.bandToCome} />}>
          <HomeEnd />
        </Suspense>
      </main>
    </GameDoor>
  );
}

const HAS_GAMES = "gamesHere";

/** Whether this browser has games, remembered from the last visit until it is known, so that the page need not move. */
function useHasGames() {
  const left = useLeftGame();
  const [hasGames, setHasGames] = useState(() => left !== null || loadText(HAS_GAMES) !== null);
  const tell = useCallback((has: boolean) => {
    setHasGames(has);
    if (has) storeText(HAS_GAMES, "yes");
    else removeText(HAS_GAMES);
  }, []);
  return [hasGames, tell] as const;
}

function WaysIn() {
  const me = useMe();
  return (
    <div className={styles.buttons}>
      <NewGameButton
        variant="sunny"
        size="large"
        label={me ? "New Game" : "Try it Now"}
        title="Create your first game!"
      />
      {me ? (
        <ButtonLink size="large" to="/dashboard">
          View your Games
        </ButtonLink>
      ) : (
        <ButtonLink size="large" to="/explore">
          Play games
        </ButtonLink>
      )}
    </div>
  );
}

const STEPS = [
  {
    picture: "/ui/step-draw.png",
    title: "Draw it",
    text: "Paint your own characters dot by dot, or pick a ready-made hero, bee or boulder. Put them on the grid.",
  },
  {
    picture: "/ui/step-act.png",
    title: "Act it out",
    text: "Show what it looks like before and what happens after. You just made a rule!",
  },
  {
    picture: "/ui/step-play.png",
    title: "Play it",
    text: "Press Play and everyone follows your rules. Step back, change your mind, show your friends.",
  },
] as const;

function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2>Games you teach, not type</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ picture, title, text }) => (
          <li key={title} className={styles.step}>
            <img src={picture} alt="" width={320} height={200} loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
