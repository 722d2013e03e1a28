/** The button whose menu was opened last: a window that comes from an entry gives the focus back to it. */
let opener: HTMLElement | null = null;

export function rememberMenuOpener(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

export function menuOpener(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
