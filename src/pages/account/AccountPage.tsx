/** The card that sign-in and sign-up stand in: heading, banners, form, and the way to the other one. */
import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";
import { Banner } from "../../widgets/Banner.tsx";
import { useMe } from "../useMe.ts";
import styles from "./AccountPage.module.css";
import { safeRedirect } from "./safeRedirect.ts";

export interface AccountPageProps {
  readonly title: string;
  readonly message: string | null;
  readonly children: ReactNode;
  /** What stands under the form. */
  readonly aside: ReactNode;
  /** Above the card. */
  readonly brand?: ReactNode;
}

export function AccountPage({ title, message, children, aside, brand }: AccountPageProps) {
  const [query] = useSearchParams();
  const me = useMe();
  // Whoever is signed in has nothing to do here (details §1).
  if (me) return <Navigate to={safeRedirect(query.get("redirectTo"))} replace />;
  const wasSentHere = query.has("redirectTo") && !query.has("why");
  return (
    <main className={styles.ground}>
      {brand}
      <div className={styles.card}>
        <h1>{title}</h1>
        {wasSentHere && !message && <Banner>Sorry, you need to log in to view that page.</Banner>}
        {message && <Banner tone="danger">{message}</Banner>}
        {children}
        <p className={styles.aside}>{aside}</p>
      </div>
    </main>
  );
}
