import { useState } from "react";
import { useNavigate } from "react-router";
import { teacher } from "../../api/classCalls.ts";
import type { Wiped } from "../../api/classes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

/** The end of the year: everything of the class goes, after its name was typed. Says what is left elsewhere, and what removes it. */
export function WipeDialog({ of: { id, name }, onClose }: ClassDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [wiped, setWiped] = useState<Wiped | null>(null);
  const { isBusy, message, act } = useAct();
  const leave = () => (wiped ? void navigate("/dashboard") : onClose());
  const isSame = typed.trim().toLowerCase() === name.trim().toLowerCase();
  return (
    <Dialog open isStatic title="End of the year" width={600} onClose={leave}>
      <div className={styles.stack}>
        {wiped ? (
          <>
            <p role="status">{name} is gone: names, games, versions and pictures.</p>
            {wiped.leftovers.length > 0 && (
              <p>Copies are still in these places. Whoever runs this site can remove them:</p>
            )}
            {wiped.leftovers.map(({ place, command }) => (
              <div key={place}>
                <strong>{place}</strong>
                <p className={styles.command}>{command}</p>
              </div>
            ))}
            <Button variant="primary" data-first="" onClick={leave}>
              Done
            </Button>
          </>
        ) : (
          <>
            <p>
              This deletes the class for good: all names, all games, all earlier saves, all pictures. Press Collect
              first if you want to keep the games.
            </p>
            <Field
              label={`Type ${name} to go on`}
              value={typed}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button
              variant="danger"
              busy={isBusy}
              disabled={!isSame}
              onClick={() => void act(async () => setWiped(await teacher.wipe(id)))}
            >
              Delete the class
            </Button>
            {message && <Banner tone="danger">{message}</Banner>}
          </>
        )}
      </div>
    </Dialog>
  );
}
