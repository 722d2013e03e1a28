/** A ref callback that makes a box of text a Tab stop while it has more than it shows, so that the arrow keys can scroll it. */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const update = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  // The box may become lower, or its text longer by another font, while the window keeps its size.
  const sizes = new ResizeObserver(update);
  const watchSizes = () => {
    sizes.disconnect();
    for (const part of [box, ...box.children]) sizes.observe(part);
    update();
  };
  const content = new MutationObserver(watchSizes);
  content.observe(box, { subtree: true, childList: true, characterData: true });
  watchSizes();
  return () => {
    content.disconnect();
    sizes.disconnect();
  };
}
