import type { Request, Response } from "express";
import { type KnownDevice, readDevice } from "../services/knownDevice.ts";

const NAME = "known";
const PREFIX = `${NAME}=`;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Returns the device that the cookie names, with the accounts that signed in on it before (`knownDevice`). No script of
 * a page can read the cookie.
 */
export function deviceOf({ headers: { cookie = "" } }: Request): KnownDevice | null {
  const found = cookie.split(";").find((part) => part.trimStart().startsWith(PREFIX));
  return found ? readDevice(found.trim().slice(PREFIX.length)) : null;
}

/** Stores the device in a cookie, which browsers send only to calls below `/users`, where people sign in. */
export function keepDevice(request: Request, response: Response, text: string): void {
  const forSigningIn = { path: "/users", httpOnly: true, sameSite: "strict", secure: request.secure } as const;
  response.cookie(NAME, text, { ...forSigningIn, maxAge: YEAR_MS });
}
