/** Earlier saves of a world over HTTP, under `/worlds/{id}/versions` (product §21). */
import { type Request, Router } from "express";
import type { WorldVersions } from "../services/WorldVersions.ts";
import { withData } from "../services/withData.ts";
import { type Auth, userOf } from "./auth.ts";
import { sendText } from "./sendText.ts";

type VersionRequest = Request<{ id: string; revision: string }>;

export function versionRoutes(versions: WorldVersions, auth: Auth): Router {
  const router = Router({ mergeParams: true });

  router.get("/", auth.needsUser, async (request: Request<{ id: string }>, response) => {
    response.json(await versions.list(userOf(response), request.params.id));
  });

  router.get("/:revision", auth.needsUser, async (request: VersionRequest, response) => {
    const { id, revision } = request.params;
    const { version, data } = await versions.open(userOf(response), id, numberOf(revision));
    sendText(request, response, withData(version, data));
  });

  router.post("/:revision/restore", auth.needsUser, async (request: VersionRequest, response) => {
    const { id, revision } = request.params;
    const { card, data } = await versions.restore(userOf(response), id, numberOf(revision));
    sendText(request, response, withData(card, data));
  });

  return router;
}

/** No version has the number 0: it stands for whatever is none. */
function numberOf(revision: string): number {
  return /^[1-9]\d{0,8}$/.test(revision) ? Number(revision) : 0;
}
