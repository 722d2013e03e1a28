/** The first script of an editor's page: shows the picture of its game before the editor is loaded, which takes a small machine seconds. */
import { prefetchWorld } from "./api/client.ts";
import { session } from "./api/session.ts";
import { untilPainted } from "./browser/screen.ts";
import { sleep } from "./browser/timers.ts";
import { showOpeningPicture } from "./pages/frame/openingPicture.ts";
import { wantedAt } from "./pages/wantedAt.ts";

/** After this time the editor is loaded, whether or not the picture has come. */
const PATIENCE_MS = 500;

void Promise.race([shown(), sleep(PATIENCE_MS)]).then(() => {
  // Both at once. A failure of the first is seen again where the page is needed.
  void import("./pages/EditorPage.tsx").catch(() => undefined);
  return import("./main.tsx");
});

/** Never rejects: without a picture the page comes at once. */
async function shown(): Promise<void> {
  const { me } = session.getState();
  const place = document.getElementById("app");
  const worldId = wantedAt(location, me !== null)?.worldId ?? null;
  if (worldId === null || !place) return;
  try {
    const { thumbnail, userId } = await prefetchWorld(worldId);
    // The editor opens only games of one's own.
    if (thumbnail === "" || userId !== me?.id) return;
    await showOpeningPicture(place, { path: location.pathname, picture: thumbnail });
    await untilPainted();
  } catch {
    // The page says why the game cannot be opened.
  }
}
