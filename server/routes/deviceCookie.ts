import type { Request, Response } from "express";
import { type KnownDevice, readDevice } from "../services/knownDevice.ts";

const NAME = "known";
const PREFIX = `${NAME}=`;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reads the cookie that tells on which accounts this device has been signed in before (`knownDevice`). No script of a page can read it. */
export function deviceOf({ headers: { cookie = "" } }: Request): KnownDevice | null {
  const found = cookie.split(";").find((part) => part.trimStart().startsWith(PREFIX));
  return found ? readDevice(found.trim().slice(PREFIX.length)) : null;
}

/** Only the calls that sign in ever get it. */
export function keepDevice(request: Request, response: Response, text: string): void {
  const forSigningIn = { path: "/users", httpOnly: true, sameSite: "strict", secure: request.secure } as const;
  response.cookie(NAME, text, { ...forSigningIn, maxAge: YEAR_MS });
}
