/** Puts a text on the clipboard of the computer; answers whether it is there now. To be called from within a press or key. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without TLS, as on a school's own server, are not let near it.
    return copySelected(text);
  }
}

/** The way before there was a clipboard to write to: what is selected is copied. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  // Within the dialog that asks, if there is one: it lets no focus out.
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
