import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";

/** The dialog for learning videos, of which there are none yet. */
export function VideosDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      isStatic
      title="Learning Videos"
      width={440}
      onClose={onClose}
      footer={<DoneButton onClick={onClose} />}
    >
      <p>Videos are coming soon - stay tuned!</p>
    </Dialog>
  );
}
