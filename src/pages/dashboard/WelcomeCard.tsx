import { GraduationCap } from "lucide-react";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { useNewGame } from "../games/useNewGame.ts";
import styles from "./DashboardPage.module.css";

/** Offers the tutorial to a child who has no games yet. */
export function WelcomeCard({ name }: { readonly name: string }) {
  const { busy, message, make } = useNewGame();
  return (
    <section className={`${styles.card} ${styles.welcome}`} aria-labelledby="welcome">
      <img src="/ui/choose-tutorial.png" alt="" className={styles.welcomePicture} />
      <div className={styles.welcomeText}>
        <h2 id="welcome">Welcome, {name}!</h2>
        <p>Make your first game with Nib's help. It takes a few minutes, and the game is yours.</p>
        <Button variant="sunny" size="large" busy={busy} onClick={() => make({ from: "tutorial" })}>
          <GraduationCap size={22} aria-hidden="true" /> Start Tutorial
        </Button>
        {message && <Banner tone="danger">{message}</Banner>}
      </div>
    </section>
  );
}
