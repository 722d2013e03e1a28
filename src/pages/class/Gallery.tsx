import { FlagTriangleRight, Heart, Laugh, Star } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { pupil, reportGame, takeReportBack } from "../../api/classCalls.ts";
import type { ClassGame, Sticker } from "../../api/classes.ts";
import { STICKERS } from "../../api/classLimits.ts";
import type { Reason } from "../../api/operations.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import { GamePicture } from "../games/GamePicture.tsx";
import { playPath } from "../games/gamePaths.ts";
import { useLoaded } from "../useLoaded.ts";
import { useMe } from "../useMe.ts";
import styles from "./Gallery.module.css";
import { ReportDialog } from "./ReportDialog.tsx";
import { useAct } from "./useAct.ts";

const ICONS = { star: Star, heart: Heart, laugh: Laugh } as const;
const STICKER_WORDS: Readonly<Record<Sticker, string>> = { star: "Great", heart: "I love it", laugh: "Funny" };

/** What classmates made. Each may get one sticker; who gave which, only its maker and the teacher see. */
export function Gallery({ className }: { readonly className: string }) {
  const me = useMe();
  const { loaded, retry, update } = useLoaded(pupil.gallery);
  const [reported, setReported] = useState<ClassGame | null>(null);
  /** What was just reported, maybe by a slip of the finger. */
  const [thanked, setThanked] = useState<ClassGame | null>(null);
  const { message, act } = useAct();
  const replace = (next: ClassGame) => update((games) => games.map((game) => (game.id === next.id ? next : game)));
  const give = (game: ClassGame, sticker: Sticker | null) =>
    act(async () => replace(await pupil.giveSticker(game.id, sticker)));
  const report = (game: ClassGame, reason: Reason) =>
    act(async () => {
      setReported(null);
      await reportGame({ worldId: game.id, reason });
      update((games) => games.filter(({ id }) => id !== game.id));
      setThanked(game);
    });
  const takeBack = (game: ClassGame) =>
    act(async () => {
      await takeReportBack(game.id);
      setThanked(null);
      retry();
    });
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <LoadFailed message={loaded.failure.message} onRetry={retry} />;
  return (
    <main className={styles.page}>
      <h1>{className}</h1>
      <p className={styles.words}>
        Games of your class.{" "}
        {loaded.value.some(({ published }) => published)
          ? "Your teacher shared some of them with everyone."
          : "Only your class sees them."}
      </p>
      {message && <Banner tone="danger">{message}</Banner>}
      {thanked && (
        <Banner>
          <p>Thank you for telling us. Your teacher will look at {shownName(thanked.name)}.</p>
          <Button onClick={() => void takeBack(thanked)}>Take it back</Button>
        </Banner>
      )}
      {loaded.value.length === 0 && thanked === null && (
        <p className={styles.words}>
          No games here yet. Open <Link to="/dashboard">My Games</Link> and press Show my class.
        </p>
      )}
      <ul className={styles.games}>
        {loaded.value.map((game) => (
          <GameOfClass
            key={game.id}
            game={game}
            isMine={game.userId === me?.id}
            onSticker={(sticker) => void give(game, sticker)}
            onReport={() => setReported(game)}
          />
        ))}
      </ul>
      {reported && (
        <ReportDialog
          name={reported.name}
          to="your teacher"
          onReport={(reason) => void report(reported, reason)}
          onClose={() => setReported(null)}
        />
      )}
    </main>
  );
}

interface GameOfClassProps {
  readonly game: ClassGame;
  readonly isMine: boolean;
  readonly onSticker: (sticker: Sticker | null) => void;
  readonly onReport: () => void;
}

function GameOfClass({ game, isMine, onSticker, onReport }: GameOfClassProps) {
  const { id, name, thumbnail, pupilName, mySticker, stickers } = game;
  return (
    <li className={styles.game}>
      <Link to={playPath(id)} className={styles.picture} aria-label={`Play ${shownName(name)}`}>
        <GamePicture thumbnail={thumbnail} />
      </Link>
      <p className={styles.name}>
        <strong>{shownName(name)}</strong> by {pupilName}
      </p>
      {isMine ? (
        <ul className={styles.got} aria-label="Stickers you got">
          {stickers.map((sticker, n) => {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: stickers are alike.
              <li key={n} aria-label={STICKER_WORDS[sticker]}>
                <StickerPicture sticker={sticker} />
              </li>
            );
          })}
          {stickers.length === 0 && <li>Yours</li>}
        </ul>
      ) : (
        <div className={styles.acts}>
          {STICKERS.map((sticker) => {
            const isGiven = mySticker === sticker;
            return (
              <button
                key={sticker}
                type="button"
                className={styles.sticker}
                aria-pressed={isGiven}
                onClick={() => onSticker(isGiven ? null : sticker)}
              >
                <StickerPicture sticker={sticker} />
                {STICKER_WORDS[sticker]}
              </button>
            );
          })}
          <button type="button" className={styles.report} aria-label={`Report ${shownName(name)}`} onClick={onReport}>
            <FlagTriangleRight size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  );
}

function StickerPicture({ sticker }: { readonly sticker: Sticker }) {
  const Icon = ICONS[sticker];
  return (
    <span className={styles.stickerPicture} data-sticker={sticker}>
      <Icon size={22} strokeWidth={2.5} aria-hidden="true" />
    </span>
  );
}
