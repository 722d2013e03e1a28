/** The sizes that the style sheets of the editor give to what is hit, and what fits into a row of them. */
import { describe, expect, it } from "vitest";
import { StyleSheet } from "../support/styleSheet.ts";

const TOUCH = "(pointer: coarse)";
/** The width of the word "Standing" in bold letters of 14 px, and that of a button of one picture, CSS px. */
const STANDING = 59;
const PLUS = 36;

describe("with a rule in the hand", () => {
  const inspector = new StyleSheet("src/panels/inspector/Inspector.module.css");
  const heightOfGap = (media = "") => {
    const gap = inspector.px(".tree[data-holds]", "--gap", media);
    const [, lines = ""] =
      /^calc\(var\(--gap\) - (\d+)px\)$/.exec(inspector.text(".tree[data-holds] .gap", "height")) ?? [];
    return gap - Number(lines);
  };

  it("the gaps between the rules are 30 px high for a mouse and 44 px for a finger", () => {
    expect([heightOfGap(), heightOfGap(TOUCH)]).toEqual([30, 44]);
  });

  it("the place under the pointer is as high as a gap that is only shown, so that nothing moves", () => {
    const shown = ".tree[data-holds] .entry::after";
    expect(inspector.text(shown, "height")).toBe(inspector.text(".tree[data-holds] .gap", "height"));
  });
});

describe("the shelf", () => {
  const library = new StyleSheet("src/panels/library/Library.module.css");
  const tile = new StyleSheet("src/panels/library/Tile.module.css");
  const layout = new StyleSheet("src/pages/editor/EditorLayout.module.css");

  it("shows six characters on a tablet of 1180 px, one of them chosen", () => {
    const inspector = layout.px(".layout", "--inspector", "(max-width: 1279px)");
    const column = 1180 - 2 * layout.px(".layout", "padding") - layout.px(".layout", "gap") - inspector;
    const [, looks = "", most = ""] = /min\((\d+)px, (\d+)%\)/.exec(library.text(".library", "--looks", TOUCH)) ?? [];
    const [, , , left = ""] = library.text(".half", "padding").split(" ");
    const right = library.px(".half", "padding");
    const half = column - 8 - Math.min(Number(looks), (column * Number(most)) / 100) - right - Number.parseFloat(left);
    const row = half - library.px(".head", "width");
    expect(6 * tile.px(".tile", "min-width") + 5 * library.px(".library", "--between", TOUCH)).toBeLessThanOrEqual(row);
  });

  it("shows three whole looks of 72 px in a window of 1366 px, beside its arrow", () => {
    const [, looks = ""] = /min\((\d+)px, 40%\)/.exec(library.text(".library", "--looks")) ?? [];
    const [, , , left = ""] = library.text(".half", "padding").split(" ");
    const half = Number(looks) - library.px(".half", "padding") - Number.parseFloat(left);
    const row = half - library.px(":where(.half + .half) > .head", "width") - library.px(".library", "--arrow");
    expect(3 * tile.px(".tile", "min-width") + 2 * library.px(".library", "--between")).toBeLessThanOrEqual(row);
  });

  it("shows three whole looks with their names beside them in a low window of 1366 px, beside its arrow", () => {
    const LOW = "(max-height: 699px) and (pointer: fine)";
    const [, looks = ""] = /min\((\d+)px, 43%\)/.exec(library.text(".library", "--looks", LOW)) ?? [];
    const bothSides = (sheet: StyleSheet, selector: string) => {
      const [, side = ""] = sheet.text(selector, "padding", LOW).split(" ");
      return 2 * Number.parseFloat(side);
    };
    const [, right = "", , left = ""] = library.text(".head", "padding", LOW).split(" ");
    const head = PLUS + Number.parseFloat(left) + Number.parseFloat(right);
    const row = Number(looks) - bothSides(library, ".half") - head - library.px(".library", "--arrow");
    const words = bothSides(tile, ".label") + STANDING;
    const line = 2 * tile.px(".tile", "border");
    const look =
      line + bothSides(tile, ".tile") + tile.px(".picture", "width", LOW) + tile.px(".tile", "gap", LOW) + words;
    expect(3 * look + 2 * library.px(".library", "--between")).toBeLessThanOrEqual(row);
  });

  it("has menus for a finger that leave the middle of the picture free, and lie over no picture of the next tile", () => {
    const width = tile.px(".tile", "min-width");
    const beyond = tile.px(".menu", "--beyond", TOUCH);
    expect(tile.text(".menu", "right", TOUCH)).toBe("calc(-1 * var(--beyond))");
    expect(width + beyond - tile.px(".tile", "--menu-size", TOUCH)).toBeGreaterThan(width / 2);
    const empty = (width - tile.px(".tile", "--picture-width", TOUCH)) / 2;
    expect(beyond).toBeLessThanOrEqual(library.px(".library", "--between", TOUCH) + empty);
  });

  it("gives no width to the menu of a chosen tile, so that nothing moves", () => {
    expect(tile.text(".menu", "position")).toBe("absolute");
    expect(() => tile.text('.tile[data-selected="true"]', "padding-right")).toThrow();
  });
});

