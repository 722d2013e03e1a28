import type { Page } from "@playwright/test";

/**
 * Words that are cut off, are broken in the middle, or stick out of their button: one line each. Fields scroll, and a name that is
 * shortened with a title can be read there, so neither counts.
 */
export function squeezedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    /** Longer words, such as usernames, may be wider than a phone. */
    const LONGEST_WHOLE = 16;
    const faults = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const home = text.parentElement;
      if (!home || !isSeen(home)) continue;
      for (const word of (text.textContent ?? "").matchAll(/\S+/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const fault = faultOf(word[0], home);
        if (fault) faults.add(`‘${word[0]}’ of ‘${(home.textContent ?? "").trim().slice(0, 50)}’ ${fault}`);
      }
    }
    return [...faults];

    function faultOf(word: string, home: Element): string | undefined {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = boxes;
      if (!first) return undefined;
      const isLetters = /^[\p{L}\p{N}'’]+[.,:;!?…]?$/u.test(word);
      if (
        isLetters &&
        word.length <= LONGEST_WHOLE &&
        boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
      )
        return "is broken";
      const box = range.getBoundingClientRect();
      const control = home.closest("button, [role=tab], [role^=menuitem]")?.getBoundingClientRect();
      if (control && !home.closest("[title]") && (box.left < control.left - SLACK || box.right > control.right + SLACK))
        return "sticks out";
      return isCut(box, home) && !home.closest("[title]") ? "is cut off" : undefined;
    }

    /** Whether a box that cannot be scrolled cuts part of it off. */
    function isCut({ left, top, right, bottom }: DOMRect, home: Element): boolean {
      // Letters reach less far than the line.
      const [low, high] = [bottom - (bottom - top) / 4, top + (bottom - top) / 4];
      for (let at: Element | null = home; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const around = at.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (left < around.left - SLACK || right > around.right + SLACK)) return true;
        if (/hidden|clip/.test(overflowY) && (high < around.top - SLACK || low > around.bottom + SLACK)) return true;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
      }
      return left < -SLACK;
    }

    function isSeen(element: Element): boolean {
      const isHidden = element.closest("[inert], [aria-hidden=true], input, textarea, select, script, style, noscript");
      if (isHidden || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        // Only for screen readers.
        if (getComputedStyle(at).clipPath.startsWith("inset(50%") || (width <= 1 && height <= 1)) return false;
      }
      return true;
    }
  });
}
