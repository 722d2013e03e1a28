/** What stands in place of a page that broke: never a blank one (spec §8, details §16). */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { reportCrash } from "../api/client.ts";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { ErrorBoundary } from "../widgets/ErrorBoundary.tsx";
import styles from "./frame/Page.module.css";

export function CrashPage({ children }: { readonly children: ReactNode }) {
  // The address is the key: another page is another try.
  const { pathname } = useLocation();
  return (
    <div className={styles.whole}>
      <ErrorBoundary
        key={pathname}
        picture="/ui/oops.png"
        onError={reportCrash}
        waysOn={<ButtonLink to="/">Go to the home page</ButtonLink>}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}
