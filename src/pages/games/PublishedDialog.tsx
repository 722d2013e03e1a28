import { Check, Copy, Play } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { copyText } from "../../browser/clipboard.ts";
import { absoluteUrl } from "../../browser/page.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { Confetti } from "../../widgets/Confetti.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { GamePicture } from "./GamePicture.tsx";
import { playPath } from "./gamePaths.ts";
import styles from "./PublishedDialog.module.css";

export interface PublishedDialogProps {
  readonly world: Pick<WorldCard, "id" | "sharesNotes" | "thumbnail">;
  /** It has just been published, which is celebrated. */
  readonly isNews: boolean;
  readonly onShareNotes: (on: boolean) => void;
  readonly onClose: () => void;
  /** What players get, if that is known here. */
  readonly children?: ReactNode;
}

/** Shown after publishing: the game's picture and a button that copies its link. The link itself and the notes on rules are folded away. */
export function PublishedDialog({ world, isNews, onShareNotes, onClose, children }: PublishedDialogProps) {
  const { id, sharesNotes, thumbnail } = world;
  const link = absoluteUrl(playPath(id));
  const body = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"new" | "copied" | "refused">("new");
  // A child who opens the dialog again is looking for the link or the notes.
  const [isUnfolded, setUnfolded] = useState(!isNews);
  async function copy() {
    const isCopied = await copyText(link);
    setState(isCopied ? "copied" : "refused");
    if (isCopied) announce("The link is copied");
    else setUnfolded(true);
  }
  return (
    <Dialog
      open
      title="Your game is published!"
      width={760}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div ref={body} className={styles.body}>
        <div className={styles.news}>
          <div className={styles.shot}>
            <span className={styles.picture}>
              <GamePicture thumbnail={thumbnail} />
            </span>
            {isNews && <img src="/ui/logo.png" alt="" width={72} height={72} className={styles.nib} />}
          </div>
          <div className={styles.friend}>
            <h3 className={styles.invitation}>Show a friend!</h3>
            <p>Everyone can play your game now.</p>
            <div className={styles.buttons}>
              <Button variant="sunny" size="large" data-first="" onClick={() => void copy()}>
                {state === "copied" ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
                {state === "copied" ? "Copied!" : "Copy link"}
              </Button>
              <ButtonLink to={playPath(id)} size="large">
                <Play size={20} fill="currentColor" aria-hidden="true" /> Play it
              </ButtonLink>
            </div>
          </div>
        </div>
        {children}
        <details
          className={styles.fold}
          open={isUnfolded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>Link and notes</summary>
          <div className={styles.folded}>
            <Field
              label="The link"
              value={link}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
              message={state === "refused" ? "Press the link, then copy it with Ctrl+C." : null}
            />
            <div className={styles.notes}>
              <Switch label="Share my notes beside the rules" on={sharesNotes} onChange={onShareNotes} />
              <p className={styles.hint}>
                {sharesNotes ? "Anyone who remixes your game can read your notes." : "Only you can read your notes."}
              </p>
            </div>
          </div>
        </details>
      </div>
      {isNews && <Confetti place={body} />}
    </Dialog>
  );
}
