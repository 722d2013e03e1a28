import { Suspense } from "react";
import { Outlet } from "react-router";
import { CONTENT_ID } from "../../browser/focus.ts";
import { CrashPage } from "../CrashPage.tsx";
import { useScrollBack } from "../useScrollBack.ts";
import { Loading } from "./Loading.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { PageContent } from "./PageContent.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
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
