// @vitest-environment jsdom
/** What Nib points at: the thing itself, the entry of its open menu, and nothing where something else lies over it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
