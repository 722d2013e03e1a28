// @vitest-environment jsdom
/** Styles that are worked out once for a kind of element say of what is shown what jsdom says. */
import { afterEach, expect, it } from "vitest";

const ownFrame = document.createElement("iframe");
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const PAGES = [
  "<div><p>one</p><span>two</span></div><div hidden><p>three</p></div>",
  "<input><input type='hidden'><input type='checkbox'><button>Go</button><fieldset></fieldset>",
  "<dialog></dialog><dialog open></dialog><p popover></p>",
  "<details><summary>More</summary><summary>Second</summary></details><noscript></noscript><template></template>",
  "<p style='display: none'>gone</p><p style='display: flex'>row</p><p>here</p>",
  "<section style='visibility: hidden'><p>unseen</p><p style='visibility: visible'>seen</p></section>",
  "<table hidden><tbody hidden><tr hidden><td>cell</td></tr></tbody></table>",
  "<svg><g><rect></rect></g></svg>",
];

it.each(PAGES)("in %s", (html) => {
  expect(shownIn(window, html)).toEqual(asJsdomSays(html));
});

it("on a page with a sheet of its own", () => {
  const sheet = "<style>.low { display: none } .pale { visibility: hidden }</style>";
  const html = `${sheet}<p class="low">one</p><p class="pale">two</p><p>three</p>`;
  expect(shownIn(window, html)).toEqual(asJsdomSays(html));
});

/** In a window whose styles nobody made quick. */
function asJsdomSays(html: string): readonly string[] {
  document.body.replaceChildren(ownFrame);
  const frame = ownFrame.contentWindow;
  if (!frame) throw new Error("The frame has no window.");
  return shownIn(frame, html);
}

function shownIn({ document: page, getComputedStyle }: Window, html: string): readonly string[] {
  page.body.innerHTML = html;
  return [...page.body.querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element);
    expect(style.getPropertyValue("display")).toBe(style.display);
    return `${element.localName}: ${style.display} ${style.visibility} ${style.position}`;
  });
}
