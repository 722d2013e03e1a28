import { Navigate } from "react-router";
import { loginPath } from "./account/accountPaths.ts";
import { SiteCare } from "./class/SiteCare.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { useMe } from "./useMe.ts";

/** What whoever runs the site looks after. */
export function OperatorPage() {
  usePageTitle("Look after this site");
  return useMe() ? <SiteCare /> : <Navigate to={loginPath("/operator")} replace />;
}