describe("in a system's own colors, which drop grounds and shadows", () => {
  const FORCED = "(forced-colors: active)";

  it("each half of the shelf has a line around it, so that its arrows do not float", () => {
    const library = new StyleSheet("src/panels/library/Library.module.css");
    expect(library.text(".half", "outline", FORCED)).toBe("2px solid CanvasText");
  });

  it("the hero who asks to be picked has a ring", () => {
    const hints = new StyleSheet("src/panels/hints/hints.module.css");
    expect(hints.text(".ring", "outline", FORCED)).toBe("5px solid Highlight");
  });
});

describe("in a window at 200 % zoom", () => {
  it("the answer of a notice over the narrow shelf wraps, and is no wider than the notice", () => {
    const notice = new StyleSheet("src/panels/notice/NoticeBar.module.css");
    const answer = ".bar section > button:not(:last-child)";
    const low = "(max-width: 999px) and (max-height: 479px)";
    expect([notice.text(answer, "flex", low), notice.text(answer, "white-space", low)]).toEqual(["1 1 100%", "normal"]);
  });

  const AT_200 = "(max-height: 479px) and (min-width: 640px) and (pointer: fine)";
  const BESIDE = "(max-height: 479px) and (min-width: 640px)";
  const controls = new StyleSheet("src/panels/controls/StageControls.module.css");
  const layout = new StyleSheet("src/pages/editor/EditorLayout.module.css");

  it("the row of controls fits beside the shelf of a window of 683 px, with a mouse's buttons and the words of the speeds", () => {
    const BUTTON = 36;
    const gap = controls.px(".row", "gap", AT_200);
    const start = 2 * BUTTON + 6;
    // The widest picture on a button has 22 px, and edges of 2 px.
    const CONTROL = 32;
    expect(controls.text(".control", "padding", AT_200)).toBe(`0 ${(CONTROL - 22 - 2 * 2) / 2}px`);
    const playing =
      3 * CONTROL + controls.px(".play", "min-width", AT_200) + 3 * controls.px(".buttons", "gap", AT_200);
    const label = ".row > .side[data-end] label";
    // Letters of this typeface are at most 0.62 of their size wide, on average over a word.
    const words = "SlowNormalFastSuper".length * 0.62 * controls.px(label, "font-size", AT_200);
    const [, padding = ""] = controls.text(label, "padding", AT_200).split(" ");
    const speeds = words + 4 * 2 * Number.parseFloat(padding) + 2 * 3 + gap + BUTTON;
    const [, shelf = ""] = /^clamp\((\d+)px,/.exec(layout.text(".layout", "--library", BESIDE)) ?? [];
    const column = 683 - 2 * layout.px(".layout", "padding") - layout.px(".layout", "gap") - Number(shelf);
    expect(start + gap + playing + gap + speeds).toBeLessThanOrEqual(column);
  });

  it("Play keeps its word, as wide as Playing, and the row wraps where keys need its room", () => {
    const word = "Playing".length * 0.62 * controls.px(".play", "font-size", AT_200);
    const [, padding = ""] = controls.text(".play", "padding", AT_200).split(" ");
    const [picture, gap] = [controls.px(".play svg", "width", AT_200), controls.px(".play", "gap", AT_200)];
    const around = 2 * Number.parseFloat(padding) + 2 * 2 + picture + gap;
    expect(word + around).toBeLessThanOrEqual(controls.px(".play", "min-width", AT_200));
    expect(() => controls.text(".play .words", "display", AT_200)).toThrow("declares no display");
    expect(controls.text(".row", "flex-wrap", AT_200)).toBe("wrap");
  });
});

describe("the film", () => {
  it("takes less of a low window, which keeps its place from the start all the same", () => {
    const place = new StyleSheet("src/panels/film/FilmPlace.module.css");
    const low = "(max-height: 699px) and (pointer: fine)";
    expect([place.px(".height", "height"), place.px(".height", "height", low)]).toEqual([52, 36]);
    expect(() => place.text(".place", "display", low)).toThrow("declares no display");
  });
});

describe("a hint", () => {
  const hints = new StyleSheet("src/panels/hints/hints.module.css");
  const place = new StyleSheet("src/panels/film/FilmPlace.module.css");
  const layout = new StyleSheet("src/pages/editor/EditorLayout.module.css");
  const LOW = "(max-height: 699px) and (pointer: fine)";

  it("is in the line of the film, takes no height of its own, and covers neither the stage nor the controls", () => {
    expect(hints.text(".pill", "position")).toBe("absolute");
    expect(hints.text('.line:has(> .pill:not([data-praise="step"])) > :not(.pill)', "visibility")).toBe("hidden");
    const gaps = 2 * layout.px(".stagePlace", "gap");
    expect(hints.px(".pill", "min-height")).toBeLessThanOrEqual(place.px(".height", "height") + gaps);
    expect(hints.px(".pill", "min-height", LOW)).toBeLessThanOrEqual(place.px(".height", "height", LOW) + gaps);
  });

  it("is a card beside the stage in a low window, whose stages leave at least its width at each side", () => {
    const BESIDE = "(max-height: 479px) and (min-width: 640px)";
    expect(hints.text(".line", "display", BESIDE)).toBe("contents");
    expect(layout.text(".stagePlace", "position", BESIDE)).toBe("relative");
    expect(hints.px(".pill", "width", BESIDE)).toBeLessThanOrEqual(90);
  });
});
