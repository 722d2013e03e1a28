/** The honest baseline of a small game: a page of its own that only draws the same picture and the same glide on a 2D canvas. */
import type { Page } from "@playwright/test";
import { tilePicture } from "./crowdGame.ts";
import type { SmallGame } from "./smallGame.ts";

/** Width and height of its canvas, CSS px: those of the stage in the player. */
export interface BareSize {
  readonly width: number;
  readonly height: number;
}

/** An address that is answered with the page. Its canvas has `data-drawn` from its first picture on, as that of a stage has. */
export async function serveBareStage(page: Page, address: string, game: SmallGame, size: BareSize): Promise<string> {
  const url = `${address}/bare-stage`;
  await page.route(url, (route) => route.fulfill({ contentType: "text/html", body: pageOf(game, size) }));
  return url;
}

function pageOf({ columns, rows, walkers, tickMs }: SmallGame, { width, height }: BareSize): string {
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><div data-view="stage"><canvas width="${width}" height="${height}"></canvas></div><script>
const canvas = document.querySelector("canvas"), on = canvas.getContext("2d", { alpha: false });
const actors = ${JSON.stringify(walkers)}.map(([x, y]) => ({ x, y, from: x })), tile = ${width / columns};
let begun = performance.now(), picture;
function draw(now) {
  const share = Math.min(1, (now - begun) / ${tickMs});
  on.fillStyle = "#9ed3f2"; on.fillRect(0, 0, canvas.width, canvas.height);
  for (const a of actors) on.drawImage(picture, Math.round((a.from + (a.x - a.from) * share) * tile), Math.round(a.y * tile), tile, tile);
}
function frame(now) { draw(now); if (window.plays) requestAnimationFrame(frame); }
function tick() { begun = performance.now(); for (const a of actors) { a.from = a.x; a.x += 1; if (a.x >= ${columns}) a.x = a.from = 0; } }
window.play = () => { window.plays = true; setInterval(tick, ${tickMs}); requestAnimationFrame(frame); };
const image = new Image(); image.src = "${tilePicture(40)}";
image.decode().then(() => { picture = image; requestAnimationFrame((now) => { draw(now); canvas.dataset.drawn = ""; }); });
window.rows = ${rows};
</script>`;
}
