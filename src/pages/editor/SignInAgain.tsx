import { type FormEvent, useState } from "react";
import { logIn } from "../../api/client.ts";
import { storeSession } from "../../api/session.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { PasswordField } from "../../widgets/PasswordField.tsx";
import { fieldText } from "../account/useAccountForm.ts";
import styles from "./EditorDialogs.module.css";

export interface SignInAgainProps {
  readonly username: string;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

/** Lets the child sign in without leaving the editor, when the session ended before a save. */
export function SignInAgain({ username, onSignedIn, onClose }: SignInAgainProps) {
  const [message, setMessage] = useState<string | null>(null);
  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = fieldText(new FormData(event.currentTarget), "password");
    try {
      storeSession(await logIn({ username, password }));
      onSignedIn();
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  }
  return (
    <Dialog open isStatic isQuestion title="Please sign in again" width={440} onClose={onClose}>
      <form className={styles.column} onSubmit={(event) => void enter(event)}>
        <p>Your work is still here. Sign in as {username}, and it will be saved.</p>
        {message && <Banner tone="danger">{message}</Banner>}
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Button type="submit" variant="primary" size="large" wide>
          Sign in and save
        </Button>
      </form>
    </Dialog>
  );
}
