import { ArrowLeft, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pupil } from "../../api/classCalls.ts";
import type { Door } from "../../api/classes.ts";
import { PICTURES_TAPPED } from "../../api/classLimits.ts";
import { PICTURES_LOCKED, PICTURES_NEW, PICTURES_WAIT } from "../../api/errorCodes.ts";
import { storePupil } from "../../api/session.ts";
import { hasCode, messageOf, RequestFailed } from "../../browser/request.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./ClassDoor.module.css";
import { ClassHead } from "./ClassHead.tsx";
import { ClassPicture, NameNib } from "./ClassPicture.tsx";
import { CLASS_PICTURES } from "./pictures.ts";
import { rememberedKey } from "./rememberedClass.ts";
import { useCountdown } from "./useCountdown.ts";

const DOUBLE_TAP_MS = 500;

interface ThreePicturesProps {
  readonly code: string;
  readonly child: Door["pupils"][number];
  /** Its place in the list of names, which is its color. */
  readonly place: number;
  readonly onNotMe: () => void;
}

/** A child taps its three pictures, in their order; on the first day it chooses them. The third tap sends. */
export function ThreePictures({ code, child, place, onNotMe }: ThreePicturesProps) {
  const navigate = useNavigate();
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const [hasPictures, setHasPictures] = useState(child.hasPictures);
  const [isBusy, setBusy] = useState(false);
  const wait = useCountdown();
  const isFull = tapped.length === PICTURES_TAPPED;
  const isOff = isBusy || isFull || wait.seconds > 0;

  async function send(pictures: readonly number[]) {
    setBusy(true);
    try {
      const tapped = { pupil: child.id, pictures: [...pictures], areKnown: hasPictures };
      storePupil(await pupil.signIn(code, rememberedKey(code), tapped), code);
      void navigate("/dashboard");
    } catch (failure) {
      wait.begin(waitIn(failure));
      if (hasCode(failure, PICTURES_NEW)) setHasPictures(false);
      setSaid(sentenceFor(failure));
      setTapped([]);
      setBusy(false);
    }
  }
  function tap(picture: number) {
    if (isOff || tapped.includes(picture)) return;
    const next = [...tapped, picture];
    setSaid(null);
    setTapped(next);
    // On the first day the child looks at all three once more before they count.
    if (next.length === PICTURES_TAPPED && hasPictures) void send(next);
  }

  return (
    <div className={styles.whole}>
      <ClassHead picture={<NameNib place={place} />} words={child.name}>
        <Button onClick={onNotMe}>
          <ArrowLeft size={18} aria-hidden="true" /> That's not me
        </Button>
      </ClassHead>
      <main className={styles.page}>
        <h1 className={styles.title}>{hasPictures ? "Tap your three pictures" : "Choose three pictures"}</h1>
        <Slots key={said} tapped={tapped} isWrong={said !== null} onUndo={() => setTapped(tapped.slice(0, -1))} />
        <p className={styles.said}>
          <span role="status">{said ?? firstDay(hasPictures, isFull)}</span>
          {/* Readers are not told every second. */}
          {wait.seconds > 0 && (
            <span role="timer"> You can try again in {inSeconds(wait.seconds)}, or ask your teacher.</span>
          )}
        </p>
        {!hasPictures && (
          // Its room is there from the start, so that no picture moves when it comes.
          <div className={styles.answers}>
            {isFull && <Chosen isBusy={isBusy} onOthers={() => setTapped([])} onRemember={() => void send(tapped)} />}
          </div>
        )}
        <ul className={styles.pictures} aria-label="Pictures">
          {CLASS_PICTURES.map((name, picture) => (
            <li key={name}>
              <button
                type="button"
                className={styles.tile}
                aria-label={name}
                aria-disabled={isOff || tapped.includes(picture) || undefined}
                onClick={() => tap(picture)}
              >
                <ClassPicture picture={picture} />
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

interface ChosenProps {
  readonly isBusy: boolean;
  readonly onOthers: () => void;
  readonly onRemember: () => void;
}

/** Has the focus at once, so the second press of a double press by keys lands here and must not answer. */
function Chosen({ isBusy, onOthers, onRemember }: ChosenProps) {
  const remember = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    remember.current?.focus();
  }, []);
  const unlessTooSoon = (answer: () => void) => () => {
    if (performance.now() - shownAt.current >= DOUBLE_TAP_MS) answer();
  };
  return (
    <>
      <Button size="large" onClick={unlessTooSoon(onOthers)}>
        Choose others
      </Button>
      <Button ref={remember} size="large" variant="primary" busy={isBusy} onClick={unlessTooSoon(onRemember)}>
        I'll remember them
      </Button>
    </>
  );
}

interface SlotsProps {
  readonly tapped: readonly number[];
  readonly isWrong: boolean;
  readonly onUndo: () => void;
}

function Slots({ tapped, isWrong, onUndo }: SlotsProps) {
  return (
    <div className={styles.slotRow}>
      <ol className={styles.slots} data-wrong={isWrong} aria-label="Your pictures">
        {Array.from({ length: PICTURES_TAPPED }, (_, n) => {
          const picture = tapped[n];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
              key={n}
              className={styles.slot}
              data-full={picture !== undefined}
              data-next={n === tapped.length}
              aria-label={picture === undefined ? `Picture ${n + 1}` : CLASS_PICTURES[picture]}
            >
              {picture === undefined ? n + 1 : <ClassPicture picture={picture} />}
            </li>
          );
        })}
      </ol>
      <span className={styles.undo} data-shown={tapped.length > 0}>
        <IconButton
          raised
          icon={<Undo2 size={24} aria-hidden="true" />}
          name="Take the last one back"
          disabled={tapped.length === 0}
          onClick={onUndo}
        />
      </span>
    </div>
  );
}

function firstDay(hasPictures: boolean, isFull: boolean): string {
  if (hasPictures) return "";
  return isFull ? "Remember these three, in this order!" : "They are your secret way in. Their order counts.";
}

/** How long the server has a child wait, in seconds. */
function waitIn(failure: unknown): number {
  if (!hasCode(failure, PICTURES_WAIT)) return 0;
  const { waitSeconds } = (failure as RequestFailed).answer as { readonly waitSeconds?: number };
  return waitSeconds ?? 0;
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

function sentenceFor(failure: unknown): string {
  if (hasCode(failure, PICTURES_WAIT)) return "Wait one minute.";
  if (hasCode(failure, PICTURES_LOCKED)) return "Ask your teacher.";
  return failure instanceof RequestFailed && failure.status === 401 ? "Not quite. Try again." : messageOf(failure);
}
