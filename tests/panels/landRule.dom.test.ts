// @vitest-environment jsdom
/** The pictures of a rule just saved fly from the frames of its recording into its card. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
