import { useStore } from "zustand";
import { session } from "../api/session.ts";
import type { SignedInUser } from "../api/wire.ts";

/** The signed-in user, or null. */
export function useMe(): SignedInUser | null {
  return useStore(session, ({ me }) => me);
}
