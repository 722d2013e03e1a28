// @vitest-environment jsdom
/** What Nib points at: the thing itself, the entry of its open menu, and nothing where something else lies over it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { menu, page } from "../../../src/tutorial/lessons/stepBuilders.ts";
import { boxOfSpot } from "../../../src/tutorial/panel/spotBoxes.ts";

const PLUS = menu("Draw new Character", "addCharacter");

/** Adds HTML to the page, all of whose elements have the same box. */
function add(html: string, [left, top, width, height]: readonly [number, number, number, number]): void {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  for (const element of holder.querySelectorAll("*"))
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(...holder.children);
}

describe("Nib's outline", () => {
  beforeEach(() => add('<button aria-label="Add a character"></button>', [20, 600, 40, 40]));
  afterEach(() => document.body.replaceChildren());

  it("is around a button", () => {
    expect(boxOfSpot(PLUS)).toMatchObject({ left: 20, top: 600 });
  });

  it("knows how far the nearest thing beside its target is, and counts no mark without size", () => {
    add('<b id="end"></b>', [14, 600, 1, 1]);
    document.querySelector("button")?.before(document.querySelector("#end") ?? "");
    add('<button aria-label="Next"></button>', [68, 600, 40, 40]);
    expect(boxOfSpot(PLUS)).toMatchObject({ gutter: 8 });
  });

  it("moves on to the entry of the menu that the button opens", () => {
    const entries = '<p role="menuitem">Draw new Character...</p><p role="menuitem">Explore Characters...</p>';
    add(`<div role="menu">${entries}</div>`, [20, 500, 200, 90]);
    expect(boxOfSpot(PLUS)).toMatchObject({ left: 20, top: 500, isEntry: true });
  });

  it.each(["dialog", "menu"])("goes when a %s lies over its target, so that it marks nothing in there", (role) => {
    add(`<div role="${role}"><button>Clear</button></div>`, [0, 0, 1000, 700]);
    expect(boxOfSpot(PLUS)).toBeNull();
  });

  it("stays where a dialog lies beside its target, and within a dialog", () => {
    add('<div role="dialog"><button>Save</button></div>', [500, 0, 200, 200]);
    expect([boxOfSpot(PLUS), boxOfSpot(page("paintSave"))]).toMatchObject([{ top: 600 }, { left: 500 }]);
  });

  it("is around the one key to hold, and not around all keys; nowhere if the page shows none", () => {
    expect(boxOfSpot(page("rightKey"))).toBeNull();
    add("<fieldset data-screen-keys><b data-key='37'></b></fieldset>", [0, 400, 800, 60]);
    expect(boxOfSpot(page("rightKey"))).toBeNull();
    add("<fieldset data-screen-keys><b data-key='39'></b></fieldset>", [60, 400, 48, 48]);
    expect(boxOfSpot(page("rightKey"))).toMatchObject({ left: 60, width: 48 });
  });
});

describe("Nib's outline in a list that scrolls", () => {
  beforeEach(() => vi.stubGlobal("CSS", { escape: (id: string) => id }));
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  /** A list from 100 to 300 with a card in it, whose head is 40 high. */
  function addCard(top: number, height: number): void {
    add('<div id="list" style="overflow-y: auto"></div>', [0, 100, 300, 200]);
    const list = document.querySelector("#list");
    for (const [name, value] of Object.entries({ scrollHeight: 900, clientHeight: 200 }))
      Object.defineProperty(list, name, { value });
    add('<section data-rule-id="r1"></section>', [10, top, 280, height]);
    add("<header></header>", [10, top, 280, 40]);
    const card = document.querySelector("section");
    card?.append(document.querySelector("header") ?? "");
    list?.append(card ?? "");
  }

  it.each([
    ["is around a card that is in sight", 150, 120, { top: 150, height: 120 }],
    ["is around the head alone of a card whose end is out of sight", 220, 150, { top: 220, height: 40 }],
    ["is around what is seen of a card that is higher than the list", 80, 400, { top: 100, height: 200 }],
    [
      "is nowhere, but at the edge, for a card whose head is out of sight",
      40,
      150,
      { top: 100, height: 0, isBeyond: true },
    ],
  ])("%s", (_, top, height, box) => {
    addCard(top, height);
    expect(boxOfSpot(page("rule", "r1"))).toMatchObject(box);
  });
});

describe("Nib's outline on a phone whose inspector is open", () => {
  afterEach(() => document.body.replaceChildren());

  it("is around its close button, also for what lies beside the inspector, where a tap only closes it", () => {
    add('<button aria-label="Add a character"></button>', [10, 600, 40, 40]);
    add('<aside data-part="Inspector" data-open="true" style="position: absolute"></aside>', [70, 100, 320, 700]);
    add('<button aria-label="Close the inspector"></button>', [340, 104, 44, 44]);
    document.querySelector("aside")?.append(document.querySelector("[aria-label^=Close]") ?? "");
    expect(boxOfSpot(PLUS)).toMatchObject({ left: 10 });
    add('<button data-beside-sheet=""></button>', [0, 100, 390, 700]);
    expect(boxOfSpot(PLUS)).toMatchObject({ left: 340, top: 104 });
  });
});
