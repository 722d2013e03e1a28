/** Files as data URLs, which live in a text. */

/** Null where the browser cannot read it. */
export function blobToDataUrl(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}

/** That of a file of this site; null where it is not there, or out of reach. */
export async function fetchDataUrl(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? blobToDataUrl(await answer.blob()) : null;
  } catch {
    return null;
  }
}
