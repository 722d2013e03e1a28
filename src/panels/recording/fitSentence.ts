/** How a sentence is set, the largest first: in the last one it may take more lines. */
const SIZES = ["large", "medium", "small", "long"] as const;

/** A ref callback that names, as `data-size` of a box of text, the largest size in which all of the text is in sight. */
export function fitSentence(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const choose = () => {
    for (const size of SIZES) {
      box.dataset.size = size;
      if (box.scrollHeight <= box.clientHeight + 1) return;
    }
  };
  const sizes = new ResizeObserver(choose);
  for (const part of [box, ...box.children]) sizes.observe(part);
  const content = new MutationObserver(choose);
  content.observe(box, { subtree: true, childList: true, characterData: true });
  choose();
  return () => {
    content.disconnect();
    sizes.disconnect();
  };
}
