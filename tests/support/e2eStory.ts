/** `test` for browser stories: a signed-in child, an editor with a blank game, and a check that no page reported an error. */
import { test as base, expect } from "@playwright/test";
import type { SignedInUser } from "../../src/api/wire.ts";
import { EditorPage } from "../e2e/pages/EditorPage.ts";
import { makeChild, makeWorld, signIn } from "./e2eAccount.ts";
import { watchFaults } from "./e2eFaults.ts";

interface StoryFixtures {
  /** What the pages reported; a story that expects a report removes it. */
  readonly faults: string[];
  /** The child signed in in this browser. */
  readonly child: SignedInUser;
  /** The editor with a blank game of that child. */
  readonly editor: EditorPage;
}

export const test = base.extend<StoryFixtures>({
  faults: [
    async ({ context }, use) => {
      const faults = watchFaults(context);
      await use(faults);
      expect(faults, "what the pages complained about").toEqual([]);
    },
    { auto: true },
  ],
  child: async ({ context, request, baseURL }, use) => {
    const child = await makeChild(request);
    await signIn(context, child, baseURL ?? "");
    await use(child);
  },
  editor: async ({ page, request, child }, use) => {
    const editor = new EditorPage(page);
    await editor.open(await makeWorld(request, child));
    await use(editor);
  },
});

export { expect };
