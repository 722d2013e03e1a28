import { Link, useSearchParams } from "react-router";
import { fetchAbout, signUp } from "../api/client.ts";
import { Banner } from "../widgets/Banner.tsx";
import { Button } from "../widgets/Button.tsx";
import { Field } from "../widgets/Field.tsx";
import { PasswordField } from "../widgets/PasswordField.tsx";
import styles from "./account/AccountPage.module.css";
import { AccountPage } from "./account/AccountPage.tsx";
import { joinReason } from "./account/accountPaths.ts";
import { faultOf, fieldText, NEW_PASSWORD_HINT, useAccountForm } from "./account/useAccountForm.ts";
import { usePageTitle } from "./frame/pageTitle.ts";
import { NO_NAME } from "./legal/WhoRunsThis.tsx";
import { useLoaded } from "./useLoaded.ts";

/** Creates an account. */
export function JoinPage() {
  usePageTitle("Create an account");
  const [query] = useSearchParams();
  const { busy, message, submit } = useAccountForm(enter);
  const { loaded } = useLoaded(fetchAbout);
  const isClosed = loaded.status === "ready" && loaded.value.takesSignUps === false;
  const why = joinReason(query.get("why"));
  return (
    <AccountPage
      title={why ? `Create your account ${why}` : "Create your account"}
      message={message}
      isSaidAtField
      aside={
        <>
          Already have an account? <Link to={{ pathname: "/login", search: query.toString() }}>Sign in</Link>
        </>
      }
    >
      {isClosed ? (
        <Closed />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <Field
            label="Username"
            name="username"
            hint="Make one up! Please don't use your real name."
            {...faultOf("username", message)}
            autoComplete="username"
            autoCapitalize="none"
            required
          />
          <Field
            label="Email"
            name="email"
            type="email"
            hint="No one else sees it. A grown-up's address is fine."
            {...faultOf("email", message)}
            autoComplete="email"
            required
          />
          <PasswordField
            label="Password"
            name="password"
            hint={NEW_PASSWORD_HINT}
            {...faultOf("password", message)}
            autoComplete="new-password"
            required
          />
          <p className={styles.terms}>
            By making an account you agree to our <Link to="/terms-of-use">Terms of Service</Link> and{" "}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </p>
          <Button type="submit" variant="go" size="large" wide busy={busy}>
            Create an account
          </Button>
        </form>
      )}
    </AccountPage>
  );
}

/** In place of the form on a public site whose operator is not named: accounts need somebody who answers for them. */
function Closed() {
  return (
    <Banner>
      <p>{NO_NAME} Until then, nobody can sign up.</p>
      <p>You can make and play games without an account.</p>
    </Banner>
  );
}

function enter(fields: FormData) {
  return signUp({
    username: fieldText(fields, "username").trim(),
    email: fieldText(fields, "email").trim(),
    password: fieldText(fields, "password"),
  });
}
