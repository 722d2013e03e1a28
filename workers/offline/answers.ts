/** What a page is answered with: by the server, or by what is kept here. */

/** A line so slow is as good as none; what is kept here is shown then. */
const PATIENCE_MS = 4000;

/** The server's answer, where it comes soon and is one; else what is kept under that path. */
export async function fromNetworkFirst(request: Request, release: string, path: string): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(release)).match(path);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** A file of this release, which never changes while it is the release; one that is not kept yet is kept from now on. */
export async function ofRelease(request: Request, release: string): Promise<Response> {
  const cache = await caches.open(release);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request.url, response.clone());
  return response;
}
