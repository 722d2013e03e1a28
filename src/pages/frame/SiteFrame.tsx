import { type RefObject, Suspense, useEffect, useRef } from "react";
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router";
import { scrollToTop } from "../../browser/page.ts";
import { CrashPage } from "../CrashPage.tsx";
import { useScrollBack } from "../useScrollBack.ts";
import { Loading } from "./Loading.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import styles from "./SiteFrame.module.css";

/** The navigation bar and the footer around all pages except the editor and the login. */
export function SiteFrame() {
  const content = useRef<HTMLDivElement>(null);
  useArrival(content);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the page
      </a>
      <NavigationBar />
      <div id="content" ref={content} className={styles.content} tabIndex={-1}>
        <CrashPage>
          <Suspense fallback={<Loading />}>
            <Outlet />
            <ScrolledBack />
          </Suspense>
        </CrashPage>
      </div>
      <SiteFooter />
    </>
  );
}

/** Inside the same Suspense boundary as the page, so that it runs when the page is rendered. */
function ScrolledBack() {
  useScrollBack(true);
  return null;
}

/** After following a link, scrolls to the top and focuses `content`, so that keyboards and screen readers begin at the new page. */
function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
    // After Back and Forward, the browser restores the scroll position.
    if (how !== NavigationType.Pop) scrollToTop();
  }, [content, pathname, how]);
}
