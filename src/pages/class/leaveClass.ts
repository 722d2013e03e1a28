import { pupil } from "../../api/classCalls.ts";
import { clearSession, session } from "../../api/session.ts";
import { loadPage } from "../../browser/page.ts";
import { removeText, storedKeys } from "../../browser/storage.ts";
import { sleep } from "../../browser/timers.ts";
import { removeCopies } from "../../saving/removeCopies.ts";
import { doorPath } from "./classPaths.ts";

/**
 * What belongs to the device, not to a child: its class, how loud it is, and how it draws. Work that a closing page could not save is sealed
 * by its child (`unloadSnapshot.ts`). All else that begins like ours is a child's.
 */
const STAYS = /^gridlings(?::class|\.sound|:power|-last-.+)$/;

/** So long a child waits for the server to hear it. The device forgets the child anyway. */
const PATIENCE_MS = 2000;

/**
 * "That's not me": the next child who sits here finds nothing of the last one, not even in the memory of the page, which is loaded again at the
 * door. Work that could not be saved stays sealed on the device until that child signs in again.
 */
export async function leaveClass(): Promise<void> {
  const { me, pupil: left } = session.getState();
  await Promise.race([pupil.signOut().catch(() => undefined), sleep(PATIENCE_MS)]);
  if (me) await removeCopies(me.id, "saved");
  for (const key of storedKeys()) if (key.startsWith("gridlings") && !STAYS.test(key)) removeText(key);
  clearSession();
  loadPage(doorPath(left?.code ?? ""));
}
