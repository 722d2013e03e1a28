/** Where videos about making games will be (spec §2 "Dashboard"). */
import { Clapperboard } from "lucide-react";
import { PRODUCT } from "../../api/product.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import styles from "./DashboardPage.module.css";

export function LearnCard() {
  return (
    <aside className={`${styles.card} ${styles.learn}`} aria-labelledby="learn">
      <h2 id="learn">Learn {PRODUCT}</h2>
      <div className={styles.film}>
        <Clapperboard size={44} strokeWidth={1.75} aria-hidden="true" />
        <p>Videos are coming soon - stay tuned!</p>
      </div>
      <p>Until then: play a game of somebody else, and look inside to see how it works.</p>
      <ButtonLink wide to="/explore">
        Explore games
      </ButtonLink>
    </aside>
  );
}
