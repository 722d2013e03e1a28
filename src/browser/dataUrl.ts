/** Files as data URLs, which live in a text. */

import { patientFetch } from "./patientFetch.ts";

/** Null where the browser cannot read it. */
export function dataUrlOf(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}

/** That of a file of this site; null where it is not there, or out of reach. */
export async function dataUrlAt(path: string): Promise<string | null> {
  try {
    const answer = await patientFetch(path);
    return answer.ok ? dataUrlOf(await answer.blob()) : null;
  } catch {
    return null;
  }
}
