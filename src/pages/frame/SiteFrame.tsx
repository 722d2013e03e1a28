/** The bar and the footer around every page but the editor and the login (spec §2 "Global layout"). */
import { Suspense, useRef } from "react";
import { Outlet } from "react-router";
import { CrashPage } from "../CrashPage.tsx";
import { useScrollBack } from "../useScrollBack.ts";
import { Loading } from "./Loading.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import styles from "./SiteFrame.module.css";
import { useArrival } from "./useArrival.ts";

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

/** Stands beside the page in its waiting room, so that it is there when the page is. */
function ScrolledBack() {
  useScrollBack(true);
  return null;
}
