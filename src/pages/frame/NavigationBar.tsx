/** Brand, pages, and who is here. */
import { Link, NavLink, useNavigate } from "react-router";
import { logOut } from "../../api/client.ts";
import { PRODUCT } from "../../api/product.ts";
import { forgetSession } from "../../api/session.ts";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { useMe } from "../useMe.ts";
import styles from "./SiteFrame.module.css";

export function NavigationBar() {
  const me = useMe();
  return (
    <header className={styles.bar}>
      <nav className={styles.nav} aria-label="Main">
        <Link to="/" className={styles.brand}>
          <img src="/ui/logo.png" alt="" width={40} height={40} />
          {PRODUCT}
        </Link>
        <div className={styles.links}>
          <NavLink to="/" end className={styles.link}>
            Home
          </NavLink>
          <NavLink to="/explore" className={styles.link}>
            Explore
          </NavLink>
        </div>
        <div className={styles.end}>{me ? <SignedIn username={me.username} /> : <SignedOut />}</div>
      </nav>
    </header>
  );
}

function SignedOut() {
  return (
    <>
      <ButtonLink look="quiet" to="/login">
        Sign in
      </ButtonLink>
      <ButtonLink look="primary" to="/join">
        Sign up
      </ButtonLink>
    </>
  );
}

function SignedIn({ username }: { readonly username: string }) {
  const navigate = useNavigate();
  function leave() {
    // The secret is revoked with the header it still has; the device forgets it in any case.
    logOut().catch(() => undefined);
    void navigate("/");
    forgetSession();
  }
  return (
    <>
      <div className={[styles.links, styles.own].join(" ")}>
        <NavLink to="/dashboard" className={styles.link}>
          My Games
        </NavLink>
        <Button look="quiet" onClick={leave}>
          Log Out
        </Button>
      </div>
      <Link to={`/u/${username}`} className={styles.me} title={username}>
        {username}
      </Link>
    </>
  );
}
