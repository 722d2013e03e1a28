/** Sounds are recorded, cut, made and chosen, and heard in a game; a caption names them for children who do not hear. */
import type { Page } from "@playwright/test";
import { fetchGame, makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import { SoundsDialog } from "../pages/SoundsDialog.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const STAGE = ["....", ".H..", "...."];

/** Begins a rule in which the hero walks and plays Coin, and opens the sounds from that step. */
async function openFromStep(editor: EditorPage, page: Page, press: "click" | "tap" = "click"): Promise<void> {
  const { recording } = editor;
  await editor.toolbar.take("Record");
  await editor.stage.press(1, 1);
  await recording.isReady();
  await recording.panel.getByRole("button", { name: "Add a step" })[press]();
  await page.getByRole("button", { name: "Play a sound" })[press]();
  await page.getByRole("button", { name: /^Choose a sound/ })[press]();
}

test("a sound is recorded, cut and used in a rule by mouse, and is heard in the game", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
  const sounds = new SoundsDialog(page);
  await openFromStep(editor, page);
  await sounds.record();
  const [from, to] = [await sounds.secondsOf("begins"), await sounds.secondsOf("ends")];
  await sounds.pull("begins", 0.1);
  await sounds.pull("ends", -0.05);
  expect(await sounds.secondsOf("begins")).toBeGreaterThan(from);
  expect(await sounds.secondsOf("ends")).toBeLessThan(to);
  await sounds.button("Play").click();
  await sounds.dialog.getByRole("textbox", { name: "Call it" }).fill("Dragon roar");
  await sounds.button("Keep it").click();
  await expect(sounds.dialog).toBeHidden();
  await expect(editor.recording.sentence).toHaveText(/the sound “Dragon roar” plays/);
  await page.keyboard.press("Escape");
  await editor.recording.save();

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("♪ Dragon roar")).toBeVisible();
});

test.describe("by finger", LONG, () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a sound is chosen, another one is recorded and cut, and stays with its maker", async ({
    editor,
    page,
    request,
    child,
  }) => {
    const worldId = await makeWorld(request, child, recordingGame(STAGE));
    await editor.open(worldId);
    const sounds = new SoundsDialog(page);
    await openFromStep(editor, page, "tap");
    await sounds.button("Boing").tap();
    await sounds.button("Use Boing").tap();
    await expect(editor.recording.sentence).toHaveText(/the sound “Boing” plays/);
    await page.getByRole("button", { name: /^Choose a sound/ }).tap();
    await sounds.record();
    const to = await sounds.secondsOf("ends");
    const handle = await middleOf(sounds.handle("ends"));
    await fingerDrag(page, handle, { x: handle.x - 120, y: handle.y });
    expect(await sounds.secondsOf("ends")).toBeLessThan(to);
    // A tap right after a stroke may still belong to it.
    await expect(async () => {
      await sounds.button("Keep it").tap();
      await expect(sounds.dialog).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(editor.recording.sentence).toHaveText(/the sound “My sound” plays/);
    await editor.toolbar.isSaved();
    const kept = JSON.stringify(await fetchGame(request, child, worldId));
    expect(kept).toContain('"name":"My sound","data":"data:audio/wav;base64,');
    const seen = await (await request.get(`/worlds/${worldId}`)).text();
    expect(seen).toContain("a voice that stays at home");
    expect(seen).not.toMatch(/My sound|audio\/wav/);
  });
});

test("all of it goes by keys", LONG, async ({ editor, page, request, child }) => {
  const game = recordingGame(STAGE);
  const coin = { "library-coin": { id: "library-coin", name: "Coin" } };
  await editor.open(await makeWorld(request, child, { ...game, world: { ...game.world, sounds: coin } }));
  const sounds = new SoundsDialog(page);
  await page.getByRole("button", { name: "Main menu" }).press("Enter");
  await page.getByRole("menuitem", { name: "Sounds" }).press("Enter");

  await test.step("recorded and cut", async () => {
    await sounds.pane("Choose").press("ArrowRight");
    await sounds.button("Record").press("Enter");
    await sounds.dialog.getByText(/^[1-4] seconds? left$/).waitFor();
    await sounds.button("Stop").press("Enter");
    await expect(sounds.button("Play")).toBeFocused();
    const [from, to] = [await sounds.secondsOf("begins"), await sounds.secondsOf("ends")];
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    expect(await sounds.secondsOf("ends")).toBeCloseTo(to - 0.05, 3);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await sounds.secondsOf("begins")).toBeCloseTo(from + 0.1, 3);
    await sounds.button("Keep it").press("Enter");
    await expect(sounds.button("My sound")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("made", async () => {
    await sounds.pane("Choose").press("ArrowLeft");
    await sounds.button("Coin").press("ArrowRight");
    await sounds.button("Jump").press("Enter");
    const pitch = sounds.dialog.getByRole("slider", { name: "Low to High" });
    await pitch.press("ArrowRight");
    await expect(pitch).toHaveAttribute("aria-valuetext", "Low to High, 43 of 100");
    await sounds.button("Keep it").press("Enter");
    await expect(sounds.button("Jump")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("deleted, and brought back", async () => {
    await sounds.button("Delete Jump").press("Enter");
    await expect(sounds.button("Jump")).toBeHidden();
    await sounds.button("Undo").press("Enter");
    await expect(sounds.button("Jump")).toBeVisible();
  });
});

test(
  "without a microphone, a child is told so in plain words and led to the library",
  LONG,
  async ({ editor, page, request, child }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException("No", "NotAllowedError"));
      Object.defineProperty(navigator.mediaDevices, "getUserMedia", { value: refuse });
    });
    await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
    const sounds = new SoundsDialog(page);
    await openFromStep(editor, page);
    await sounds.pane("Record").check();
    await sounds.button("Record").click();
    await expect(sounds.dialog.getByText("I can't hear you. Ask a grown-up.")).toBeVisible();
    await sounds.button("Choose a sound").click();
    await expect(sounds.button("Boing")).toBeVisible();
  },
);
