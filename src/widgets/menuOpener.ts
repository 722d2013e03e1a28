let opener: HTMLElement | null = null;

/** Takes the button, because opening a menu by mouse does not focus it. */
export function rememberMenuOpener(button: HTMLElement | null): void {
  opener = button;
}

/** The button whose menu was opened last. A dialog opened by a menu item returns the focus to it, because the item is gone by then. */
export function menuOpener(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
