/** What to do without a password: no mail is ever sent, so somebody has to be asked. */
import { useState } from "react";
import { WhoToAsk } from "../legal/WhoRunsThis.tsx";
import styles from "./AccountPage.module.css";

export function ForgotPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.forgot} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Forgot your password?</summary>
      <div className={styles.forgotWords}>
        <p>Ask the grown-up who runs this site for a link. With it, you choose a new password.</p>
        {isOpen && <WhoToAsk />}
      </div>
    </details>
  );
}
