import { CircleHelp, FlagTriangleRight, Hand, LockKeyhole, View } from "lucide-react";
import { useEffect, useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { Class, Pupil, WallTile } from "../../api/classes.ts";
import { every } from "../../browser/timers.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { dropCards } from "./cardsToPrint.ts";
import { needOf, stateOf, whoNeedsHelp } from "./tileWords.ts";
import { useAct } from "./useAct.ts";
import type { UpdateWall, WallNow } from "./useWall.ts";
import styles from "./Wall.module.css";

const HALF_A_MINUTE_MS = 30_000;

interface WhoNeedsYouProps {
  readonly wall: WallNow;
  readonly isConnected: boolean;
  readonly update: UpdateWall;
  readonly onLook: (id: string) => void;
  readonly onReports: () => void;
}

/** The list beside the wall: raised hands first, then who cannot come in, who has been stuck the longest, and what was reported. */
export function WhoNeedsYou({ wall, isConnected, update, onLook, onReports }: WhoNeedsYouProps) {
  const { tiles, reports } = wall;
  const now = useNow();
  const waiting = whoNeedsHelp(tiles);
  const hands = waiting.filter((tile) => stateOf(tile) === "hand");
  const stuck = waiting.filter((tile) => stateOf(tile) === "stuck");
  // Wrong pictures of somebody else keep nobody out who is in already.
  const isHere = new Set(tiles.filter((tile) => tile.isHere).map(({ id }) => id));
  const keptOut = wall.class.pupils.filter((pupil) => pupil.isKeptOut && !isHere.has(pupil.id));
  const { message, act } = useAct();
  const change = (call: Promise<Class>) => void act(async () => update({ class: await call }));
  const one = (tile: WallTile) => <Waiting key={tile.id} tile={tile} now={now} onLook={() => onLook(tile.id)} />;
  const here = isHere.size;
  return (
    <aside className={styles.needs} aria-labelledby="who-needs-you">
      <h2 id="who-needs-you">Who needs you</h2>
      <ul className={styles.needList}>
        {hands.map(one)}
        {keptOut.map((pupil) => (
          <KeptOut
            key={`kept out ${pupil.id}`}
            pupil={pupil}
            onOpen={() => change(teacher.unlock(wall.class.id, pupil.id))}
            onNew={() => {
              dropCards(wall.class.id, [pupil.id]);
              change(teacher.forgetPictures(wall.class.id, pupil.id));
            }}
          />
        ))}
        {stuck.map(one)}
        {reports > 0 && (
          <li className={styles.need}>
            <p className={styles.needName}>
              <FlagTriangleRight size={22} aria-hidden="true" />
              {reports === 1 ? "1 report" : `${reports} reports`}
            </p>
            <p className={styles.needWords}>Someone asks you to look.</p>
            <Button wide size="small" onClick={onReports}>
              See reports
            </Button>
          </li>
        )}
      </ul>
      {message && <Banner tone="danger">{message}</Banner>}
      {waiting.length + keptOut.length + reports === 0 && (
        <p className={styles.needWords}>
          {here > 0 ? "Nobody right now." : `Nobody is here yet. ${nextStep(wall.class)}`}
        </p>
      )}
      <p className={styles.here} role="status">
        {isConnected
          ? `${here} of ${tiles.length} ${here === 1 ? "is" : "are"} here.`
          : "We lost the server. Trying again..."}
      </p>
    </aside>
  );
}

function nextStep({ openUntil }: Class): string {
  return openUntil === null ? "Press the class code to open the door." : "The door is open.";
}

interface KeptOutProps {
  readonly pupil: Pupil;
  readonly onOpen: () => void;
  readonly onNew: () => void;
}

/** A child who stands at the door and does not know the three pictures. */
function KeptOut({ pupil: { name, isLocked }, onOpen, onNew }: KeptOutProps) {
  return (
    <li className={styles.need}>
      <p className={styles.needName}>
        <LockKeyhole size={22} aria-hidden="true" />
        {name}
      </p>
      <p className={styles.needWords}>
        {isLocked ? "Can't get in: too many wrong pictures." : "Can't get in: five wrong tries."}
      </p>
      <div className={styles.needActs}>
        <Button wide size="small" aria-label={`Let ${name} choose new pictures`} onClick={onNew}>
          New pictures
        </Button>
        <Button wide size="small" aria-label={`Let ${name} try again`} onClick={onOpen}>
          Try again
        </Button>
      </div>
    </li>
  );
}

interface WaitingProps {
  readonly tile: WallTile;
  readonly now: number;
  readonly onLook: () => void;
}

function Waiting({ tile, now, onLook }: WaitingProps) {
  return (
    <li className={styles.need} data-state={stateOf(tile)}>
      <p className={styles.needName}>
        {stateOf(tile) === "hand" ? <Hand size={22} aria-hidden="true" /> : <CircleHelp size={22} aria-hidden="true" />}
        {tile.name}
      </p>
      <p className={styles.needWords}>{needOf(tile, now)}</p>
      <Button wide size="small" aria-label={`Look at ${tile.name}`} onClick={onLook}>
        <View size={18} aria-hidden="true" /> Look
      </Button>
    </li>
  );
}

/** The time, which goes on by itself. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => every(HALF_A_MINUTE_MS, () => setNow(Date.now())), []);
  // What has just changed may be newer.
  return Math.max(now, Date.now());
}
