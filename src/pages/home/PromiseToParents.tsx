import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import styles from "./Home.module.css";

/** What parents want to know, with the way to the page for them. */
export function PromiseToParents() {
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
