import { Camera, Globe } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import type { SavedWorld, WorldCard } from "../../api/wire.ts";
import { messageOf } from "../../browser/request.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../engine/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { TextArea } from "../../widgets/TextArea.tsx";
import { GamePicture } from "./GamePicture.tsx";
import styles from "./PublishDialog.module.css";
import { WhoCanSee } from "./WhoCanSee.tsx";

export interface PublishDialogProps {
  /** `thumbnail` may be "": then a picture is taken at once. */
  readonly game: Pick<WorldCard, "name" | "description" | "published" | "thumbnail">;
  readonly username: string;
  /** Nothing happens in it yet, which is said before it is published. */
  readonly lacksRules?: boolean;
  /** Draws the whole stage as a data URL; "" if it cannot be drawn. */
  readonly takePicture: () => Promise<string>;
  /** Stores what the child chose; rejects with a message that is fit for a child. */
  readonly onSave: (chosen: Publication) => Promise<void>;
  readonly onClose: () => void;
  /** What else is asked before others see it. */
  readonly children?: ReactNode;
}

/** What the child chose in the dialog. The picture is missing if it stays as it is. */
export interface Publication extends Required<Pick<SavedWorld, "name" | "description" | "published">> {
  readonly thumbnail?: string;
}

/** Asks what others see of a game, and who can see it. The first time, nothing is chosen in advance. */
export function PublishDialog(props: PublishDialogProps) {
  const { game, username, lacksRules = false, takePicture, onSave, onClose, children } = props;
  const form = useId();
  const [name, setName] = useState(game.name);
  const [description, setDescription] = useState(game.description);
  const [published, setPublished] = useState<boolean | null>(game.published ? true : null);
  const [isAsked, setAsked] = useState(false);
  const picture = usePicture(game.thumbnail, takePicture);
  const saving = useSaving(onSave);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.busy) return;
    if (published === null) {
      setAsked(true);
      event.currentTarget.querySelector<HTMLElement>("input[type=radio]")?.focus();
      return;
    }
    const thumbnail = picture.taken === "" ? {} : { thumbnail: picture.taken };
    saving.save({ name, description, published, ...thumbnail });
  }
  const isNews = !game.published && published !== false;
  const footer = (
    <>
      <Button size="large" onClick={onClose}>
        {game.published ? "Cancel" : "Not yet"}
      </Button>
      <Button type="submit" form={form} variant="primary" size="large" busy={saving.busy}>
        {isNews ? (
          <>
            <Globe size={20} aria-hidden="true" /> Publish
          </>
        ) : (
          "Save"
        )}
      </Button>
    </>
  );
  return (
    <Dialog open isStatic isSpacious title="Publish your game" width={874} onClose={onClose} footer={footer}>
      <form id={form} className={styles.form} onSubmit={submit}>
        {lacksRules && <Banner>Nobody in your game has a rule yet, so nothing moves. You can still publish it!</Banner>}
        {saving.message && <Banner tone="danger">{saving.message}</Banner>}
        <div className={styles.columns}>
          <div className={styles.shot}>
            <span className={styles.picture}>
              <GamePicture thumbnail={picture.url} />
            </span>
            <Button wide busy={picture.busy} onClick={picture.take}>
              <Camera size={20} aria-hidden="true" /> Take a new picture
            </Button>
            <p className={styles.hint}>Everyone sees it on your game's card.</p>
          </div>
          <div className={styles.texts}>
            <Field
              label="Name"
              value={name}
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <TextArea
              label="How do you play it?"
              hint="Please don't write your real name, your school or where you live."
              value={description}
              lettersMax={DESCRIPTION_MAX}
              onText={setDescription}
            />
          </div>
        </div>
        {children}
        <WhoCanSee username={username} published={published} isAsked={isAsked} onChoose={setPublished} />
      </form>
    </Dialog>
  );
}

function useSaving(onSave: PublishDialogProps["onSave"]) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  async function save(chosen: Publication) {
    setBusy(true);
    setMessage(null);
    try {
      await onSave(chosen);
    } catch (failure) {
      setMessage(messageOf(failure));
      setBusy(false);
    }
  }
  return { busy, message, save: (chosen: Publication) => void save(chosen) };
}

/** The picture of the game, and a new one once it is taken. A game without a picture gets one at once. */
function usePicture(thumbnail: string, takePicture: () => Promise<string>) {
  const [taken, setTaken] = useState("");
  const [busy, setBusy] = useState(false);
  async function take(isAnnounced: boolean) {
    setBusy(true);
    const url = await takePicture().catch(() => "");
    if (url !== "") setTaken(url);
    if (isAnnounced) announce(url === "" ? "The picture didn't work. Please try again." : "New picture taken");
    setBusy(false);
  }
  const takeFirst = useEffectEvent(() => void take(false));
  useEffect(() => {
    if (thumbnail === "") takeFirst();
  }, [thumbnail]);
  return { url: taken || thumbnail, taken, busy, take: () => void take(true) };
}
