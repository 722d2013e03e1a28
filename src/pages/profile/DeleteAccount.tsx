import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { deleteAccount } from "../../api/passwords.ts";
import { clearSession, session } from "../../api/session.ts";
import type { SignedInUser } from "../../api/wire.ts";
import { removeCopies } from "../../saving/removeCopies.ts";
import { announce } from "../../widgets/announcement.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { PasswordField } from "../../widgets/PasswordField.tsx";
import { fieldText, refusalOf, useWrongField } from "../account/useAccountForm.ts";
import styles from "./OwnAccount.module.css";

export interface DeleteAccountProps {
  readonly me: SignedInUser;
  readonly onClose: () => void;
}

const WRONG = "That's not your password. Please try again.";
const FORGOT = "Forgot it? Ask the grown-up who runs this site for a link.";

/** Deletes the account after its name and its password have been typed. */
export function DeleteAccount({ me, onClose }: DeleteAccountProps) {
  const form = useId();
  const [typed, setTyped] = useState("");
  const { busy, message, leave } = useLeaving();
  const fields = useWrongField<HTMLFormElement>(message);
  const isSure = typed.trim().toLowerCase() === me.username.toLowerCase();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSure && !busy) leave(fieldText(new FormData(event.currentTarget), "password"));
  };
  const footer = (
    <>
      <Button onClick={onClose}>Keep my account</Button>
      <Button type="submit" form={form} variant="danger" disabled={!isSure} busy={busy}>
        Delete forever
      </Button>
    </>
  );
  return (
    <Dialog open isStatic width={500} title="Delete my account" onClose={onClose} footer={footer}>
      <form ref={fields} id={form} className={styles.form} onSubmit={submit}>
        <p>This deletes your name, your email and all your games. No one can bring them back, not even us.</p>
        <p>Remixes that others made of your games stay theirs. Games saved only in this browser stay here.</p>
        <Field
          label={`To delete it, type your username: ${me.username}`}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <PasswordField
          label="Your password"
          name="password"
          hint={FORGOT}
          isWrong={message === WRONG}
          autoComplete="current-password"
          required
        />
        {message && <Banner tone="danger">{message}</Banner>}
      </form>
    </Dialog>
  );
}

function useLeaving() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const isGone = useRef(false);
  useEffect(() => () => signOutOnceGone(isGone.current), []);
  async function leave(password: string) {
    setBusy(true);
    setMessage(null);
    try {
      const me = session.getState().me;
      await deleteAccount(password);
      if (me) await removeCopies(me.id, "all");
      isGone.current = true;
      await navigate("/");
    } catch (failure) {
      setMessage(refusalOf(failure, WRONG));
      setBusy(false);
    }
  }
  return { busy, message, leave: (password: string) => void leave(password) };
}

/** Signed out before the page has changed, the page of the account would be fetched again, as a visitor sees it. */
function signOutOnceGone(isGone: boolean): void {
  if (!isGone) return;
  clearSession();
  announce("Your account is deleted");
}
