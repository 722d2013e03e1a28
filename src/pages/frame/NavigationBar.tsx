import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import { logOut } from "../../api/client.ts";
import { clearSession, type PupilSession } from "../../api/session.ts";
import { removeCopies } from "../../saving/removeCopies.ts";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { useMe, usePupil } from "../useMe.ts";
import styles from "./NavigationBar.module.css";
import { PRODUCT } from "./pageTitle.ts";

const HandUp = lazy(async () => ({ default: (await import("../class/pupil/HandUp.tsx")).HandUp }));
const LeaveClass = lazy(async () => ({ default: (await import("../class/LeaveClass.tsx")).LeaveClass }));

/**
 * The bar at the top of the page. Its elements are in reading order at every width, so that the Tab key follows it. On a phone, all
 * but the name are in a menu.
 */
export function NavigationBar() {
  const menu = useMenu();
  const menuId = useId();
  return (
    <header className={styles.bar}>
      <nav className={styles.nav} aria-label="Main" onKeyDown={menu.onKeyDown} onBlur={menu.onBlur}>
        <Link to="/" className={styles.brand}>
          <img src="/ui/logo.png" srcSet="/ui/logo@2x.png 2x" alt="" width={40} height={40} />
          {PRODUCT}
        </Link>
        <button
          ref={menu.button}
          type="button"
          className={styles.menuButton}
          aria-label="Menu"
          aria-expanded={menu.isOpen}
          aria-controls={menuId}
          onClick={menu.toggle}
        >
          {menu.isOpen ? <X size={26} aria-hidden="true" /> : <Menu size={26} aria-hidden="true" />}
        </button>
        <div id={menuId} className={styles.menu} data-open={menu.isOpen}>
          <div className={styles.pages}>
            <PageLink to="/">Home</PageLink>
            <PageLink to="/faq">Parents</PageLink>
            <PageLink to="/explore">Explore</PageLink>
          </div>
          <div className={styles.visitor}>
            <Visitor />
          </div>
        </div>
      </nav>
    </header>
  );
}

function Visitor() {
  const me = useMe();
  const pupil = usePupil();
  if (pupil) return <InClass {...pupil} />;
  return me ? <SignedIn id={me.id} username={me.username} /> : <SignedOut />;
}

/** A child in a class has no page of its own. */
function InClass({ name }: PupilSession) {
  return (
    <>
      <PageLink to="/dashboard">My Games</PageLink>
      <PageLink to="/gallery">Our Class</PageLink>
      <span className={styles.me} data-in-class="">
        {name}
      </span>
      <Suspense>
        <HandUp />
        <LeaveClass />
      </Suspense>
    </>
  );
}

/** The menu of a phone: open until the next page, Escape, or a press or Tab that leads out of it. */
function useMenu() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  /** The page on which it was opened. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  return {
    button,
    isOpen,
    toggle: () => setOpenedOn(isOpen ? null : key),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isOpen) return;
      setOpenedOn(null);
      button.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpenedOn(null);
    },
  };
}

function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <NavLink to={to} end className={styles.link}>
      {children}
    </NavLink>
  );
}

function SignedOut() {
  return (
    <>
      <ButtonLink variant="quiet" to="/login">
        Sign in
      </ButtonLink>
      <ButtonLink variant="primary" to="/join">
        Sign up
      </ButtonLink>
    </>
  );
}

function SignedIn({ id, username }: { readonly id: string; readonly username: string }) {
  const navigate = useNavigate();
  function leave() {
    // Sent before the session is cleared, because revoking the device secret requires it. If it fails, the device forgets the secret anyway.
    logOut().catch(() => undefined);
    void navigate("/");
    clearSession();
    void removeCopies(id, "saved");
  }
  return (
    <>
      <PageLink to="/dashboard">My Games</PageLink>
      <Button variant="quiet" onClick={leave}>
        Log Out
      </Button>
      <NavLink to={`/u/${username}`} className={styles.me} title={username}>
        {username}
      </NavLink>
    </>
  );
}
