/** Earlier saves of a world over HTTP, under `/worlds/{id}/versions` (product §21). */
import { type Request, Router } from "express";
import type { WorldVersions } from "../services/WorldVersions.ts";
import { withData } from "../services/withData.ts";
import { type Gate, userOf } from "./Gate.ts";

type VersionRequest = Request<{ id: string; revision: string }>;

export function versionRoutes(versions: WorldVersions, gate: Gate): Router {
  const router = Router({ mergeParams: true });

  router.get("/", gate.needsUser, async (request: Request<{ id: string }>, response) => {
    response.json(await versions.list(userOf(response), request.params.id));
  });

  router.get("/:revision", gate.needsUser, async ({ params }: VersionRequest, response) => {
    const { version, data } = await versions.open(userOf(response), params.id, numberOf(params.revision));
    response.type("json").send(withData(version, data));
  });

  router.post("/:revision/restore", gate.needsUser, async ({ params }: VersionRequest, response) => {
    const { card, data } = await versions.restore(userOf(response), params.id, numberOf(params.revision));
    response.type("json").send(withData(card, data));
  });

  return router;
}

/** No version has the number 0: it stands for whatever is none. */
function numberOf(revision: string): number {
  return /^[1-9]\d{0,8}$/.test(revision) ? Number(revision) : 0;
}
