/** The button whose menu was opened last: a window that comes from an entry gives the focus back to it. */
let opener: HTMLElement | null = null;

/** The button itself: a mouse opens a menu without giving its button the focus. */
export function rememberMenuOpener(button: HTMLElement | null): void {
  opener = button;
}

export function menuOpener(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
