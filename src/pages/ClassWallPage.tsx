import { Navigate, useParams } from "react-router";
import { loginPath } from "./account/accountPaths.ts";
import { wallPath } from "./class/pictures.ts";
import { useWall } from "./class/useWall.ts";
import { Wall } from "./class/Wall.tsx";
import { Loading } from "./frame/Loading.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { useMe } from "./useMe.ts";

/** The live wall of a class, for its teacher: what everybody makes, who needs help, and what is done with all at once. */
export function ClassWallPage() {
  const { classId = "" } = useParams();
  const me = useMe();
  return me ? <FollowedWall key={classId} classId={classId} /> : <Navigate to={loginPath(wallPath(classId))} replace />;
}

function FollowedWall({ classId }: { readonly classId: string }) {
  const { wall, isConnected, refused, update } = useWall(classId);
  usePageTitle(wall?.class.name ?? "Your class");
  // A wall that was there stays: behind what tells that the class is deleted, nothing else may say that it is not found.
  if (!wall) return refused === null ? <Loading /> : <NotFoundPage />;
  return <Wall wall={wall} isConnected={isConnected} update={update} />;
}
