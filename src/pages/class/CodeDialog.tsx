import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { Class } from "../../api/classes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { QrPicture } from "../share/QrPicture.tsx";
import { AskFirst } from "./AskFirst.tsx";
import { doorPath, shownCode } from "./classPaths.ts";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

export interface ClassDialogProps {
  readonly of: Class;
  readonly onClose: () => void;
}

export interface ChangingDialogProps extends ClassDialogProps {
  readonly onChange: (changed: Class) => void;
}

/** The code of a class, as large as a projector needs it, and the switch of its door. */
export function CodeDialog({ of: { id, code, openUntil }, onChange, onClose }: ChangingDialogProps) {
  const { isBusy, message, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const isOpen = openUntil !== null;
  const change = (call: () => Promise<Class>) => act(async () => onChange(await call()));
  return (
    <Dialog open title="Come in" width={620} onClose={onClose}>
      <div className={styles.codes}>
        <p className={styles.address}>
          {location.host}
          {doorPath(code)}
        </p>
        <p className={styles.bigCode}>{shownCode(code)}</p>
        <QrPicture
          text={location.origin + doorPath(code)}
          name={`QR code of ${shownCode(code)}`}
          side={232}
          moduleMin={4}
        />
        <Switch
          label={isOpen ? `The door is open until ${clockTime(openUntil)}` : "The door is shut"}
          on={isOpen}
          disabled={isBusy}
          onChange={(opens) => void change(() => teacher.setDoor(id, opens))}
        />
        <p>Names are shown at the door only while it is open.</p>
        {isAsking ? (
          <AskFirst
            question="The old code and every printed card with it stop working."
            yes="Make a new code"
            onYes={() => {
              setAsking(false);
              void change(() => teacher.newCode(id));
            }}
            onNo={() => setAsking(false)}
          />
        ) : (
          <Button variant="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
            <RefreshCw size={18} aria-hidden="true" /> New code
          </Button>
        )}
        {message && <Banner tone="danger">{message}</Banner>}
      </div>
    </Dialog>
  );
}

function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}
