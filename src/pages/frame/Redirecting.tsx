/** On the way to another page. */
import { Navigate } from "react-router";
import { Loading } from "./Loading.tsx";

export function Redirecting({ to }: { readonly to: string }) {
  return (
    <>
      <Loading words="Redirecting..." />
      <Navigate to={to} replace />
    </>
  );
}
