import { Printer } from "lucide-react";
import { useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { HandedPictures } from "../../api/classes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { CardSheet } from "./CardSheet.tsx";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

/** Cards with pictures to sign in by. The pictures are told once: the browser prints them, and nobody stores them. */
export function PrintDialog({ of: shown, onClose }: ClassDialogProps) {
  const [cards, setCards] = useState<readonly HandedPictures[] | null>(null);
  const { isBusy, message, act } = useAct();
  const make = () => act(async () => setCards(await teacher.handOutPictures(shown.id)));
  return (
    <Dialog open title="Print cards to sign in" width={560} onClose={onClose}>
      <div className={styles.stack}>
        {cards ? (
          <>
            <p role="status">{cards.length} cards are ready. Print them now: we keep no copy. Keep the sheet safe.</p>
            <Button variant="primary" size="large" data-first="" onClick={() => window.print()}>
              <Printer size={20} aria-hidden="true" /> Print
            </Button>
            <CardSheet of={shown} cards={cards} />
          </>
        ) : (
          <>
            <p>Everyone gets three new pictures. The pictures they have now stop working.</p>
            <Button variant="primary" size="large" data-first="" busy={isBusy} onClick={() => void make()}>
              Make new cards
            </Button>
          </>
        )}
        {message && <Banner tone="danger">{message}</Banner>}
      </div>
    </Dialog>
  );
}
