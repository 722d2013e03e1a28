import { describe, expect, it } from "vitest";
import { isOwnPath, isPicture, pictureAddress } from "../../src/migrate/pictures.ts";

describe("a background", () => {
  it.each([
    ["#005392", null],
    ["rebeccapurple", null],
    ["url(/backgrounds/cave.png)", "/backgrounds/cave.png"],
    ["url('/backgrounds/cave.png')", "/backgrounds/cave.png"],
    [" URL( \n '/backgrounds/cave.png' ) ", "/backgrounds/cave.png"],
    ['url("data:image/png;base64,AA==")', "data:image/png;base64,AA=="],
    ["url(/a.png),url(/b.png)", "/a.png),url(/b.png"],
    ["url('/a.png\")", "'/a.png\""],
    ["url()", null],
    ["url('')", null],
    ["url(')", "'"],
    ["url(", null],
    ["url)", null],
    ["", null],
  ])("%s names a picture or is a color", (background, url) => {
    expect(pictureAddress(background)).toBe(url);
  });
});

it.each([
  ["/pictures/0a.png", true],
  ["/thumbnails/0a.jpg", true],
  ["/sprites/cat.webp", true],
  ["data:image/png;base64,AA==", true],
  ["/worlds/explore", false],
  ["/users/me/export", false],
  ["/worlds/explore.png/..", false],
])("%s is a picture: %s", (address, expected) => {
  expect(isPicture(address)).toBe(expected);
});

it("a path of this site has a bounded length", () => {
  expect(isOwnPath(`/${"a".repeat(400)}.png`)).toBe(true);
  expect(isOwnPath(`/${"a".repeat(600)}.png`)).toBe(false);
});
