// @vitest-environment jsdom
/** A list shows what is offered under a card at once. */
import { expect, it } from "vitest";
import { jumpTo } from "../../src/panels/inspector/glideTo.ts";

const LIST = { top: 0, bottom: 500 };

function box({ top, bottom }: { readonly top: number; readonly bottom: number }): HTMLElement {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  return element;
}

it.each([
  ["with the card, if both fit", 300, 450, 700, 208],
  ["alone, if the card has no room besides", 300, 600, 900, 408],
  ["from its top, if it is higher than the list", 300, 600, 1300, 592],
])("shows it %s", (_what, cardTop, offerTop, offerBottom, scrolled) => {
  const list = box(LIST);
  jumpTo(list, box({ top: cardTop, bottom: offerTop - 6 }), box({ top: offerTop, bottom: offerBottom }));
  expect(list.scrollTop).toBe(scrolled);
});
