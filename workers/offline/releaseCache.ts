/** After this time without an answer from the server, the cached file is used. */
const NETWORK_TIMEOUT_MS = 4000;
/** After this time without an answer from the disk, a file counts as not cached. */
const CACHE_TIMEOUT_MS = 2000;

/** The server's answer, unless it is late or a server error; then the file cached under `path`. */
export async function fromNetworkFirst(request: Request, release: string, path: string): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
    return response.status < 500 ? response : ((await cachedIn(release, path)) ?? response);
  } catch {
    return (await cachedIn(release, path)) ?? Response.error();
  }
}

/** A file of this release, which never changes. It is cached if it was not yet. */
export async function fromRelease(request: Request, release: string): Promise<Response> {
  const cached = await cachedIn(release, request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await inTime(addToCache(release, request.url, response.clone()));
  return response;
}

function cachedIn(release: string, path: string): Promise<Response | undefined> {
  return inTime(caches.open(release).then((cache) => cache.match(path)));
}

async function addToCache(release: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(release);
  await cache.put(url, response);
}

/** Undefined if the promise rejects or does not come in time. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, CACHE_TIMEOUT_MS));
  return Promise.race([answer, tooLate]).catch(() => undefined);
}

/** Enough to use a school's network well, while the page that is open still gets its share. */
const PARALLEL_DOWNLOADS = 6;

/** Downloads the files of a release into its cache. Rejects if one is missing; the browser then tries again at the next visit. */
export async function cacheRelease(release: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(release);
  const waiting = [...files];
  const downloadNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await cacheFile(cache, file);
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, downloadNext));
}

/** A file with a content hash in its name is copied from the cache of the previous release. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith("/assets/") ? await caches.match(file) : undefined;
  const response = known ?? (await fetch(file, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${file} is not there.`);
  await cache.put(file, response);
}
