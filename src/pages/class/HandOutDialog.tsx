import { Check, Send } from "lucide-react";
import { useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { HandedOut } from "../../api/classes.ts";
import { TEACHER_NOTE_MAX } from "../../api/classLimits.ts";
import { fetchWorlds } from "../../api/client.ts";
import type { WorldCard } from "../../api/wire.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import { GamePicture } from "../games/GamePicture.tsx";
import { useLoaded } from "../useLoaded.ts";
import { NameNib } from "./ClassPicture.tsx";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";
import { WhoGetsIt } from "./WhoGetsIt.tsx";

/** Gives everybody a copy of one of the teacher's games, in two questions. */
export function HandOutDialog({ of: { id, pupils }, onClose }: ClassDialogProps) {
  const [from, setFrom] = useState<string | null>(null);
  const [some, setSome] = useState<readonly string[] | null>(null);
  const [says, setSays] = useState("");
  const [done, setDone] = useState<HandedOut | null>(null);
  const { isBusy, message, act } = useAct();
  const count = some?.length ?? pupils.length;
  const handOut = () =>
    act(async () => {
      if (from === null) return;
      const told = says.trim() === "" ? {} : { says: says.trim() };
      setDone(await teacher.handOut(id, { from, ...(some ? { pupils: [...some] } : {}), ...told }));
    });
  const footer = done ? (
    <Button variant="primary" data-first="" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" busy={isBusy} disabled={from === null || count === 0} onClick={() => void handOut()}>
        <Send size={18} aria-hidden="true" /> Hand out to {count}
      </Button>
    </>
  );
  return (
    <Dialog open title="Hand out a game" width={760} onClose={onClose} footer={footer}>
      {done ? (
        <p role="status">{sentenceFor(done)}</p>
      ) : (
        <div className={styles.stack}>
          <h3 className={styles.question}>1. Pick a game</h3>
          <MyGamesToPick chosen={from} onChoose={setFrom} />
          <h3 className={styles.question}>2. Who gets it?</h3>
          <WhoGetsIt pupils={pupils} some={some} onChange={setSome}>
            <span>Each child gets a copy of their own.</span>
          </WhoGetsIt>
          <div className={styles.nibSays}>
            <NameNib place={0} size={48} />
            <Field
              label="Nib says this first (if you like)"
              value={says}
              maxLength={TEACHER_NOTE_MAX}
              onChange={({ currentTarget }) => setSays(currentTarget.value)}
            />
          </div>
          <p>It shows up in My Games. Nothing else changes.</p>
          {message && <Banner tone="danger">{message}</Banner>}
        </div>
      )}
    </Dialog>
  );
}

function fetchMine(): Promise<readonly WorldCard[]> {
  return fetchWorlds("me");
}

interface MyGamesToPickProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The teacher's own games as large buttons. */
export function MyGamesToPick({ chosen, onChoose }: MyGamesToPickProps) {
  const { loaded, retry } = useLoaded(fetchMine);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <LoadFailed message={loaded.failure.message} onRetry={retry} />;
  if (loaded.value.length === 0)
    return (
      <div className={styles.stack}>
        <p>You haven't made any games yet.</p>
        <p>
          <ButtonLink to="/dashboard" variant="primary">
            Make one in My Games
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <ul className={styles.gamesToPick}>
      {loaded.value.map(({ id, name, thumbnail }) => (
        <li key={id}>
          <button type="button" className={styles.gameToPick} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <GamePicture thumbnail={thumbnail} />
            <span>{shownName(name)}</span>
            {id === chosen && <Check size={20} className={styles.tick} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function sentenceFor({ given, away, without }: HandedOut): string {
  const here =
    away === 0 ? `${given} have it now.` : `${given} have it. ${away === 1 ? "One is" : `${away} are`} away.`;
  return without.length === 0 ? here : `${here} No room for: ${without.join(", ")}.`;
}
