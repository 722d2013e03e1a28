import { useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import type { Door } from "../api/classes.ts";
import { RequestFailed } from "../browser/request.ts";
import { Button } from "../widgets/Button.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { loginPath, safeRedirect } from "./account/accountPaths.ts";
import { ClassCodeForm } from "./class/ClassCodeForm.tsx";
import styles from "./class/ClassDoor.module.css";
import { ClassHead } from "./class/ClassHead.tsx";
import { NameNib } from "./class/ClassPicture.tsx";
import { doorPath, shownCode, tidyCode } from "./class/classPaths.ts";
import { useHasClasses } from "./class/hasClasses.ts";
import { forgetClass, rememberClass, rememberedClass } from "./class/rememberedClass.ts";
import { ThreePictures } from "./class/ThreePictures.tsx";
import { useDoor } from "./class/useDoor.ts";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

/** So many letters fit beside a picture. */
const SHORT_NAME = 7;

/**
 * The door of a class: a child taps its name, then its three pictures. Without a code in the address, the code is asked for. Pages for which
 * somebody has to sign in lead here on a device that remembers a class.
 */
export function ClassDoorPage() {
  const { code = rememberedClass() ?? "" } = useParams();
  const from = useSentFrom();
  const hasClasses = useHasClasses();
  const tidy = tidyCode(code);
  if (hasClasses === null) return <Loading />;
  if (!hasClasses) return from === null ? <NotFoundPage /> : <Navigate to={loginPath(safeRedirect(from))} replace />;
  return tidy === "" ? <AskForCode typed="" /> : <AtTheDoor key={tidy} code={tidy} />;
}

interface AskForCodeProps {
  /** A code that no class has. Empty if none was typed yet. */
  readonly typed: string;
}

function AskForCode({ typed }: AskForCodeProps) {
  usePageTitle("Your class");
  const navigate = useNavigate();
  return (
    <div className={styles.whole}>
      <ClassHead picture={<NameNib place={0} />} words="Gridlings" leadsHome>
        <GrownUp />
      </ClassHead>
      <main className={styles.page}>
        <img src="/ui/choose-tutorial.png" alt="" width={272} height={170} className={styles.picture} />
        <h1 className={styles.title}>What is your class code?</h1>
        <ClassCodeForm
          typed={typed}
          message={typed === "" ? null : "We don't know this code. Look at it again."}
          onCode={(code) => void navigate(doorPath(code))}
        />
        <p className={styles.words}>It's on the board or on your card.</p>
      </main>
    </div>
  );
}

function AtTheDoor({ code }: { readonly code: string }) {
  const { loaded, retry } = useDoor(code);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") {
    const { failure } = loaded;
    if (failure instanceof RequestFailed && failure.status === 404) {
      forgetClass();
      return <AskForCode typed={shownCode(code)} />;
    }
    return <LoadFailed message={failure.message} onRetry={retry} />;
  }
  rememberClass(code, loaded.value.key);
  return loaded.value.isOpen ? <Names code={code} door={loaded.value} /> : <Shut />;
}

/** The names are shown only while the teacher has opened the door for a lesson. The page looks again by itself. */
function Shut() {
  usePageTitle("Your class");
  return (
    <div className={styles.whole}>
      <ClassHead picture={<NameNib place={0} />} words="Your class">
        <GrownUp />
        <AnotherClass />
      </ClassHead>
      <main className={styles.page}>
        <img src="/ui/choose-tutorial.png" alt="" width={272} height={170} className={styles.picture} />
        <h1 className={styles.title}>The door is still shut</h1>
        <p className={styles.words} role="status">
          Your teacher opens it. Then this page goes on by itself.
        </p>
      </main>
    </div>
  );
}

function Names({ code, door: { className, pupils } }: { readonly code: string; readonly door: Door }) {
  usePageTitle(className);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = pupils.findIndex(({ id }) => id === chosen);
  const child = pupils[place];
  if (child) return <ThreePictures code={code} child={child} place={place} onNotMe={() => setChosen(null)} />;
  return (
    <div className={styles.whole}>
      <ClassHead picture={<NameNib place={0} />} words={className}>
        <GrownUp />
        <AnotherClass />
      </ClassHead>
      <main className={styles.page}>
        <h1 className={styles.title}>Who are you?</h1>
        <ul className={styles.names}>
          {pupils.map(({ id, name }, n) => (
            <li key={id}>
              <button
                type="button"
                className={styles.name}
                data-long={name.length > SHORT_NAME}
                onClick={() => setChosen(id)}
              >
                <NameNib place={n} />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** The page to return to after signing in; null for visitors who came straight to the door. */
function useSentFrom(): string | null {
  const [query] = useSearchParams();
  return query.get("redirectTo");
}

/** The way on for a teacher whose computer remembers the class. */
function GrownUp() {
  const from = useSentFrom();
  if (from === null) return null;
  return (
    <ButtonLink variant="quiet" to={loginPath(safeRedirect(from))}>
      I'm a grown-up
    </ButtonLink>
  );
}

function AnotherClass() {
  const navigate = useNavigate();
  const leave = () => {
    forgetClass();
    void navigate("/class");
  };
  return (
    <Button variant="quiet" onClick={leave}>
      Another class
    </Button>
  );
}
