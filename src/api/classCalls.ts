/** One function for each call of a class, of reports and of the operator's page. All reject with RequestFailed, whose message is fit for a child. */
import type {
  Class,
  ClassGame,
  ClassGameChange,
  Door,
  HandedOut,
  HandedPictures,
  HandOut,
  LessonChange,
  MyClasses,
  NewClass,
  PupilNow,
  PupilStatus,
  SignedInPupil,
  Sticker,
  Tapped,
  WallEvents,
  Wiped,
} from "./classes.ts";
import { call } from "./client.ts";
import { type EventHandlers, followStream, type StreamNews } from "./follow.ts";
import type { NewReport, Operations, PasswordLink, Report } from "./operations.ts";
import type { WorldCard } from "./wire.ts";

type Method = "POST" | "PUT" | "DELETE";

const get = <Answer>(path: string): Promise<Answer> => call({ method: "GET", path });
const send = <Answer>(method: Method, path: string, body: unknown = {}): Promise<Answer> =>
  call({ method, path, body });
const of = (classId: string): string => `/classes/${encodeURIComponent(classId)}`;
const pupilOf = (classId: string, pupilId: string): string => `${of(classId)}/pupils/${encodeURIComponent(pupilId)}`;

/** `known` is the key that the door gave to this device, or nothing. */
const doorOf = (code: string, known: string): string =>
  `/classes/door/${encodeURIComponent(code)}${known === "" ? "" : `?known=${encodeURIComponent(known)}`}`;

/** Calls of the teacher. Everybody signed in may ask for `mine`; all others are refused to anybody but the teacher of that class. */
export const teacher = {
  mine: () => get<MyClasses>("/classes"),
  make: (made: NewClass) => send<Class>("POST", "/classes", made),
  open: (classId: string) => get<Class>(of(classId)),
  rename: (classId: string, name: string) => send<Class>("PUT", of(classId), { name }),
  /** Wipes the class: all children with their games. */
  wipe: (classId: string) => send<Wiped>("DELETE", of(classId)),
  newCode: (classId: string) => send<Class>("POST", `${of(classId)}/code`),
  setDoor: (classId: string, isOpen: boolean) => send<Class>("PUT", `${of(classId)}/door`, { isOpen }),

  addPupils: (classId: string, names: readonly string[]) => send<Class>("POST", `${of(classId)}/pupils`, { names }),
  renamePupil: (classId: string, pupilId: string, name: string) =>
    send<Class>("PUT", pupilOf(classId, pupilId), { name }),
  /** The child leaves for good, with all games. */
  removePupil: (classId: string, pupilId: string) => send<Class>("DELETE", pupilOf(classId, pupilId)),
  /** New pictures for some or all, told once. Takes about half a second for each child. */
  handOutPictures: (classId: string, pupils?: readonly string[]) =>
    call<readonly HandedPictures[]>({
      method: "POST",
      path: `${of(classId)}/pictures`,
      body: { pupils },
      timeoutMs: 120_000,
    }),
  /** The child chooses new pictures with the next sign-in. */
  forgetPictures: (classId: string, pupilId: string) => send<Class>("DELETE", `${pupilOf(classId, pupilId)}/pictures`),
  /** Opens it again for a child who tapped wrong pictures too often. */
  unlock: (classId: string, pupilId: string) => send<Class>("POST", `${pupilOf(classId, pupilId)}/unlock`),

  followWall: (classId: string, on: EventHandlers<WallEvents>, about?: StreamNews) =>
    followStream(`${of(classId)}/wall`, on, about),
  setLesson: (classId: string, change: LessonChange) => send<object>("PUT", `${of(classId)}/lesson`, change),
  /** Sends the picture of the teacher's stage, about once a second while everybody looks. */
  showStage: (classId: string, picture: string) => send<object>("PUT", `${of(classId)}/stage`, { picture }),
  /** Tells how many notes that child has to read first. */
  sendNote: (classId: string, pupilId: string, text: string) =>
    send<{ readonly before: number }>("PUT", `${pupilOf(classId, pupilId)}/note`, { text }),
  setLook: (classId: string, pupilId: string, isLooking: boolean) =>
    send<object>("PUT", `${pupilOf(classId, pupilId)}/look`, { isLooking }),

  handOut: (classId: string, handOut: HandOut) =>
    call<HandedOut>({ method: "POST", path: `${of(classId)}/handouts`, body: handOut, timeoutMs: 120_000 }),
  /** All games of all children, for collecting; each is then fetched with `fetchWorld`. */
  games: (classId: string) => get<readonly ClassGame[]>(`${of(classId)}/games`),
  changeGame: (classId: string, worldId: string, change: ClassGameChange) =>
    send<ClassGame>("PUT", `${of(classId)}/games/${encodeURIComponent(worldId)}`, change),
  /** Gives a game to another child of the class. It gets a new id. */
  moveGame: (classId: string, worldId: string, pupilId: string) =>
    send<WorldCard>("POST", `${of(classId)}/games/${encodeURIComponent(worldId)}/move`, { pupil: pupilId }),
  reports: (classId: string) => get<readonly Report[]>(`${of(classId)}/reports`),
  /** The report has been dealt with. */
  closeReport: (classId: string, reportId: string) =>
    send<object>("DELETE", `${of(classId)}/reports/${encodeURIComponent(reportId)}`),
};

