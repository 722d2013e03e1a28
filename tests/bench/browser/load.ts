import { readdirSync } from "node:fs";
import { get } from "node:http";
import type { Page } from "@playwright/test";
import { HomePage } from "../../e2e/pages/HomePage.ts";
import { PlayerPage } from "../../e2e/pages/PlayerPage.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { atMost, type Figures } from "../Figures.ts";
import { Gauge } from "./Gauge.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";

const SLOW = 4;
const STAGE = { width: 22, height: 13 };

/** What a first visit loads, what the player in a file weighs, and how soon a game can be played. */
export const load: Subject = {
  name: "load",
  aims: {
    "load.home.kilobytes": atMost(110, 150),
    "load.play.kilobytes": atMost(220, 300),
    "load.editor.kilobytes": atMost(400, 520),
    "load.file.kilobytes": atMost(70, 90),
    "load.play.interactiveMs": atMost(2000, 4000),
  },
  async measure(stand, figures) {
    const game = await stand.putGame(keyGame(STAGE));
    const visits = {
      home: (page: Page) => new HomePage(page).open(),
      play: (page: Page) => openOn(page, `/play/${game}`),
      editor: (page: Page) => openOn(page, `/editor/${game}`),
    };
    for (const [name, visit] of Object.entries(visits)) await weigh(stand, figures, name, visit);
    figures.keep("load.file.kilobytes", [(await gzipBytes(`${stand.address}${filePlayer()}`)) / 1024]);
    figures.keep("load.play.interactiveMs", await rounds(() => untilPlaying(stand, game)));
  },
};

/** Measured once, because sizes do not vary between rounds. */
async function weigh(
  stand: Stand,
  figures: Figures,
  name: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await stand.visit();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (!request.url().startsWith(stand.address)) throw new Error(`${name} asks another host: ${request.url()}`);
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await visit(page);
  await page.waitForLoadState("networkidle");
  await stand.leave(page);
  const bytes = await Promise.all([...scripts].map(gzipBytes));
  figures.keep(`load.${name}.kilobytes`, [bytes.reduce((all, one) => all + one, 0) / 1024]);
}

/** The path of the player that is written into files, which no page loads before somebody takes a game home. */
function filePlayer(): string {
  const [name] = readdirSync(new URL("../../../site/assets/", import.meta.url)).filter((file) =>
    /^filePlayer-.*\.js$/.test(file),
  );
  if (name === undefined) throw new Error("The site has no player for files.");
  return `/assets/${name}`;
}

/** The size served to a browser that accepts nothing newer than gzip. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length)).on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

/** The time from the navigation to the first press that the game answers, with an empty cache and the CPU slowed down by `SLOW`. */
async function untilPlaying(stand: Stand, game: string): Promise<number> {
  const page = await stand.visit();
  await (await Gauge.on(page)).slowDown(SLOW);
  const player = new PlayerPage(page);
  const start = performance.now();
  await page.goto(`/play/${game}`, { waitUntil: "commit" });
  await player.bigPlay.click();
  await player.bigPlay.waitFor({ state: "hidden" });
  const time = performance.now() - start;
  await stand.leave(page);
  return time;
}
