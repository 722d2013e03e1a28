import { type ComponentType, lazy, Suspense } from "react";
import { BrowserRouter, Outlet, Route, Routes } from "react-router";
import { useStore } from "zustand";
import { network } from "../api/network.ts";
import { ActivityBar } from "../widgets/ActivityBar.tsx";
import { Announcer } from "../widgets/Announcer.tsx";
import { CrashPage } from "./CrashPage.tsx";
import { Loading } from "./frame/Loading.tsx";
import styles from "./frame/Page.module.css";
import { PageContent } from "./frame/PageContent.tsx";
import { SiteFrame } from "./frame/SiteFrame.tsx";
import { useArrival } from "./frame/useArrival.ts";
import { loadEditorPage, loadPlayPage } from "./stagePages.ts";

const HomePage = page(() => import("./HomePage.tsx"), "HomePage");
const ExplorePage = page(() => import("./ExplorePage.tsx"), "ExplorePage");
const FaqPage = page(() => import("./FaqPage.tsx"), "FaqPage");
const TermsPage = page(() => import("./TermsPage.tsx"), "TermsPage");
const PrivacyPage = page(() => import("./PrivacyPage.tsx"), "PrivacyPage");
const LoginPage = page(() => import("./accountPages.ts"), "LoginPage");
const JoinPage = page(() => import("./accountPages.ts"), "JoinPage");
const NewPasswordPage = page(() => import("./accountPages.ts"), "NewPasswordPage");
const JoinSendWorldPage = page(() => import("./JoinSendWorldPage.tsx"), "JoinSendWorldPage");
const DashboardPage = page(() => import("./DashboardPage.tsx"), "DashboardPage");
const EditorPage = page(loadEditorPage, "EditorPage");
const PlayPage = page(loadPlayPage, "PlayPage");
const ProfilePage = page(() => import("./ProfilePage.tsx"), "ProfilePage");
const NotFoundPage = page(() => import("./NotFoundPage.tsx"), "NotFoundPage");

/** All routes. Each page is loaded on demand, so that only pages with a stage load PixiJS. */
export function App() {
  return (
    <BrowserRouter>
      <Activity />
      <Announcer />
      <Arrival />
      <div className={styles.whole}>
        <CrashPage>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route element={<SiteFrame />}>
                <Route index element={<HomePage />} />
                <Route path="explore" element={<ExplorePage />} />
                <Route path="faq" element={<FaqPage />} />
                <Route path="terms-of-use" element={<TermsPage />} />
                <Route path="privacy-policy" element={<PrivacyPage />} />
                <Route path="join" element={<JoinPage />} />
                <Route path="new-password" element={<NewPasswordPage />} />
                <Route path="join-send-world" element={<JoinSendWorldPage />} />
                <Route path="dashboard" element={<DashboardPage />} />
                <Route path="play/:worldId" element={<PlayPage />} />
                <Route path="u/:username" element={<ProfilePage />} />
                <Route path="*" element={<NotFoundPage />} />
              </Route>
              <Route element={<BarePage />}>
                <Route path="login" element={<LoginPage />} />
                <Route path="editor/:worldId" element={<EditorPage />} />
              </Route>
            </Routes>
          </Suspense>
        </CrashPage>
      </div>
    </BrowserRouter>
  );
}

/** A component of its own, so that a change of network activity does not render the pages again. */
function Activity() {
  return <ActivityBar waiting={useStore(network, ({ pending }) => pending > 0)} />;
}

/** Above all pages, so that it outlives each of them; its effects run before theirs. */
function Arrival() {
  useArrival();
  return null;
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
