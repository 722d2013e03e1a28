import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import { useReadyMades } from "../library/useReadyMades.ts";
import styles from "./ExploreCharacters.module.css";
import { ReadyMadeShelves } from "./ReadyMadeShelves.tsx";

const WIDTH = 650;

/** Ready-made characters to add to the game. */
export function ExploreCharacters({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      isStatic
      title="Explore Characters"
      width={WIDTH}
      onClose={onClose}
      footer={<DoneButton onClick={onClose} />}
    >
      <ReadyMades />
    </Dialog>
  );
}

function ReadyMades() {
  const [readyMades, retry] = useReadyMades();
  switch (readyMades.status) {
    case "loading":
      return (
        <p className={styles.message} role="status">
          Loading...
        </p>
      );
    case "failed":
      return (
        <div className={styles.message} role="alert">
          <p>{readyMades.message}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      );
    case "ready":
      return <ReadyMadeShelves characters={readyMades.characters} />;
  }
}
