import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { logIn } from "../api/client.ts";
import { Button } from "../widgets/Button.tsx";
import { Field } from "../widgets/Field.tsx";
import { PasswordField } from "../widgets/PasswordField.tsx";
import styles from "./account/AccountPage.module.css";
import { AccountPage } from "./account/AccountPage.tsx";
import { joinReason } from "./account/accountPaths.ts";
import { fieldText, messageFor, useAccountForm, WRONG_SIGN_IN } from "./account/useAccountForm.ts";
import { rememberedClass } from "./class/rememberedClass.ts";
import { PRODUCT, usePageTitle } from "./frame/pageTitle.ts";
import { WhoToAsk } from "./legal/WhoRunsThis.tsx";

export function LoginPage() {
  usePageTitle("Sign in");
  const [query] = useSearchParams();
  const { busy, message, submit } = useAccountForm(enter);
  // It is the password that is typed again: the username can be read and may well be right.
  const isWrong = message === WRONG_SIGN_IN;
  const nameMessage = isWrong ? null : message;
  const why = joinReason(query.get("why"));
  return (
    <AccountPage
      title={why ? `Sign in ${why}` : "Welcome back!"}
      message={message}
      brand={
        <Link to="/" className={styles.brand}>
          <img src="/ui/logo.png" alt="" width={64} height={64} />
          {PRODUCT}
        </Link>
      }
      aside={
        <>
          <ForgotPassword />
          New here? <Link to={{ pathname: "/join", search: query.toString() }}>Create an account</Link>
          {rememberedClass() !== null && (
            <p>
              In a class? <Link to="/class">Go to your class</Link>
            </p>
          )}
        </>
      }
    >
      {isWrong && (
        <p role="status">Check both for typos and capital letters. Still stuck? Open “Forgot your password?” below.</p>
      )}
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Username or email"
          name="username"
          isWrong={messageFor("username", nameMessage) !== null || messageFor("email", nameMessage) !== null}
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <PasswordField label="Password" name="password" isWrong={isWrong} autoComplete="current-password" required />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          Sign in
        </Button>
      </form>
    </AccountPage>
  );
}

function enter(fields: FormData) {
  return logIn({ username: fieldText(fields, "username").trim(), password: fieldText(fields, "password") });
}

/** Says whom to ask for a new password, because the site sends no mail. */
function ForgotPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.forgot} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Forgot your password?</summary>
      <div className={styles.forgotWords}>
        <p>Ask the grown-up who runs this site for a link. It lets you choose a new password.</p>
        {isOpen && <WhoToAsk />}
      </div>
    </details>
  );
}
