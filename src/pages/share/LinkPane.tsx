import { Check, Copy, Eye, Globe, Lock } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useNavigate } from "react-router";
import { copyText } from "../../browser/clipboard.ts";
import { absoluteUrl } from "../../browser/page.ts";
import { shownName } from "../../player/shownName.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { joinToSavePath, playPath, sendPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";
import { embedLine } from "./embedLine.ts";
import { FirstThis } from "./FirstThis.tsx";
import styles from "./LinkPane.module.css";
import { Pane } from "./Pane.tsx";
import { makerOf, type SharedGame } from "./SharedGame.ts";

const QrPicture = lazy(async () => ({ default: (await import("./QrPicture.tsx")).QrPicture }));

/** Of the code and of one of its modules, CSS px. */
const QR = { side: 340, moduleMin: 8 };

export interface LinkPaneProps {
  readonly game: SharedGame;
  /** Asks who can see the game; null where that cannot be asked. */
  readonly onPublish: (() => void) | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The link of a published game: as a code for a camera, to copy, and for a page of one's own. Before, what has to be done first. */
export function LinkPane({ game, onPublish, onBack, onClose }: LinkPaneProps) {
  if (isLocalId(game.record.id)) return <AccountFirst game={game} onBack={onBack} />;
  if (!game.isPublished) return <PublishFirst onPublish={onPublish} onBack={onBack} />;
  return <Published game={game} onPublish={onPublish} onBack={onBack} onClose={onClose} />;
}

function AccountFirst({ game: { record, document }, onBack }: Pick<LinkPaneProps, "game" | "onBack">) {
  const navigate = useNavigate();
  const isSignedIn = useMe() !== null;
  const { name } = document().world.metadata;
  const path = isSignedIn ? sendPath(record.id, "share") : joinToSavePath(record.id, shownName(name), "share");
  return (
    <Pane title="Link" onBack={onBack}>
      <FirstThis sign={<Lock size={56} />} title="Only this device has your game.">
        <p>{isSignedIn ? "Move it to My Games, then share the link." : "Make an account to share a link."}</p>
        <Button variant="primary" size="large" data-first onClick={() => void navigate(path)}>
          {isSignedIn ? "Move to My Games" : "Create Account"}
        </Button>
      </FirstThis>
    </Pane>
  );
}

function PublishFirst({ onPublish, onBack }: Pick<LinkPaneProps, "onPublish" | "onBack">) {
  return (
    <Pane title="Link" onBack={onBack}>
      <FirstThis sign={<Globe size={56} />} title="Publish your game first.">
        <p>Then everyone with the link can play it.</p>
        {onPublish && (
          <Button variant="primary" size="large" data-first onClick={onPublish}>
            <Globe size={20} aria-hidden="true" /> Publish first
          </Button>
        )}
      </FirstThis>
    </Pane>
  );
}

function Published({ game, onPublish, onBack, onClose }: LinkPaneProps) {
  const { record, isMine } = game;
  const link = absoluteUrl(playPath(record.id));
  const maker = makerOf(game);
  const footer = (
    <>
      {isMine && onPublish && (
        <Button data-at="start" onClick={onPublish}>
          <Lock size={18} aria-hidden="true" /> Stop sharing
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </>
  );
  return (
    <Pane title="Link" onBack={onBack} footer={footer}>
      <div className={styles.columns}>
        <div className={styles.code}>
          <Suspense>
            <QrPicture text={link} name="QR code of the link" {...QR} />
          </Suspense>
        </div>
        <div className={styles.ways}>
          <p className={styles.title}>Point a tablet or phone at this.</p>
          <ToCopy label="Or type this:" text={link} shown={link.replace(/^https?:\/\//, "")} />
          {isMine && maker && (
            <p className={styles.seen}>
              <Eye size={24} aria-hidden="true" />
              <span>
                Everyone can play this game. They see your name: <strong>{maker}</strong>.
              </span>
            </p>
          )}
          <details className={styles.site}>
            <summary>For your own website</summary>
            <ToCopy label="Put this line into your page:" text={embedLine(record)} />
          </details>
        </div>
      </div>
    </Pane>
  );
}

interface ToCopyProps {
  readonly label: string;
  readonly text: string;
  /** A shorter form for the eye. */
  readonly shown?: string;
}

/** All of the text, in as many lines as it needs. If the clipboard is not available, the child copies what is selected. */
function ToCopy({ label, text, shown = text }: ToCopyProps) {
  const id = useId();
  const [state, setState] = useState<"new" | "copied" | "refused">("new");
  async function copy() {
    const isCopied = await copyText(text);
    setState(isCopied ? "copied" : "refused");
    if (isCopied) announce("Copied");
  }
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <textarea
          id={id}
          className={styles.text}
          value={shown}
          rows={3}
          readOnly
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="sunny" onClick={() => void copy()}>
          {state === "copied" ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          {state === "copied" ? "Copied!" : "Copy"}
        </Button>
      </div>
      {state === "refused" && (
        <p className={styles.refused} role="alert">
          Press the text, then copy it with Ctrl+C.
        </p>
      )}
    </div>
  );
}
