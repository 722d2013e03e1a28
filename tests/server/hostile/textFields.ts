/** Every place of a call that takes a text: in its address, its headers and its body. */
import { z } from "zod";
import * as classes from "../../../src/api/classes.ts";
import * as operations from "../../../src/api/operations.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import * as wire from "../../../src/api/wire.ts";
import { type Answer, basic, type Call, game, type TestServer } from "../TestServer.ts";

export interface TextField {
  /** The call and what in it holds the text: `POST /users username`. */
  readonly name: string;
  /** The longest text that is read and not refused for its length alone. */
  readonly longest: (textOf: (letters: number) => string) => number;
  readonly call: (text: string) => Promise<Answer>;
}

/** What each call reads beside the names in its address: the schema of its body or its query. */
const READS: Readonly<Record<string, z.ZodObject | null>> = {
  "POST /users": wire.newUserSchema,
  "GET /users/me": null,
  "GET /users/me/export": null,
  "DELETE /users/me/session": null,
  "DELETE /users/me": null,
  "PUT /users/me/password": wire.newPasswordSchema,
  "POST /users/me/reset": wire.resetLinkSchema,
  "PUT /users/me/reset": wire.resetPasswordSchema,
  "GET /users/:idOrName": null,
  "GET /worlds": wire.worldListSchema,
  "POST /worlds": wire.newWorldSchema,
  "GET /worlds/explore": wire.exploreSchema,
  "GET /worlds/:id": null,
  "PUT /worlds/:id": wire.changedWorldSchema,
  "DELETE /worlds/:id": null,
  "POST /worlds/:id/plays": null,
  "GET /worlds/:id/versions": null,
  "GET /worlds/:id/versions/:revision": null,
  "POST /worlds/:id/versions/:revision/restore": null,
  "GET /thumbnails/:digest.jpg": null,
  "GET /pictures/:digest.png": null,
  "GET /generate-sprite": wire.generationSchema,
  "GET /generate-background": wire.generationSchema,
  "POST /generate-sprite-name": wire.spriteToNameSchema,
  "POST /crashes": wire.crashSchema,
  "GET /characters": null,
  "GET /about": null,
  "GET /health": null,
  "PUT /worlds/:id/lock": operations.gameLockSchema,
  "DELETE /worlds/:id/lock": operations.gameLockSchema,
  "GET /classes": null,
  "POST /classes": classes.newClassSchema,
  "GET /classes/:id": null,
  "PUT /classes/:id": classes.classNameSchema,
  "DELETE /classes/:id": null,
  "POST /classes/:id/code": null,
  "PUT /classes/:id/door": classes.doorSchema,
  "POST /classes/:id/pupils": classes.newPupilsSchema,
  "PUT /classes/:id/pupils/:pupil": classes.pupilNameSchema,
  "DELETE /classes/:id/pupils/:pupil": null,
  "POST /classes/:id/pictures": classes.newPicturesSchema,
  "DELETE /classes/:id/pupils/:pupil/pictures": null,
  "POST /classes/:id/pupils/:pupil/unlock": null,
  "GET /classes/:id/wall": null,
  "PUT /classes/:id/lesson": classes.lessonSchema,
  "PUT /classes/:id/stage": classes.stageSchema,
  "PUT /classes/:id/pupils/:pupil/note": classes.noteSchema,
  "PUT /classes/:id/pupils/:pupil/look": classes.lookSchema,
  "POST /classes/:id/handouts": classes.handOutSchema,
  "GET /classes/:id/games": null,
  "PUT /classes/:id/games/:world": classes.classGameSchema,
  "POST /classes/:id/games/:world/move": classes.moveSchema,
  "GET /classes/:id/reports": null,
  "DELETE /classes/:id/reports/:report": null,
  "GET /classes/door/:code": null,
  "POST /classes/door/:code": classes.tappedSchema,
  "GET /classes/me": null,
  "DELETE /classes/me": null,
  "GET /classes/me/events": null,
  "PUT /classes/me/status": classes.statusSchema,
  "DELETE /classes/me/notes/:note": null,
  "GET /classes/me/gallery": null,
  "PUT /classes/me/games/:world": classes.classGameSchema,
  "PUT /classes/me/games/:world/sticker": classes.stickerSchema,
  "GET /classes/pictures/:name.jpg": null,
  "POST /reports": operations.reportSchema,
  "DELETE /reports/:world": null,
  "GET /operations": null,
  "PUT /operations/games/:world": operations.hideSchema,
  "DELETE /operations/games/:world": null,
  "DELETE /operations/reports/:report": null,
  "PUT /operations/teachers": operations.teacherSchema,
  "POST /operations/links": operations.linkForSchema,
};

/** What a body holds beside the evil text, so that no other field is what it is refused for. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "POST /users": { username: "Bob", password: "long enough", email: "a@b.c" },
  "PUT /users/me/password": { password: "correct horse" },
  "POST /classes": { name: "3b", names: ["Ada"] },
  "PUT /classes/me/status": { doing: "stuck", handIsUp: false, worldId: null },
  "POST /classes/door/:code": { pictures: [1, 2, 3] },
  "POST /reports": { reason: "mean" },
  "POST /classes/:id/handouts": { from: "tutorial" },
  "PUT /users/me/reset": { token: `${"0".repeat(32)}.${"0".repeat(22)}`, password: "long enough" },
};

/** Bytes that the server reads of a body; a save may be larger than any text here. */
const BODY_BYTES: Readonly<Record<string, number>> = {
  "PUT /worlds/:id": 900_000,
  "POST /generate-sprite-name": 900_000,
  "POST /crashes": 8000,
  "POST /reports": 8000,
  "PUT /worlds/:id/lock": 8000,
  "DELETE /worlds/:id/lock": 8000,
};
const SMALL_BODY_BYTES = 60_000;
/** Node refuses a call whose address and headers are longer than 16 KB. */
const HEAD_BYTES = 14_000;

