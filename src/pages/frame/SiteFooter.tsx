import { Link } from "react-router";
import { PRODUCT } from "../../api/product.ts";
import styles from "./SiteFooter.module.css";

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <img src="/ui/logo.png" alt="" width={40} height={40} className={styles.mark} />
        <p className={styles.words}>{PRODUCT} is free and open source. No ads, no trackers, nothing to buy.</p>
        <nav className={styles.links} aria-label="Footer">
          <Link to="/faq">For Parents</Link>
          <Link to="/terms-of-use">Terms of Use</Link>
          <Link to="/privacy-policy">Privacy Policy</Link>
        </nav>
      </div>
    </footer>
  );
}
