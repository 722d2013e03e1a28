/** What parents want to know first. */
import { PRODUCT } from "../../api/product.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import styles from "./Home.module.css";

export function PromiseToParents() {
  return (
    <section className={[styles.section, styles.parents].join(" ")}>
      <img src="/ui/together.png" alt="" width={320} height={160} loading="lazy" />
      <div>
        <h2>A calm place for children</h2>
        <ul className={styles.promises}>
          <li>{PRODUCT} will never collect more than an e-mail address, a nickname and a password.</li>
          <li>No ads, no trackers, no chat, and nothing to buy.</li>
          <li>Nothing is published unless your child says so, and all of it can be deleted.</li>
          <li>Children learn how programs think: order, conditions, chance, and finding out why.</li>
        </ul>
        <ButtonLink to="/faq">For Parents</ButtonLink>
      </div>
    </section>
  );
}
