import { useCallback } from "react";
import { useLocation } from "react-router";
import { logOut } from "../api/client.ts";
import { checkResetLink, resetPassword } from "../api/passwords.ts";
import { session } from "../api/session.ts";
import { RequestFailed } from "../browser/request.ts";
import { removeCopies } from "../saving/removeCopies.ts";
import { Button } from "../widgets/Button.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { PasswordField } from "../widgets/PasswordField.tsx";
import styles from "./account/AccountPage.module.css";
import { AccountCard } from "./account/AccountPage.tsx";
import { faultOf, fieldText, NEW_PASSWORD_HINT, useAccountForm } from "./account/useAccountForm.ts";
import { Loading } from "./frame/Loading.tsx";
import { MessagePage } from "./frame/MessagePage.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { useLoaded } from "./useLoaded.ts";

const TITLE = "Choose a new password";

/** Sets a new password. The operator of the site makes the link to it for a child who forgot the old one. */
export function NewPasswordPage() {
  usePageTitle(TITLE);
  const token = useLocation().hash.slice(1);
  const check = useCallback(() => checkResetLink(token), [token]);
  const { loaded, retry } = useLoaded(check);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "ready") return <ChoosePassword key={token} token={token} username={loaded.value.username} />;
  if (isOver(loaded.failure)) return <LinkOver />;
  return (
    <MessagePage mood="broken" title="We can't look at this link right now" text={loaded.failure.message}>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </MessagePage>
  );
}

function isOver(failure: Error): boolean {
  return failure instanceof RequestFailed && failure.status === 404;
}

function LinkOver() {
  return (
    <MessagePage
      mood="lost"
      title="This link doesn't work anymore"
      text="Each link works once, for one hour. Ask the grown-up who runs this site for a new one."
    >
      <ButtonLink variant="primary" to="/login">
        Go to sign in
      </ButtonLink>
    </MessagePage>
  );
}

interface ChoosePasswordProps {
  readonly token: string;
  readonly username: string;
}

function ChoosePassword({ token, username }: ChoosePasswordProps) {
  const { busy, message, submit } = useAccountForm((fields) => enter(token, fields));
  return (
    <AccountCard isSaidAtField title={TITLE} message={message} aside="You'll be signed out on all your other devices.">
      <p>
        Hi, <strong>{username}</strong>! Think of a password that only you know.
      </p>
      <form className={styles.form} onSubmit={submit}>
        {/* Tells programs that keep passwords whose this one is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="New password"
          name="password"
          hint={NEW_PASSWORD_HINT}
          {...faultOf("password", message)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="go" size="large" wide busy={busy}>
          Save and sign in
        </Button>
      </form>
    </AccountCard>
  );
}

/** Ends the session of any other user of this browser. */
async function enter(token: string, fields: FormData) {
  const user = await resetPassword(token, fieldText(fields, "password"));
  const { me } = session.getState();
  if (me && me.id !== user.id) {
    logOut().catch(() => undefined);
    void removeCopies(me.id, "saved");
  }
  return user;
}
