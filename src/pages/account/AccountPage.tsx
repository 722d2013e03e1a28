import { type ReactNode, useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { Banner } from "../../widgets/Banner.tsx";
import { useMe } from "../useMe.ts";
import styles from "./AccountPage.module.css";
import { safeRedirect } from "./accountPaths.ts";
import { fieldAtFault, useWrongField } from "./useAccountForm.ts";

export interface AccountPageProps {
  readonly title: string;
  readonly message: string | null;
  /** A message about a field is said there, and not above the form. */
  readonly isSaidAtField?: boolean;
  readonly children: ReactNode;
  /** Shown below the form. */
  readonly aside: ReactNode;
  /** Shown above the card. */
  readonly brand?: ReactNode;
}

/** The layout of the sign-in and sign-up pages. Redirects users who are signed in. */
export function AccountPage(props: AccountPageProps) {
  const [query] = useSearchParams();
  const me = useMe();
  if (me) return <Navigate to={safeRedirect(query.get("redirectTo"))} replace />;
  const wasSentHere = query.has("redirectTo") && !query.has("why");
  const notice = wasSentHere ? <Banner>Sorry, you need to log in to view that page.</Banner> : null;
  return <AccountCard {...props} notice={notice} />;
}

export interface AccountCardProps extends AccountPageProps {
  /** Shown unless there is an error message above the form. */
  readonly notice?: ReactNode;
}

export function AccountCard(props: AccountCardProps) {
  const { title, message, isSaidAtField = false, children, aside, brand, notice } = props;
  const ground = useWrongField<HTMLElement>(message);
  const isSaid = isSaidAtField && fieldAtFault(message) !== null;
  useEffect(() => ground.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus(), [ground]);
  return (
    <main ref={ground} className={styles.ground}>
      {brand}
      <div className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <img src="/ui/logo.png" alt="" width={72} height={72} />
        </header>
        {message && !isSaid ? <Banner tone="danger">{message}</Banner> : notice}
        {children}
        <div className={styles.aside}>{aside}</div>
      </div>
    </main>
  );
}
