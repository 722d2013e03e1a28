import { type FormEvent, useId, useState } from "react";
import { changePassword } from "../../api/passwords.ts";
import { storeSession } from "../../api/session.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { PasswordField } from "../../widgets/PasswordField.tsx";
import { fieldText, NEW_PASSWORD_HINT, refusalOf, useWrongField } from "../account/useAccountForm.ts";
import styles from "./OwnAccount.module.css";

export interface ChangePasswordProps {
  readonly username: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const WRONG = "That's not your old password. Please try again.";
const FORGOT = "Forgot it? Ask the grown-up who runs this site for a link.";

/** Changes the password, which requires the old one. */
export function ChangePassword({ username, onChanged, onClose }: ChangePasswordProps) {
  const form = useId();
  const { busy, message, submit } = useChange(onChanged);
  const fields = useWrongField<HTMLFormElement>(message);
  const footer = (
    <>
      <Button onClick={onClose}>Keep the old one</Button>
      <Button type="submit" form={form} variant="primary" busy={busy}>
        Save password
      </Button>
    </>
  );
  return (
    <Dialog open isStatic width={500} title="Change password" onClose={onClose} footer={footer}>
      <form ref={fields} id={form} className={styles.form} onSubmit={submit}>
        {message && <Banner tone="danger">{message}</Banner>}
        {/* Tells programs that keep passwords whose this one is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Old password"
          name="oldPassword"
          hint={FORGOT}
          isWrong={message === WRONG}
          autoComplete="current-password"
          data-first
          required
        />
        <PasswordField
          label="New password"
          name="password"
          hint={NEW_PASSWORD_HINT}
          autoComplete="new-password"
          required
        />
        <p>You stay signed in here. You'll be signed out on all your other devices.</p>
      </form>
    </Dialog>
  );
}

function useChange(onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function send(fields: FormData) {
    setBusy(true);
    setMessage(null);
    try {
      storeSession(await changePassword(fieldText(fields, "oldPassword"), fieldText(fields, "password")));
      onChanged();
    } catch (failure) {
      setMessage(refusalOf(failure, WRONG));
      setBusy(false);
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(new FormData(event.currentTarget));
  };
  return { busy, message, submit };
}
