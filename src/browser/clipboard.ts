/** Copies a text; returns whether that worked. Must be called from a press or key event. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without HTTPS, as on a school's own server, have no access to the clipboard.
    return copySelection(text);
  }
}

/** The way before the Clipboard API: the browser copies what is selected. */
function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  // An open dialog lets no focus out, so the field has to be inside it.
  (focused?.closest("[role=dialog]") ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies a PNG; returns whether the browser allowed it. Must be called from a press or key event. Asks the child for no permission. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return false;
  }
}
