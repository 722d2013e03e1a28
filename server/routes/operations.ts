import { type Request, type RequestHandler, type Response, Router } from "express";
import { hideSchema, linkForSchema, reportSchema, teacherSchema } from "../../src/api/operations.ts";
import type { SiteRoles } from "../services/classes/SiteRoles.ts";
import type { Reports } from "../services/Reports.ts";
import type { SiteOperations } from "../services/SiteOperations.ts";
import { type Auth, userOf } from "./auth.ts";
import { checked, smallBody, tinyBody } from "./body.ts";
import { clientAddress } from "./clientAddress.ts";

const NO_NAME = "Please type a username.";

/** Serves the calls of the site's operators. */
export function operationRoutes(operations: SiteOperations, reports: Reports, roles: SiteRoles, auth: Auth): Router {
  const router = Router();
  const needsOperator: RequestHandler = (_request, response, next) => {
    roles.mustBeOperator(userOf(response));
    next();
  };
  const forOperator = [auth.needsUser, needsOperator, smallBody];

  router.get("/", auth.needsUser, needsOperator, async (_request, response) => {
    response.json(await operations.look());
  });
  router.put("/games/:world", forOperator, async (request: Request, response: Response) => {
    const { isHidden } = checked(hideSchema, request.body, "Please say what should change.");
    await operations.setHidden(String(request.params.world), isHidden);
    response.json({});
  });
  router.delete("/games/:world", forOperator, async (request: Request, response: Response) => {
    await operations.remove(String(request.params.world));
    response.json({});
  });
  router.delete("/reports/:report", forOperator, async (request: Request, response: Response) => {
    await reports.close(null, String(request.params.report));
    response.json({});
  });
  router.put("/teachers", forOperator, async (request: Request, response: Response) => {
    const { username, isTeacher } = checked(teacherSchema, request.body, NO_NAME);
    await operations.setTeacher(username, isTeacher);
    response.json({});
  });
  router.post("/links", forOperator, async (request: Request, response: Response) => {
    const { username } = checked(linkForSchema, request.body, NO_NAME);
    response.json(await operations.makePasswordLink(username));
  });
  return router;
}

/** Serves reports of games, by anybody. */
export function reportRoutes(reports: Reports, auth: Auth, limits: readonly RequestHandler[]): Router {
  const router = Router();
  router.post("/", tinyBody, ...limits, async (request: Request, response: Response) => {
    const report = checked(reportSchema, request.body, "Which game would you like to report?");
    await reports.add(await auth.viewer(request), clientAddress(request), report);
    response.json({});
  });
  router.delete("/:world", auth.needsUser, async (request, response) => {
    await reports.takeBack(userOf(response), String(request.params.world));
    response.json({});
  });
  return router;
}
