/** The first script of a player's page: shows the game before anything else is loaded, then the page. */
import { prefetchWorld } from "./api/client.ts";
import { untilPainted } from "./browser/screen.ts";
import { sleep } from "./browser/timers.ts";
import { playedAt } from "./player/handover.ts";
import { isLocalId } from "./saving/local/LocalWorld.ts";

/** After this time the page is loaded, whatever the game waits for: a hidden page draws nothing, and a network may be slow. */
const LATE_MS = 4000;

// On its way while the scripts that show it are.
const worldId = playedAt(location);
if (worldId !== null && !isLocalId(worldId)) void prefetchWorld(worldId);

void Promise.race([shown(), sleep(LATE_MS)]).then(() => {
  // Both at once. A failure of the first is seen again where the page is needed.
  void import("./pages/PlayPage.tsx").catch(() => undefined);
  return import("./main.tsx");
});

/** Never rejects: the page says what went wrong. */
async function shown(): Promise<void> {
  try {
    const { showEarly } = await import("./player/early.ts");
    await showEarly(location);
    // The page takes a slow machine longer than the game: it must not delay its first frame.
    await untilPainted();
  } catch (failure) {
    console.warn("The game could not be shown before its page", failure);
  }
}
