import { Download, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { exportOwnData } from "../../api/client.ts";
import type { SignedInUser } from "../../api/wire.ts";
import { saveFile } from "../../browser/files.ts";
import { messageOf } from "../../browser/request.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import styles from "./OwnAccount.module.css";

// Loaded on demand, because few visitors of their own page need them.
const ChangePassword = lazy(async () => ({ default: (await import("./ChangePassword.tsx")).ChangePassword }));
const DeleteAccount = lazy(async () => ({ default: (await import("./DeleteAccount.tsx")).DeleteAccount }));

/** Account settings on the own profile page: change the password, download the data, delete the account. */
export function OwnAccount({ me }: { readonly me: SignedInUser }) {
  const download = useDownload(me);
  const [password, setPassword] = useState<"kept" | "changing" | "changed">("kept");
  const [isLeaving, setLeaving] = useState(false);
  return (
    <section className={styles.account} aria-labelledby="account">
      <h2 id="account">Your account</h2>
      <p>Only you see this part. Signed in as {me.email}.</p>
      <div className={styles.buttons}>
        <Button onClick={() => setPassword("changing")}>
          <Pencil size={18} aria-hidden="true" /> Change password
        </Button>
        <Button busy={download.busy} onClick={download.start}>
          <Download size={18} aria-hidden="true" /> Download everything
        </Button>
        <Button variant="quiet" onClick={() => setLeaving(true)}>
          <Trash2 size={18} aria-hidden="true" /> Delete my account
        </Button>
      </div>
      {download.message && <Banner tone="danger">{download.message}</Banner>}
      {password === "changed" && <Banner>Your new password is saved. Your other devices are signed out.</Banner>}
      <Suspense>
        {password === "changing" && (
          <ChangePassword
            username={me.username}
            onChanged={() => setPassword("changed")}
            onClose={() => setPassword("kept")}
          />
        )}
        {isLeaving && <DeleteAccount me={me} onClose={() => setLeaving(false)} />}
      </Suspense>
    </section>
  );
}

/** Downloads everything that the server stores about the account as one file. */
function useDownload({ username }: SignedInUser) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function download() {
    setBusy(true);
    setMessage(null);
    try {
      saveFile(`gridlings-${username}.json`, JSON.stringify(await exportOwnData(), null, 2));
    } catch (failure) {
      setMessage(messageOf(failure));
    }
    setBusy(false);
  }
  return { busy, message, start: () => void download() };
}
