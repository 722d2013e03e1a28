import { type Request, type RequestHandler, type Response, Router } from "express";
import {
  classGameSchema,
  classNameSchema,
  doorSchema,
  handOutSchema,
  lessonSchema,
  lookSchema,
  moveSchema,
  newClassSchema,
  newPicturesSchema,
  newPupilsSchema,
  noteSchema,
  pupilNameSchema,
  stageSchema,
} from "../../src/api/classes.ts";
import type { Classes } from "../services/classes/Classes.ts";
import type { ClassGames } from "../services/classes/ClassGames.ts";
import type { ClassLessons } from "../services/classes/ClassLessons.ts";
import type { ClassStreams } from "../services/classes/ClassStreams.ts";
import type { PicturePasswords } from "../services/classes/PicturePasswords.ts";
import type { Reports } from "../services/Reports.ts";
import type { ClassRow } from "../stores/classRows.ts";
import { type Auth, userOf } from "./auth.ts";
import { checked, middleBody, smallBody } from "./body.ts";
import type { KnownDoors } from "./doorLimits.ts";
import { sendEvents } from "./eventStream.ts";
import { leavePlace } from "./places.ts";

export interface ClassServices {
  readonly classes: Classes;
  readonly passwords: PicturePasswords;
  readonly lessons: ClassLessons;
  readonly streams: ClassStreams;
  readonly games: ClassGames;
  readonly reports: Reports;
}

const NO_NAMES = "Please type the names of the children.";
const NO_NAME = "Please type a name.";
const NO_WISH = "Please say what should change.";

/** Serves the calls of teachers, each for the teacher of that class alone. */
export function classRoutes(services: ClassServices, auth: Auth, doors: KnownDoors): Router {
  const { classes, passwords, lessons, streams, games, reports } = services;
  const router = Router();
  const needsTeacher = teacherOf(classes, doors);
  const forTeacher = [auth.needsUser, needsTeacher, smallBody];

  router.get("/", auth.needsUser, async (_request, response) => {
    response.json(await classes.mine(userOf(response)));
  });
  router.post("/", auth.needsUser, smallBody, async (request, response) => {
    response.json(await classes.make(userOf(response), checked(newClassSchema, request.body, NO_NAMES)));
  });
  router.get("/:id", auth.needsUser, needsTeacher, async (_request, response) => {
    response.json(await classes.shown(classOf(response)));
  });
  router.put("/:id", forTeacher, async (request: Request, response: Response) => {
    const { name } = checked(classNameSchema, request.body, NO_NAME);
    response.json(await classes.rename(classOf(response), name));
  });
  router.delete("/:id", forTeacher, async (_request: Request, response: Response) => {
    response.json(await classes.wipe(classOf(response)));
  });
  router.post("/:id/code", forTeacher, async (_request: Request, response: Response) => {
    response.json(await classes.changeCode(classOf(response)));
  });
  router.put("/:id/door", forTeacher, async (request: Request, response: Response) => {
    const { isOpen } = checked(doorSchema, request.body, NO_WISH);
    response.json(await classes.setDoor(classOf(response), isOpen));
  });

  router.post("/:id/pupils", forTeacher, async (request: Request, response: Response) => {
    const { names } = checked(newPupilsSchema, request.body, NO_NAMES);
    response.json(await classes.addPupils(classOf(response), names));
  });
  router.put("/:id/pupils/:pupil", forTeacher, async (request: Request, response: Response) => {
    const { name } = checked(pupilNameSchema, request.body, NO_NAME);
    response.json(await classes.renamePupil(classOf(response), pupilIn(request), name));
  });
  router.delete("/:id/pupils/:pupil", forTeacher, async (request: Request, response: Response) => {
    response.json(await classes.removePupil(classOf(response), pupilIn(request)));
  });
  router.post("/:id/pictures", forTeacher, async (request: Request, response: Response) => {
    const { pupils } = checked(newPicturesSchema, request.body, NO_WISH);
    // Hashing takes about half a second for each child.
    leavePlace(request);
    response.json(await passwords.handOut(classOf(response), pupils));
  });
  router.delete("/:id/pupils/:pupil/pictures", forTeacher, async (request: Request, response: Response) => {
    await passwords.forget(classOf(response), pupilIn(request));
    response.json(await classes.shown(classOf(response)));
  });
  router.post("/:id/pupils/:pupil/unlock", forTeacher, async (request: Request, response: Response) => {
    await passwords.unlock(classOf(response), pupilIn(request));
    response.json(await classes.shown(classOf(response)));
  });

  router.get("/:id/wall", auth.needsUser, needsTeacher, (request, response) => {
    sendEvents(request, response, (follower) => streams.followWall(classOf(response).id, userOf(response), follower));
  });
  router.put("/:id/lesson", forTeacher, async (request: Request, response: Response) => {
    await lessons.setLesson(classOf(response), checked(lessonSchema, request.body, NO_WISH));
    response.json({});
  });
  router.put("/:id/stage", auth.needsUser, needsTeacher, middleBody, async (request, response) => {
    const { picture } = checked(stageSchema, request.body, NO_WISH);
    await lessons.showStage(classOf(response), picture);
    response.json({});
  });
  router.put("/:id/pupils/:pupil/note", forTeacher, async (request: Request, response: Response) => {
    const { text } = checked(noteSchema, request.body, NO_WISH);
    const before = await lessons.sendNote(classOf(response), pupilIn(request), text);
    response.json({ before });
  });
  router.put("/:id/pupils/:pupil/look", forTeacher, async (request: Request, response: Response) => {
    const { isLooking } = checked(lookSchema, request.body, NO_WISH);
    await lessons.look(classOf(response), pupilIn(request), isLooking);
    response.json({});
  });

  router.post("/:id/handouts", forTeacher, async (request: Request, response: Response) => {
    const wanted = checked(handOutSchema, request.body, "Which game would you like to hand out?");
    leavePlace(request);
    response.json(await games.handOut(classOf(response), userOf(response), wanted));
  });
  router.get("/:id/games", auth.needsUser, needsTeacher, async (_request, response) => {
    response.json(await games.all(classOf(response)));
  });
  router.put("/:id/games/:world", forTeacher, async (request: Request, response: Response) => {
    const change = checked(classGameSchema, request.body, NO_WISH);
    response.json(await games.change(classOf(response), worldIn(request), change));
  });
  router.post("/:id/games/:world/move", forTeacher, async (request: Request, response: Response) => {
    const { pupil } = checked(moveSchema, request.body, "Who should get this game?");
    response.json(await games.move(classOf(response), worldIn(request), pupil));
  });
  router.get("/:id/reports", auth.needsUser, needsTeacher, async (_request, response) => {
    response.json(await reports.askedOf(classOf(response).id));
  });
  router.delete("/:id/reports/:report", forTeacher, async (request: Request, response: Response) => {
    await reports.close(classOf(response).id, String(request.params.report));
    response.json({});
  });
  return router;
}

/**
 * Lets only the teacher of the class on, before anything of the body is read. The handlers get it from `classOf`. Where
 * its teacher is, its children come in: that address knows the door.
 */
function teacherOf(classes: Classes, doors: KnownDoors): RequestHandler {
  return async (request, response, next) => {
    const taught = await classes.taught(userOf(response), String(request.params.id));
    response.locals.class = taught;
    doors.add(request, taught.code);
    next();
  };
}

function classOf(response: Response): ClassRow {
  return response.locals.class;
}

function pupilIn(request: Request): string {
  return String(request.params.pupil);
}

function worldIn(request: Request): string {
  return String(request.params.world);
}
