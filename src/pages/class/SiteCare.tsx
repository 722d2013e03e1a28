import { type FormEvent, type ReactNode, useState } from "react";
import { operator } from "../../api/classCalls.ts";
import type { Operations as Facts } from "../../api/operations.ts";
import { RequestFailed } from "../../browser/request.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Field } from "../../widgets/Field.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import { NotFoundPage } from "../NotFoundPage.tsx";
import { useLoaded } from "../useLoaded.ts";
import { AskFirst } from "./AskFirst.tsx";
import cards from "./Card.module.css";
import { ReportedGame } from "./ReportedGame.tsx";
import styles from "./SiteCare.module.css";
import { useAct } from "./useAct.ts";
import dialogs from "./WallDialogs.module.css";

const GIGABYTE = 1_000_000_000;

/** Carries out a change for one place of the page, which shows the refusal if there is one. Resolves to whether it was done. */
type Change = (place: string, call: () => Promise<unknown>) => Promise<boolean>;

/** Reports, hidden games, disk, backups, teachers and new passwords. For anybody else it does not exist. */
export function SiteCare() {
  const { loaded, retry, change: show } = useLoaded(operator.look);
  const { message, act } = useAct();
  const [place, setPlace] = useState("");
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") {
    const { failure } = loaded;
    const isNoOperator = failure instanceof RequestFailed && (failure.status === 403 || failure.status === 404);
    return isNoOperator ? <NotFoundPage /> : <LoadFailed message={failure.message} onRetry={retry} />;
  }
  const change: Change = (where, call) => {
    setPlace(where);
    return act(async () => {
      await call();
      show(await operator.look());
    });
  };
  const part: PartProps = {
    facts: loaded.value,
    change,
    refusalAt: (where) => message && where === place && <Banner tone="danger">{message}</Banner>,
  };
  return (
    <main className={styles.page}>
      <h1>Look after this site</h1>
      <Box {...loaded.value} />
      <Reports {...part} />
      <Hidden {...part} />
      <Teachers {...part} />
      <Passwords />
    </main>
  );
}

function Box({ disk, versions, lastBackup, backsUpHere, accountsToday }: Facts) {
  return (
    <section className={cards.card}>
      <h2>The box</h2>
      {backsUpHere && lastBackup?.isOld !== false && (
        <Banner tone="danger">
          {lastBackup
            ? `The last backup is more than a week old (${dayOf(lastBackup.at)}). Run npm run backup.`
            : "There is no backup yet. Run npm run backup."}
        </Banner>
      )}
      <ul className={styles.facts}>
        {disk && (
          <li>
            Disk: {inGigabytes(disk.free)} free of {inGigabytes(disk.all)}
          </li>
        )}
        {lastBackup && <li>Last backup: {dayOf(lastBackup.at)}</li>}
        <li>
          Gridlings {versions.gridlings}, Node {versions.node}
        </li>
        <li>Accounts made today: {accountsToday}</li>
      </ul>
    </section>
  );
}

interface PartProps {
  readonly facts: Facts;
  readonly change: Change;
  readonly refusalAt: (place: string) => ReactNode;
}

function Reports({ facts: { reports }, change, refusalAt }: PartProps) {
  const hide = (worldId: string) => async () => {
    await operator.setHidden(worldId, true);
    // It stands among the hidden games from now on.
    for (const { id, game } of reports) if (game.id === worldId) await operator.closeReport(id);
  };
  return (
    <section className={cards.card}>
      <h2>Reports</h2>
      {reports.length === 0 && <p>Nothing was reported.</p>}
      <ul>
        {reports.map((report) => (
          <ReportedGame key={report.id} report={report}>
            <Button
              wide
              aria-label={`Hide it: ${shownName(report.game.name)}`}
              onClick={() => void change(report.id, hide(report.game.id))}
            >
              Hide it
            </Button>
            <Button
              wide
              aria-label={`It's fine: ${shownName(report.game.name)}`}
              onClick={() => void change(report.id, () => operator.closeReport(report.id))}
            >
              It's fine
            </Button>
            {refusalAt(report.id)}
          </ReportedGame>
        ))}
      </ul>
    </section>
  );
}

function Hidden({ facts: { hidden }, change, refusalAt }: PartProps) {
  const [removed, setRemoved] = useState<string | null>(null);
  if (hidden.length === 0) return null;
  return (
    <section className={cards.card}>
      <h2>Hidden games</h2>
      <ul>
        {hidden.map(({ id, name, user }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>{shownName(name)}</strong> by {user.username}
            </span>
            <Button
              aria-label={`Show it again: ${shownName(name)}`}
              onClick={() => void change(id, () => operator.setHidden(id, false))}
            >
              Show it again
            </Button>
            <Button variant="danger" aria-label={`Remove for good: ${shownName(name)}`} onClick={() => setRemoved(id)}>
              Remove for good
            </Button>
            {removed === id && (
              <AskFirst
                question="The game and all its earlier saves are deleted. Nobody can bring them back."
                yes="Remove it"
                onYes={() => {
                  setRemoved(null);
                  void change(id, () => operator.removeGame(id));
                }}
                onNo={() => setRemoved(null)}
              />
            )}
            {refusalAt(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Teachers({ facts: { teachers }, change, refusalAt }: PartProps) {
  return (
    <section className={cards.card}>
      <h2>Teachers</h2>
      <p>These accounts may make classes.</p>
      <ul>
        {teachers.map(({ username, isFixed }) => (
          <li key={username} className={styles.row}>
            <span>{username}</span>
            {isFixed ? (
              <span>Named in TEACHERS</span>
            ) : (
              <Button
                aria-label={`No more classes: ${username}`}
                onClick={() => void change(username, () => operator.setTeacher(username, false))}
              >
                No more classes
              </Button>
            )}
            {refusalAt(username)}
          </li>
        ))}
      </ul>
      <NameForm
        label="Username of a teacher"
        word="Add"
        onName={(name) => change("new teacher", () => operator.setTeacher(name, true))}
      />
      {refusalAt("new teacher")}
    </section>
  );
}

function Passwords() {
  const [link, setLink] = useState<string | null>(null);
  const { message, act } = useAct();
  const make = (name: string) =>
    act(async () => setLink(location.origin + (await operator.makePasswordLink(name)).path));
  return (
    <section className={cards.card}>
      <h2>A forgotten password</h2>
      <NameForm label="Username" word="Make a link" onName={make} />
      {link && (
        <p className={styles.link} role="status">
          Give this link to that person. It works once, for an hour: <strong>{link}</strong>
        </p>
      )}
      {message && <Banner tone="danger">{message}</Banner>}
    </section>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly word: string;
  /** Resolves to whether it was done; if not, the name stays to be mended. */
  readonly onName: (name: string) => Promise<boolean>;
}

function NameForm({ label, word, onName }: NameFormProps) {
  const [name, setName] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    void onName(name.trim()).then((isDone) => isDone && setName(""));
  };
  return (
    <form className={dialogs.note} onSubmit={send}>
      <Field
        label={label}
        value={name}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        button={<Button type="submit">{word}</Button>}
      />
    </form>
  );
}

function inGigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" });
}
