// @vitest-environment jsdom
/** Every way out of the editor saves what the game did while it played. */
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { editorNow, openSessionWithoutPanels, record } from "./sessionWithoutPanels.tsx";

const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
const save = vi.spyOn(client, "saveGame");
let leave: () => void;

function savedPlace(): number | undefined {
  const text = save.mock.lastCall?.[1];
  const data: WorldDocument | null = text === undefined ? null : JSON.parse(text);
  return data?.world.stages.stage1?.actors.h?.position.x;
}

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue({ ...record, revision: 2 });
  leave = openSessionWithoutPanels(document);
  act(() => editorNow().playback.play());
  act(() => vi.advanceTimersByTime(1000));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("going to another page stops the game and saves it", async () => {
  leave();
  await vi.runAllTimersAsync();
  expect(savedPlace()).toBe(2);
});

it("a hidden page saves the game as it is", async () => {
  window.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(0);
  expect(savedPlace()).toBe(2);
});

it("closing the window while the game plays asks for confirmation", () => {
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
