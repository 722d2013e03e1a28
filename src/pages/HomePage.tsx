import { lazy, Suspense, useState } from "react";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { useHasClasses } from "./class/hasClasses.ts";
import { GameDoor } from "./files/GameDoor.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { NewGameButton } from "./games/NewGameButton.tsx";
import { HeroStage } from "./home/HeroStage.tsx";
import styles from "./home/Home.module.css";
import { useMe } from "./useMe.ts";

// Loaded after the first paint, because they are not part of it.
const GameIdeas = lazy(async () => ({ default: (await import("./home/GameIdeas.tsx")).GameIdeas }));
const LocalGames = lazy(async () => ({ default: (await import("./games/LocalGames.tsx")).LocalGames }));

/** The landing page, with a running game. */
export function HomePage() {
  usePageTitle(null);
  const [visit, setVisit] = useState(0);
  const hasClasses = useHasClasses();
  const me = useMe();
  return (
    <GameDoor onAdded={() => setVisit(visit + 1)}>
      <main>
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
        <LocalGamesPlace key={visit} />
        <HowItWorks />
        <Suspense fallback={<div className={styles.bandToCome} />}>
          <GameIdeas />
        </Suspense>
        <PromiseToParents />
      </main>
    </GameDoor>
  );
}

/** Without an account, games or the button that opens one will be there: what follows keeps its place. */
function LocalGamesPlace() {
  const me = useMe();
  return (
    <div className={me ? undefined : styles.gamesPlace}>
      <Suspense>
        <LocalGames />
      </Suspense>
    </div>
  );
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

function PromiseToParents() {
  return (
    <section className={[styles.section, styles.parents].join(" ")}>
      <img src="/ui/together.png" alt="" width={320} height={160} loading="lazy" />
      <div>
        <h2>A calm place for children</h2>
        <ul className={styles.promises}>
          <li>All we ever ask for is a nickname, a password and an email address.</li>
          <li>No ads, no trackers, no chat and nothing to buy.</li>
          <li>Nothing is public unless your child publishes it, and you can delete everything.</li>
          <li>Children learn how programs work: order, conditions, chance and debugging.</li>
        </ul>
        <ButtonLink to="/faq">For Parents</ButtonLink>
      </div>
    </section>
  );
}