const HEADERS: Readonly<Record<string, readonly [what: string, headers: (text: string) => Record<string, string>]>> = {
  "the name of who signs in": ["GET /users/me", (text) => ({ authorization: basic(text, "x") })],
  "the password of who signs in": ["GET /users/me", (text) => ({ authorization: basic("Ann", text) })],
  "another way of signing in": ["GET /users/me", (text) => ({ authorization: inHeader(text) })],
  "the cookie of the device": ["GET /users/me", (text) => ({ cookie: `known=${inHeader(text)}` })],
  "the copy that a browser has": ["GET /worlds/{id}", (text) => ({ "if-none-match": inHeader(text) })],
  "the part that is asked for": ["GET /worlds/{id}", (text) => ({ range: `bytes=${inHeader(text)}` })],
  "the kinds of packing": ["GET /worlds/{id}", (text) => ({ "accept-encoding": inHeader(text) })],
  "the name of the browser": ["GET /worlds/{id}", (text) => ({ "user-agent": inHeader(text) })],
  "the address of the visitor": ["GET /worlds/{id}", (text) => ({ "x-forwarded-for": inHeader(text) })],
  "the page that calls": ["PUT /worlds/{id}", (text) => ({ origin: inHeader(text) })],
  "the kind of body": ["PUT /worlds/{id}", (text) => ({ "content-type": inHeader(text) })],
};

/** The calls whose texts are known here. */
export const KNOWN_CALLS: readonly string[] = Object.keys(READS);

/** The schemas of the wire that no call is said to read. */
export function unreadSchemas(): string[] {
  const read = new Set<unknown>(Object.values(READS));
  const isForClients = (name: string) => name === "readyMadeCharacterSchema";
  return Object.entries({ ...wire, ...classes, ...operations })
    .filter(([name, value]) => value instanceof z.ZodType && !isForClients(name) && !read.has(value))
    .map(([name]) => name);
}

/** All of them, called as `ann` about her `world` and her class. */
export function textFieldsOf(server: TestServer, ann: SignedInUser, world: WorldCard, classId: string): TextField[] {
  const typed = { username: ann.username, password: "correct horse" };
  const ofClass = (path: string) => path.replace("/classes/:id", `/classes/${classId}`);
  const about = (path: string) =>
    ofClass(path)
      .replace(/:id\b|\{id\}/, world.id)
      .replace(":revision", "1");
  const send = (what: string, call: Call) => server.call(about(what), call);
  const inAddresses = KNOWN_CALLS.flatMap((what) =>
    [...what.matchAll(/:\w+/g)].map(([place]) => {
      const call = (text: string) => send(what.replace(place, inAddress(text)), { as: ann });
      return { name: `${what} ${place}`, longest: longest(HEAD_BYTES, inAddress), call };
    }),
  );
  const inFields = Object.entries(READS).flatMap(([what, schema]) =>
    textsOf(schema).map((field) => {
      const isQuery = what.startsWith("GET ") || what === "POST /worlds";
      const bytes = isQuery ? HEAD_BYTES : (BODY_BYTES[what] ?? SMALL_BODY_BYTES);
      const others = { ...(what.startsWith("GET /generate") ? { prompt: "cat" } : {}), ...BODIES[what] };
      const call = (text: string) => {
        if (!isQuery) return send(what, { as: typed, body: { ...others, [field]: text } });
        const query = Object.entries(others).filter(([name]) => name !== field);
        const parts = [...query.map((pair) => pair.join("=")), `${field}=${inAddress(text)}`];
        return send(`${what}?${parts.join("&")}`, { as: ann });
      };
      return { name: `${what} ${field}`, longest: longest(bytes, isQuery ? inAddress : JSON.stringify), call };
    }),
  );
  const inHeaders = Object.entries(HEADERS).map(([name, [what, headersOf]]) => {
    const body = what.startsWith("PUT") ? { body: JSON.stringify({ data: game("kept") }) } : {};
    const call = (text: string) =>
      send(what, { ...("authorization" in headersOf("") ? {} : { as: ann }), ...body, headers: headersOf(text) });
    return { name, longest: longest(HEAD_BYTES, (text) => Object.values(headersOf(text)).join()), call };
  });
  return [...inAddresses, ...inFields, ...inHeaders];
}

/** The fields of a schema that take a text. */
function textsOf(schema: z.ZodObject | null): string[] {
  const fields = Object.entries(schema?.shape ?? {});
  return fields.filter(([, field]) => (field as z.ZodType).safeParse("x").success).map(([name]) => name);
}

/** The number of letters of a text that takes up so many bytes. */
function longest(bytes: number, encode: (text: string) => string): TextField["longest"] {
  const SAMPLE = 1200;
  return (textOf) => Math.floor((bytes * SAMPLE) / Buffer.byteLength(encode(textOf(SAMPLE))) / 24) * 24;
}

/** In an address, half letters cannot be told. */
function inAddress(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** With spaces inside, which the ends of a header lose, and without what would end it. */
function inHeader(text: string): string {
  return `"${text.replaceAll(/[^ -~]/g, "~")}"`;
}
