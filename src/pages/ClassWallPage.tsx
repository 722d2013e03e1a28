import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { clearSession } from "../api/session.ts";
import { Button } from "../widgets/Button.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { loginPath } from "./account/accountPaths.ts";
import { wallPath } from "./class/classPaths.ts";
import { useWall } from "./class/useWall.ts";
import { Wall } from "./class/Wall.tsx";
import { Loading } from "./frame/Loading.tsx";
import { MessagePage } from "./frame/MessagePage.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { useMe, usePupil } from "./useMe.ts";

interface OfClassProps {
  readonly classId: string;
}

/** The live wall of a class, for its teacher: what everybody makes, who needs help, and what is done with all at once. */
export function ClassWallPage() {
  const { classId = "" } = useParams();
  const me = useMe();
  return me ? <FollowedWall key={classId} classId={classId} /> : <SignInFirst classId={classId} />;
}

function FollowedWall({ classId }: OfClassProps) {
  const { wall, isConnected, refused, update } = useWall(classId);
  usePageTitle(wall?.class.name ?? "Your class");
  // The teacher has signed out in another window, or has a new password.
  useEffect(() => {
    if (refused === SIGNED_OUT) clearSession();
  }, [refused]);
  const whenGone = refused === null ? null : <NotMyClass classId={classId} />;
  if (wall) return <Wall wall={wall} isConnected={isConnected} update={update} whenGone={whenGone} />;
  return whenGone ?? <Loading />;
}

const SIGNED_OUT = 401;

function SignInFirst({ classId }: OfClassProps) {
  return (
    <MessagePage mood="lost" title="Sign in to see your class" text="Then you come back to it.">
      <ButtonLink variant="primary" to={loginPath(wallPath(classId))}>
        Sign in
      </ButtonLink>
    </MessagePage>
  );
}

/** Does not tell whether there is such a class. */
function NotMyClass({ classId }: OfClassProps) {
  const navigate = useNavigate();
  const isInClass = usePupil() !== null;
  if (isInClass) return <NotFoundPage />;
  const signInAgain = () => {
    void navigate(loginPath(wallPath(classId)));
    clearSession();
  };
  return (
    <MessagePage
      mood="lost"
      title="We couldn't find this class"
      text="It was wiped, or it is the class of another account. Then sign in with that one."
    >
      <Button variant="primary" onClick={signInAgain}>
        Sign in again
      </Button>
      <ButtonLink to="/dashboard">My Games</ButtonLink>
    </MessagePage>
  );
}
