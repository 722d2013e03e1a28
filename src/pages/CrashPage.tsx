import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { reportCrash } from "../api/client.ts";
import { setPageTitle } from "../browser/page.ts";
import { endEarly } from "../player/handover.ts";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { ErrorBoundary } from "../widgets/ErrorBoundary.tsx";
import { titleOf } from "./frame/pageTitle.ts";

/** Shown instead of a page that crashed. */
export function CrashPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      pagePicture="/ui/oops.png"
      onError={crashed}
      actions={pathname !== "/" && <ButtonLink to="/">Go to the home page</ButtonLink>}
    >
      {children}
    </ErrorBoundary>
  );
}

function crashed(error: unknown): void {
  endEarly();
  setPageTitle(titleOf("Something went wrong"));
  reportCrash(error);
}
