import { expect, it } from "vitest";
import { bundleForFile, FILE_KILOBYTES, kilobytesOf } from "../../server/scripts/filePlayer.mjs";

it("the player of a file is one script with its styles, as light as it may be, that stores nothing and starts no thread", async () => {
  const script = await bundleForFile();
  expect(kilobytesOf(script)).toBeLessThan(FILE_KILOBYTES);
  expect(script).toContain("--color-ground");
  expect(script).not.toMatch(/localStorage|sessionStorage|indexedDB|XMLHttpRequest|sendBeacon|howler|tick\.worker/);
  expect(script).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b/);
});
