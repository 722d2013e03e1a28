// @vitest-environment jsdom
/** The pictures of a rule just saved fly from the frames of its recording into its card. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prepareLanding } from "../../src/panels/inspector/landRule.ts";

/** Longer than the flight and the filling after it, ms. */
const FLIGHT_MS = 330;
const ALL_MS = 600;

const boxes = new Map<Element, DOMRect>();

function put(html: string): void {
  document.body.innerHTML = html;
  document.querySelectorAll<HTMLElement>("[data-box]").forEach((element) => {
    const [x, y, width, height] = (element.dataset.box ?? "").split(" ").map(Number);
    boxes.set(element, new DOMRect(x, y, width, height));
  });
}

/** As `RulePicture` draws them. */
const pictures = (reach: string, box = "") => {
  const picture = `<span><canvas width="100" height="100" ${box}></canvas></span>`;
  return `<div data-pictures="${reach}">${picture}${picture}</div>`;
};

/** The recording, whose pictures show as much more than their frame as `reach` says, and the card of its rule. */
function recordingAndCard(reach = "0 0 1 1"): void {
  put(`
    <div data-recorded>${pictures(reach)}</div>
    <div data-frame="before" data-box="10 20 200 200"></div><div data-frame="after" data-box="310 20 200 200"></div>
    <article data-rule-id="walk" tabindex="0">${pictures("0 0 1 1", 'data-box="800 100 50 50"')}</article>`);
}

const flyers = () => [...document.querySelectorAll<HTMLElement>("[data-flyer]")];
const landing = () => document.querySelector<HTMLElement>("article")?.dataset.landing;
const isReduced = vi.fn(() => false);

beforeEach(() => {
  vi.useFakeTimers();
  isReduced.mockReturnValue(false);
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced() }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxes.get(this) ?? new DOMRect();
  });
});

afterEach(() => {
  document.body.innerHTML = "";
  boxes.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("both pictures leave their frames for the card, which fills as they arrive and is then an ordinary one", () => {
  recordingAndCard();
  prepareLanding()("walk");
  vi.advanceTimersByTime(17);
  expect(flyers().map(({ style }) => style.transform)).toEqual([
    "translate(10px, 20px) scale(2, 2)",
    "translate(310px, 20px) scale(2, 2)",
  ]);
  expect(landing()).toBe("flying");
  vi.advanceTimersByTime(FLIGHT_MS);
  expect(flyers()).toEqual([]);
  expect(landing()).toBe("filling");
  vi.advanceTimersByTime(ALL_MS);
  expect(landing()).toBeUndefined();
});

it("a picture that shows more than its frame begins where all of it was", () => {
  recordingAndCard("-0.5 -0.25 2 1.5");
  prepareLanding()("walk");
  vi.advanceTimersByTime(17);
  expect(flyers()[0]?.style.transform).toBe("translate(-90px, -30px) scale(4, 3)");
});

describe("a rule saved while the sheet of rules is closed", () => {
  const book = () => document.querySelector<HTMLElement>("[aria-controls=inspector]");

  function closeSheet(): void {
    document.body.insertAdjacentHTML("beforeend", '<button aria-controls="inspector" aria-expanded="false"></button>');
    for (const button of document.querySelectorAll("button")) boxes.set(button, new DOMRect(340, 20, 40, 40));
    vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  }

  it("flies into the button that opens it, which then says how many went in there", () => {
    recordingAndCard();
    closeSheet();
    expect(prepareLanding()("walk")).toBe(true);
    vi.advanceTimersByTime(17);
    expect(book()?.dataset.count).toBeUndefined();
    vi.advanceTimersByTime(FLIGHT_MS);
    expect(book()?.dataset.count).toBe("1");
    expect(flyers()).toEqual([]);
  });

  it("is counted with reduced motion as well, each rule once, until the sheet is opened", async () => {
    recordingAndCard();
    closeSheet();
    isReduced.mockReturnValue(true);
    for (const ruleId of ["walk", "jump", "walk"]) {
      prepareLanding()(ruleId);
      vi.advanceTimersByTime(17);
    }
    expect(book()?.dataset.count).toBe("2");
    book()?.setAttribute("aria-expanded", "true");
    await Promise.resolve();
    expect(book()?.dataset.count).toBeUndefined();
  });

  it("is in sight where the sheet is open or none is needed, and counted nowhere", () => {
    recordingAndCard();
    expect(prepareLanding()("walk")).toBe(false);
    closeSheet();
    book()?.setAttribute("aria-expanded", "true");
    expect(prepareLanding()("walk")).toBe(false);
  });
});

it("nothing flies with reduced motion, or without a card", () => {
  recordingAndCard();
  isReduced.mockReturnValue(true);
  prepareLanding()("walk");
  vi.advanceTimersByTime(17);
  expect([flyers(), landing()]).toEqual([[], undefined]);
  isReduced.mockReturnValue(false);
  prepareLanding()("another");
  vi.advanceTimersByTime(17);
  expect(flyers()).toEqual([]);
});
