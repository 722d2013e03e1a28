import { type ReactNode, Suspense } from "react";
import { Link, Outlet } from "react-router";
import { CONTENT_ID } from "../../browser/focus.ts";
import { CrashPage } from "../CrashPage.tsx";
import { Loading } from "./Loading.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { useScrollBack } from "./pageChange.ts";
import { PRODUCT } from "./pageTitle.ts";
import styles from "./SiteFrame.module.css";

/** The navigation bar and the footer around all pages except the editor and the login. */
export function SiteFrame() {
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Skip to the page
      </a>
      <NavigationBar />
      <PageContent>
        <CrashPage>
          <Suspense fallback={<Loading />}>
            <Outlet />
            <ScrolledBack />
          </Suspense>
        </CrashPage>
      </PageContent>
      <SiteFooter />
    </>
  );
}

/** Inside the same Suspense boundary as the page, so that it runs when the page is rendered. */
function ScrolledBack() {
  useScrollBack(true);
  return null;
}

function SiteFooter() {
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

/** The element around the content of every page. The link past the menu leads to it, and a change of page gives it the focus. */
export function PageContent({ children }: { readonly children: ReactNode }) {
  return (
    <div id={CONTENT_ID} className={styles.content} tabIndex={-1}>
      {children}
    </div>
  );
}
