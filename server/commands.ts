/** What a running server does for other processes of its machine, by the socket in its folder: who may enter that folder may ask. */

import { makeResetLink, type NewLink } from "./services/resetLinks.ts";
import type { Stores } from "./stores/Stores.ts";

export const MAKE_RESET_LINK = "make a link for a new password";

export function takeCommands({ users, control }: Stores, now: () => number): void {
  control?.handle(MAKE_RESET_LINK, async (body): Promise<NewLink | null> => {
    const name = (body as { readonly name?: unknown } | null)?.name;
    return makeResetLink(users, typeof name === "string" ? name : "", now());
  });
}
