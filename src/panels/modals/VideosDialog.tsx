/** The place of the learning videos, until there are some (spec §2 "Modals"). */
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";

export function VideosDialog({ onClose }: { readonly onClose: () => void }) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog open isStatic title="Learning Videos" width={440} onClose={onClose} footer={done}>
      <p>Videos are coming soon - stay tuned!</p>
    </Dialog>
  );
}
