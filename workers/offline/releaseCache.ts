/** What a page is answered with: by the server, or by what is kept here. */

/** A line so slow is as good as none; what is kept here is shown then. */
const PATIENCE_MS = 4000;
/** What is kept on a disk that does not answer is as good as not there. */
const KEPT_MS = 2000;

/** The server's answer, where it comes soon and is one; else what is kept under that path. */
export async function fromNetworkFirst(request: Request, release: string, path: string): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.status < 500 ? response : ((await keptIn(release, path)) ?? response);
  } catch {
    return (await keptIn(release, path)) ?? Response.error();
  }
}

/** A file of this release, which never changes while it is the release; one that is not kept yet is kept from now on. */
export async function fromRelease(request: Request, release: string): Promise<Response> {
  const kept = await keptIn(release, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await soon(keep(release, request.url, response.clone()));
  return response;
}

function keptIn(release: string, path: string): Promise<Response | undefined> {
  return soon(caches.open(release).then((cache) => cache.match(path)));
}

async function keep(release: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(release);
  await cache.put(url, response);
}

/** Undefined where the answer fails, or does not come in time. */
function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, KEPT_MS));
  return Promise.race([answer, tooLate]).catch(() => undefined);
}

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
