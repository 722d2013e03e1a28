/** Files that the child takes out of the browser or brings into it. */

/** Lets the browser save a text as a file of that name. */
export function saveFile(name: string, text: string, type = "application/json"): void {
  saveBlob(name, new Blob([text], { type }));
}

/** As `saveFile`, for what is no text. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

const RELEASE_MS = 60_000;

/** Asks for a file of the child's own; calls back only if one is chosen. Must be called by a press. */
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

/** The text of a chosen file; rejects where it cannot be read (it is gone, or a folder). */
export function readFile(file: File): Promise<string> {
  return file.text();
}
