/** The calls about passwords, apart from `client.ts` because few pages need them. */
import { call } from "./client.ts";
import { session } from "./session.ts";
import type { NewPassword, Profile, SignedInUser } from "./wire.ts";

/** Changes the password of the signed-in user. This device stays signed in, all others are signed out. */
export function changePassword(oldPassword: string, password: string): Promise<SignedInUser> {
  const me = session.getState().me;
  const body: NewPassword = { password, device: me?.password };
  const credentials = { username: me?.username ?? "", password: oldPassword };
  return call({ method: "PUT", path: "/users/me/password", body, credentials });
}

/** Deletes the signed-in user with all worlds, versions and pictures. Remixes by others stay. */
export function deleteAccount(password: string): Promise<void> {
  const credentials = { username: session.getState().me?.username ?? "", password };
  return call({ method: "DELETE", path: "/users/me", credentials });
}

/** The user that a link for a new password belongs to. Rejects with 404 if the link was used or has expired. */
export function checkResetLink(token: string): Promise<Pick<Profile, "username">> {
  return call({ method: "POST", path: "/users/me/reset", body: { token }, credentials: null });
}

/** Sets a new password through a link, which works once, and signs in. */
export function resetPassword(token: string, password: string): Promise<SignedInUser> {
  return call({ method: "PUT", path: "/users/me/reset", body: { token, password }, credentials: null });
}
