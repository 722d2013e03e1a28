import { pupil } from "../../api/classCalls.ts";
import { clearSession, session } from "../../api/session.ts";
import { removeText, storedKeys } from "../../browser/storage.ts";
import { removeCopies } from "../../saving/removeCopies.ts";

/**
 * What belongs to the device, not to a child: its class, how loud it is, and how it draws. Work that a closing page could not save is sealed
 * by its child (`unloadSnapshot.ts`). All else that begins like ours is a child's.
 */
const STAYS = /^gridlings(?::class|\.sound|:power|-last-.+)$/;

/**
 * "That's not me": the next child who sits here finds nothing of the last one. Work that could not be saved stays sealed on the device until
 * that child signs in again.
 */
export async function leaveClass(): Promise<void> {
  const { me } = session.getState();
  // Sent before the session is cleared, because it says whose session ends. If it fails, the device forgets the secret anyway.
  pupil.signOut().catch(() => undefined);
  clearSession();
  for (const key of storedKeys()) if (key.startsWith("gridlings") && !STAYS.test(key)) removeText(key);
  if (me) await removeCopies(me.id, "saved");
}
