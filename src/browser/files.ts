/** Some browsers read a downloaded file only well after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a text as a file of this name. */
export function saveFile(name: string, text: string, type = "application/json"): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Opens the browser's file dialog, and calls back only if a file is chosen. Must be called from a press. */
export function chooseFile(accept: string, call: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) call(file);
  });
  input.click();
}

/** The text of a file; rejects if it cannot be read (it was deleted, or is a folder). */
export function readFile(file: File): Promise<string> {
  return file.text();
}

/** The bytes of a file; rejects if it cannot be read. */
export async function readFileBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
