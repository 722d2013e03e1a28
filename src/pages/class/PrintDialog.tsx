import { Printer } from "lucide-react";
import { useState } from "react";
import type { Pupil } from "../../api/classes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { CardSheet } from "./CardSheet.tsx";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { dropCards, makeCards, useCardsToPrint } from "./cardsToPrint.ts";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";
import { WhoGetsIt } from "./WhoGetsIt.tsx";

interface PrintDialogProps extends ClassDialogProps {
  /** The child who gets a card; without it, the teacher chooses who does. */
  readonly child?: Pupil;
  /** Ids of the children who are signed in now. */
  readonly here: readonly string[];
}

/** Cards with pictures to sign in by. The pictures are told once: the browser prints them, and nobody stores them. */
export function PrintDialog({ of: shown, child, here, onClose }: PrintDialogProps) {
  const { cards, left } = useCardsToPrint(shown.id);
  const { message, act } = useAct();
  const isReady = child ? cards.some(({ id }) => id === child.id) : cards.length > 0;
  const make = (pupils: readonly string[]) => void act(() => makeCards(shown.id, pupils));
  const forget = () => {
    const ids = cards.map(({ id }) => id);
    dropCards(shown.id, ids);
    // Otherwise the next press would void the cards that are on paper now.
    onClose();
  };
  return (
    <Dialog open title="Print cards to sign in" width={560} onClose={onClose}>
      <div className={styles.stack}>
        {left > 0 && <p role="status">Making cards. {left} more to go...</p>}
        {left === 0 && isReady && (
          <>
            <p role="status">{readyWords(cards.length)} Print now: we keep no copy. Keep the sheet safe.</p>
            <p className={styles.soft}>{cards.map(({ name }) => name).join(", ")}</p>
            <div className={styles.answers}>
              <Button onClick={forget}>Done, forget them</Button>
              <Button variant="primary" size="large" data-first="" onClick={() => window.print()}>
                <Printer size={20} aria-hidden="true" /> Print
              </Button>
            </div>
            <CardSheet of={shown} cards={cards} />
          </>
        )}
        {left === 0 &&
          !isReady &&
          (child ? (
            <OneChild child={child} here={here} onMake={make} />
          ) : (
            <Choice of={shown} here={here} onMake={make} />
          ))}
        {message && <Banner tone="danger">{message}</Banner>}
      </div>
    </Dialog>
  );
}

interface MakingProps extends Pick<PrintDialogProps, "here"> {
  readonly onMake: (pupils: readonly string[]) => void;
}

function OneChild({ child, here, onMake }: MakingProps & { readonly child: Pupil }) {
  return (
    <>
      <p>{child.name} gets three new pictures. The old ones stop working.</p>
      <SignedOutThen count={here.includes(child.id) ? 1 : 0} />
      <Button variant="primary" size="large" data-first="" onClick={() => onMake([child.id])}>
        Make a new card
      </Button>
    </>
  );
}

function Choice({ of: { pupils }, here, onMake }: MakingProps & Pick<ClassDialogProps, "of">) {
  const [some, setSome] = useState<readonly string[] | null>(null);
  const chosen = some ?? pupils.map(({ id }) => id);
  return (
    <>
      <p>Each child gets three new pictures. The old ones stop working.</p>
      <WhoGetsIt pupils={pupils} some={some} onChange={setSome} />
      <SignedOutThen count={chosen.filter((id) => here.includes(id)).length} />
      <Button
        variant="primary"
        size="large"
        data-first=""
        disabled={chosen.length === 0}
        onClick={() => onMake(chosen)}
      >
        {chosen.length === 1 ? "Make 1 new card" : `Make ${chosen.length} new cards`}
      </Button>
    </>
  );
}

/** New pictures end the sessions of the old ones: nobody who saw those stays in. */
function SignedOutThen({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Banner>
      {count === 1 ? "1 child is here now and is" : `${count} children are here now and are`} led back to the door, to
      come in with the new pictures.
    </Banner>
  );
}

function readyWords(count: number): string {
  return count === 1 ? "1 card is ready." : `${count} cards are ready.`;
}
