import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { BrowserRouter, Outlet, Route, Routes } from "react-router";
import { useStore } from "zustand";
import { network } from "../api/network.ts";
import { PAGES, type PageName, type PageRoute } from "../api/routes.ts";
import { after } from "../browser/timers.ts";
import { Announcer } from "../widgets/Announcer.tsx";
import { CrashPage } from "./CrashPage.tsx";
import { Opening } from "./frame/Opening.tsx";
import styles from "./frame/Page.module.css";
import { useArrival } from "./frame/pageChange.ts";
import { PageContent, SiteFrame } from "./frame/SiteFrame.tsx";
import { loadEditorPage, loadHomePage, loadPlayPage } from "./stagePages.ts";
import { usePupil } from "./useMe.ts";

/** The components of `PAGES`, each loaded on demand, so that only pages with a stage load PixiJS. */
const COMPONENTS: Readonly<Record<PageName, ComponentType>> = {
  home: page(loadHomePage, "HomePage"),
  explore: page(() => import("./ExplorePage.tsx"), "ExplorePage"),
  faq: page(() => import("./FaqPage.tsx"), "FaqPage"),
  terms: page(() => import("./TermsPage.tsx"), "TermsPage"),
  privacy: page(() => import("./PrivacyPage.tsx"), "PrivacyPage"),
  login: page(() => import("./accountPages.ts"), "LoginPage"),
  join: page(() => import("./accountPages.ts"), "JoinPage"),
  newPassword: page(() => import("./accountPages.ts"), "NewPasswordPage"),
  joinSendWorld: page(() => import("./JoinSendWorldPage.tsx"), "JoinSendWorldPage"),
  dashboard: page(() => import("./DashboardPage.tsx"), "DashboardPage"),
  editor: page(loadEditorPage, "EditorPage"),
  play: page(loadPlayPage, "PlayPage"),
  profile: page(() => import("./ProfilePage.tsx"), "ProfilePage"),
  classCode: page(() => import("./ClassDoorPage.tsx"), "ClassDoorPage"),
  classDoor: page(() => import("./ClassDoorPage.tsx"), "ClassDoorPage"),
  classGallery: page(() => import("./classPages.ts"), "ClassGalleryPage"),
  operator: page(() => import("./classPages.ts"), "OperatorPage"),
  classWall: page(() => import("./classPages.ts"), "ClassWallPage"),
};
const LessonOnPage = page(() => import("./class/pupil/LessonOnPage.tsx"), "LessonOnPage");
const NotFoundPage = page(() => import("./NotFoundPage.tsx"), "NotFoundPage");
const NAMES = Object.keys(PAGES) as PageName[];

export function App() {
  return (
    <BrowserRouter>
      <Activity />
      <Announcer />
      <Arrival />
      <InClass />
      <div className={styles.whole}>
        <CrashPage>
          <Suspense fallback={<Opening />}>
            <Routes>
              <Route element={<SiteFrame />}>
                {routes(false)}
                <Route path="*" element={<NotFoundPage />} />
              </Route>
              <Route element={<BarePage />}>{routes(true)}</Route>
            </Routes>
          </Suspense>
        </CrashPage>
      </div>
    </BrowserRouter>
  );
}

function routes(isBare: boolean) {
  return NAMES.filter((name) => Boolean((PAGES[name] as PageRoute).isBare) === isBare).map((name) => {
    const Page = COMPONENTS[name];
    return <Route key={name} path={PAGES[name].path} element={<Page />} />;
  });
}

/** A component of its own, so that a change of network activity does not render the pages again. */
function Activity() {
  return <ActivityBar waiting={useStore(network, ({ pending }) => pending > 0)} />;
}

/** Shorter waits show nothing. */
const ACTIVITY_DELAY_MS = 150;

/** A thin bar at the top of the page while `waiting`. */
export function ActivityBar({ waiting }: { readonly waiting: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setShown(false);
      return;
    }
    return after(ACTIVITY_DELAY_MS, () => setShown(true));
  }, [waiting]);
  return shown ? <div className={styles.activity} role="progressbar" aria-label="Loading" /> : null;
}

/** Above all pages, so that it outlives each of them; its effects run before theirs. */
function Arrival() {
  useArrival();
  return null;
}

/** Above all pages, so that a child of a class is in the lesson on each of them. */
function InClass() {
  return (
    usePupil() && (
      <Suspense>
        <LessonOnPage />
      </Suspense>
    )
  );
}

/** A page without the bar and the footer of the site. */
function BarePage() {
  return (
    <PageContent>
      <Outlet />
    </PageContent>
  );
}

/** A page by the name of its export, loaded when it is first opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
