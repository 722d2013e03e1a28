/** The calls for a new password. Few pages need them. */
import { call } from "./client.ts";
import { session } from "./session.ts";
import type { NewPassword, Profile, SignedInUser } from "./wire.ts";

/** A new password for the signed-in user, by the old one. This device stays signed in, all others do not. */
export function changePassword(oldPassword: string, password: string): Promise<SignedInUser> {
  const me = session.getState().me;
  const body: NewPassword = { password, device: me?.password };
  const credentials = { username: me?.username ?? "", password: oldPassword };
  return call({ method: "PUT", path: "/users/me/password", body, credentials });
}

/** Whose link for a new password this is; 404 where it opens nothing any more. */
export function checkResetLink(token: string): Promise<Pick<Profile, "username">> {
  return call({ method: "POST", path: "/users/me/reset", body: { token }, credentials: null });
}

/** Uses the link up, and signs in. */
export function resetPassword(token: string, password: string): Promise<SignedInUser> {
  return call({ method: "PUT", path: "/users/me/reset", body: { token, password }, credentials: null });
}
