// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Opening } from "../../src/pages/frame/Opening.tsx";
import { openingPictureAt, showOpeningPicture } from "../../src/pages/frame/openingPicture.ts";

const PICTURE = "/thumbnails/abc";
const place = document.createElement("div");
/** The browser of these tests decodes no pictures. */
const decode = vi.fn<() => Promise<void>>();

beforeEach(() => {
  decode.mockResolvedValue();
  HTMLImageElement.prototype.decode = decode;
  place.replaceChildren();
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
});

const pictureIn = (element: Element) => element.querySelector("img")?.getAttribute("src");

it("the picture of a game is seen before its page, and stays while the page loads what it needs", async () => {
  await showOpeningPicture(place, { path: location.pathname, picture: PICTURE });
  expect(pictureIn(place)).toBe(PICTURE);
  const { container, getByRole } = render(<Opening />);
  expect(pictureIn(container)).toBe(PICTURE);
  expect(getByRole("status").textContent).toBe("Loading...");
});

it("another page is opened without it", async () => {
  await showOpeningPicture(place, { path: "/editor/other", picture: PICTURE });
  expect(openingPictureAt("/editor/other")).toBe(PICTURE);
  const { container, getByRole } = render(<Opening />);
  expect(pictureIn(container)).toBeUndefined();
  expect(getByRole("status").textContent).toBe("Loading...");
});

it("a picture that comes after its page leaves what React drew there alone", async () => {
  const root = createRoot(place);
  act(() => root.render(<p>The editor</p>));
  await showOpeningPicture(place, { path: "/editor/late", picture: PICTURE });
  expect([place.textContent, pictureIn(place), openingPictureAt("/editor/late")]).toEqual([
    "The editor",
    undefined,
    null,
  ]);
  act(() => root.render(<strong>The editor, later</strong>));
  expect(place.textContent).toBe("The editor, later");
  act(() => root.unmount());
});

it("a picture that cannot be decoded is not shown", async () => {
  decode.mockRejectedValue(new Error("damaged"));
  await expect(showOpeningPicture(place, { path: "/editor/damaged", picture: PICTURE })).rejects.toThrow("damaged");
  expect([place.childElementCount, openingPictureAt("/editor/damaged")]).toEqual([0, null]);
});
