import { Clapperboard, Download, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { saveBlob } from "../../browser/files.ts";
import { messageOf } from "../../browser/request.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { fileNameOf } from "../../parcel/gameFile.ts";
import { Button } from "../../widgets/Button.tsx";
import { FilmMoments, type Stretch } from "./FilmMoments.ts";
import styles from "./FilmPane.module.css";
import { FilmPreview } from "./FilmPreview.tsx";
import { FirstThis } from "./FirstThis.tsx";
import { makeFilm } from "./makeFilm.ts";
import { type Turns, turnsOf } from "./moments.ts";
import { Pane } from "./Pane.tsx";
import { SavedNote } from "./SavedNote.tsx";
import type { SharedGame } from "./SharedGame.ts";
import { TurnStrip } from "./TurnStrip.tsx";

/** Of a film, ms; and the length that is offered at first. */
const LENGTH = { min: 3000, max: 10_000, first: 8000 };
/** The strip goes back this far, ms. */
const BACK_MS = 30_000;

export interface FilmPaneProps {
  readonly game: SharedGame;
  readonly onBack: () => void;
}

/** A film of the last seconds: which ones is pulled with two handles. Before enough was played, what to do first. */
export function FilmPane({ game, onBack }: FilmPaneProps) {
  const editor = useEditor();
  const [tickMs] = useState(() => editor.store.getState().playback.tickMs);
  const [turns] = useState(() => lastTurns(turnsOf(game), tickMs));
  if (turns && (turns.last - turns.first) * tickMs >= LENGTH.min)
    return <FilmMaker game={game} turns={turns} tickMs={tickMs} onBack={onBack} />;
  return (
    <Pane title="Film" onBack={onBack}>
      <FirstThis sign={<Clapperboard size={56} />} title={turns ? "Play a bit longer first." : "Play first."}>
        <p>A film is 3 to 10 seconds long.</p>
      </FirstThis>
    </Pane>
  );
}

function lastTurns(turns: Turns | null, tickMs: number): Turns | null {
  return turns && { ...turns, first: Math.max(turns.first, turns.last - Math.ceil(BACK_MS / tickMs)) };
}

interface FilmMakerProps extends FilmPaneProps {
  readonly turns: Turns;
  readonly tickMs: number;
}

function FilmMaker({ game, turns, tickMs, onBack }: FilmMakerProps) {
  const moments = useMemo(() => new FilmMoments(game), [game]);
  const [stretch, setStretch] = useState<Stretch>(() => ({
    from: Math.max(turns.first, turns.last - Math.floor(LENGTH.first / tickMs)),
    to: turns.last,
  }));
  const { characters, world } = game.document();
  const making = useMaking(async (onShare, signal) => {
    const film = await makeFilm({ ...stretch, moments, characters, tickMs, onShare, signal });
    if (film) saveBlob(fileNameOf(world.metadata.name, ".gif"), film);
    return film !== null;
  });
  /** What was saved is another film then. */
  function cut(to: Stretch) {
    setStretch(to);
    making.clear();
  }
  const seconds = secondsWords((stretch.to - stretch.from) * tickMs);
  const footer =
    making.share === null ? (
      <>
        <strong data-at="start" className={styles.seconds}>
          {seconds}
        </strong>
        <Button key="save" variant="primary" onClick={making.start}>
          <Download size={18} aria-hidden="true" /> Save the film
        </Button>
      </>
    ) : (
      <>
        {/* Not where Save was, so that a second press in a hurry does not stop it. */}
        <Button key="cancel" onClick={making.stop}>
          <X size={18} aria-hidden="true" /> Cancel
        </Button>
        <label className={styles.progress}>
          Making your film
          <progress value={making.share} max={1} />
        </label>
      </>
    );
  return (
    <Pane title="Film" onBack={onBack} footer={footer}>
      <div className={styles.pane}>
        <FilmPreview moments={moments} stretch={stretch} characters={characters} tickMs={tickMs} />
        <fieldset className={styles.strip} disabled={making.share !== null}>
          <TurnStrip turns={turns} handles={handlesOf(stretch, { turns, tickMs, onStretch: cut })} isStretch />
        </fieldset>
        <p className={styles.say}>Pull the handles. A film is 3 to 10 seconds.</p>
        <SavedNote saved={making.isDone ? "Saved! Look in Downloads." : null} message={making.message} />
      </div>
    </Pane>
  );
}

interface Pulled {
  readonly turns: Turns;
  readonly tickMs: number;
  readonly onStretch: (stretch: Stretch) => void;
}

/** Neither handle makes a film too short or too long. */
function handlesOf({ from, to }: Stretch, { turns, tickMs, onStretch }: Pulled) {
  const [least, most] = [Math.ceil(LENGTH.min / tickMs), Math.floor(LENGTH.max / tickMs)];
  const text = (turn: number) => `Turn ${turn}, ${secondsWords((to - from) * tickMs)}`;
  return [
    {
      name: "Start of the film",
      turn: from,
      min: Math.max(turns.first, to - most),
      max: to - least,
      text: text(from),
      onPull: (turn: number) => onStretch({ from: turn, to }),
    },
    {
      name: "End of the film",
      turn: to,
      min: from + least,
      max: Math.min(turns.last, from + most),
      text: text(to),
      onPull: (turn: number) => onStretch({ from, to: turn }),
    },
  ];
}

function secondsWords(ms: number): string {
  return `${Math.round(ms / 100) / 10} seconds`;
}

type Make = (onShare: (share: number) => void, signal: AbortSignal) => Promise<boolean>;

/** A long work with its progress, which can be stopped; leaving the pane stops it. */
function useMaking(make: Make) {
  const [share, setShare] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    stopping.current = controller;
    setShare(0);
    clear();
    try {
      setDone(await make((done) => signal.aborted || setShare(done), signal));
    } catch (failure) {
      setMessage(messageOf(failure));
    }
    if (!signal.aborted) setShare(null);
  }
  function clear() {
    setDone(false);
    setMessage(null);
  }
  function stop() {
    stopping.current?.abort();
    setShare(null);
  }
  return { share, isDone, message, start: () => void start(), stop, clear };
}
