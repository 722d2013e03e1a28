/** Brings the files of a release into this browser. */

/** Together a school's line is used well, and the page that is being looked at still has its turn. */
const AT_ONCE = 6;

/** Rejects where a file cannot be had; the browser then tries again at the next visit. */
export async function keepRelease(release: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(release);
  const waiting = [...files];
  const workOff = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keepFile(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** A file whose name tells its content is taken over from the release before. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith("/assets/") ? await caches.match(file) : undefined;
  const response = known ?? (await fetch(file, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${file} is not there.`);
  await cache.put(file, response);
}
