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

/** For visitors: whoever is signed in has nothing to do here. */
export function AccountPage(props: AccountPageProps) {
  const [query] = useSearchParams();
  const me = useMe();
  if (me) return <Navigate to={safeRedirect(query.get("redirectTo"))} replace />;
  const wasSentHere = query.has("redirectTo") && !query.has("why");
  const notice = wasSentHere ? <Banner>Sorry, you need to log in to view that page.</Banner> : null;
  return <AccountCard {...props} notice={notice} />;
}

export interface AccountCardProps extends AccountPageProps {
  /** Stands where nothing worse is to be said. */
  readonly notice?: ReactNode;
}

export function AccountCard({ title, message, children, aside, brand, notice }: AccountCardProps) {
  return (
    <main className={styles.ground}>
      {brand}
      <div className={styles.card}>
        <h1>{title}</h1>
        {message ? <Banner tone="danger">{message}</Banner> : notice}
        {children}
        <div className={styles.aside}>{aside}</div>
      </div>
    </main>
  );
}
