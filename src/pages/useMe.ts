import { useStore } from "zustand";
import { type PupilSession, session } from "../api/session.ts";
import type { SignedInUser } from "../api/wire.ts";

/** The signed-in user, or null. */
export function useMe(): SignedInUser | null {
  return useStore(session, ({ me }) => me);
}

/** Who the signed-in user is in a class, or null for everybody else. */
export function usePupil(): PupilSession | null {
  return useStore(session, ({ pupil }) => pupil);
}
