/** Reads who is calling from the Basic header. A 401 never carries WWW-Authenticate, so no browser pops up a box (product §16). */
import type { Request, RequestHandler, Response } from "express";
import type { UserRow } from "../data/rows.ts";
import type { Accounts, Credentials } from "../services/Accounts.ts";
import { Refusal } from "../services/Refusal.ts";

const BASIC = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i;

export class Gate {
  private readonly accounts: Accounts;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /** Lets only signed-in users on, before anything of the body is read; `userOf` tells the rest who it is. */
  readonly needsUser: RequestHandler = async (request, response, next) => {
    const user = await this.accounts.identify(credentialsOf(request));
    if (!user) throw new Refusal(401, "Please sign in again.");
    response.locals.user = user;
    next();
  };

  /** The signed-in user, or null for a visitor; an old secret makes a visitor, not an error. */
  async viewer(request: Request): Promise<UserRow | null> {
    return request.headers.authorization ? this.accounts.identify(credentialsOf(request)) : null;
  }
}

/** Who `needsUser` let in. */
export function userOf(response: Response): UserRow {
  return response.locals.user;
}

export function credentialsOf(request: Request): Credentials {
  const encoded = BASIC.exec(request.headers.authorization ?? "")?.[1];
  if (!encoded) throw new Refusal(401, "Please sign in first.");
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? { name: text, password: "" } : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}