/** Calls of a child, and of whoever stands at the door of a class. */
export const pupil = {
  door: (code: string, known: string) => call<Door>({ method: "GET", path: doorOf(code, known), credentials: null }),
  /** Rejects with 401 for wrong pictures, and with the codes `PICTURES_WAIT`, `PICTURES_LOCKED` and `PICTURES_NEW`. */
  signIn: (code: string, known: string, tapped: Tapped) =>
    call<SignedInPupil>({ method: "POST", path: doorOf(code, known), body: tapped, credentials: null }),
  /** "That's not me" and "I'm done": ends the session of this device. */
  signOut: () => send<object>("DELETE", "/classes/me"),
  now: () => get<PupilNow>("/classes/me"),
  followNow: (on: (now: PupilNow) => void, about?: StreamNews) =>
    followStream("/classes/me/events", { now: on }, about),
  tell: (status: PupilStatus) => send<object>("PUT", "/classes/me/status", status),
  closeNote: (noteId: string) => send<object>("DELETE", `/classes/me/notes/${encodeURIComponent(noteId)}`),
  gallery: () => get<readonly ClassGame[]>("/classes/me/gallery"),
  setShown: (worldId: string, isShown: boolean) =>
    send<ClassGame>("PUT", `/classes/me/games/${encodeURIComponent(worldId)}`, { isShown }),
  giveSticker: (worldId: string, sticker: Sticker | null) =>
    send<ClassGame>("PUT", `/classes/me/games/${encodeURIComponent(worldId)}/sticker`, { sticker }),
};

/** Reports a game. For whoever is signed in, lists no longer show it from then on; other pages remember it themselves. */
export function reportGame(report: NewReport): Promise<object> {
  return send("POST", "/reports", report);
}

/** Takes a report back that was made by mistake. */
export function takeReportBack(worldId: string): Promise<object> {
  return send("DELETE", `/reports/${encodeURIComponent(worldId)}`);
}

/** Calls of the operator. */
export const operator = {
  look: () => get<Operations>("/operations"),
  setHidden: (worldId: string, isHidden: boolean) =>
    send<object>("PUT", `/operations/games/${encodeURIComponent(worldId)}`, { isHidden }),
  /** Removes a game for good. */
  removeGame: (worldId: string) => send<object>("DELETE", `/operations/games/${encodeURIComponent(worldId)}`),
  closeReport: (reportId: string) => send<object>("DELETE", `/operations/reports/${encodeURIComponent(reportId)}`),
  setTeacher: (username: string, isTeacher: boolean) =>
    send<object>("PUT", "/operations/teachers", { username, isTeacher }),
  makePasswordLink: (username: string) => send<PasswordLink>("POST", "/operations/links", { username }),
};
