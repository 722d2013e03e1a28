import type { Page } from "@playwright/test";
import type { Gauge } from "./Gauge.ts";

export interface Holdings {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly textures: number;
  readonly sprites: number;
  readonly workers: number;
}

interface Counted {
  /** The textures of all living canvases. */
  textures: number;
  /** What PixiJS reports to its devtools, weakly referenced so that counting keeps nothing alive. */
  apps: WeakRef<{ readonly stage: Branch | null }>[];
}

interface Branch {
  readonly children: readonly Branch[];
}

/** Counts what a page holds in every document that it opens from now on: memory, listeners, textures, sprites and threads. */
export async function countHoldings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted = { textures: 0, apps: [] };
    const hook = (app: { readonly stage: Branch | null }) => void counted.apps.push(new WeakRef(app));
    Object.assign(globalThis, { counted, __PIXI_APP_INIT__: hook });
    const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.createTexture = function () {
      counted.textures += 1;
      return createTexture.call(this);
    };
    WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
      if (texture) counted.textures -= 1;
      deleteTexture.call(this, texture);
    };
  });
}

export async function holdingsOf(page: Page, gauge: Gauge): Promise<Holdings> {
  await gauge.collectGarbage();
  const drawn = await page.evaluate(() => {
    const { counted } = globalThis as unknown as { readonly counted: Counted };
    const size = (branch: Branch): number => branch.children.reduce((sum, child) => sum + size(child), 1);
    const stages = counted.apps.flatMap((app) => app.deref()?.stage ?? []);
    return { textures: counted.textures, sprites: stages.reduce((sum, stage) => sum + size(stage), 0) };
  });
  return {
    ...drawn,
    heap: await gauge.metric("JSHeapUsedSize"),
    listeners: await gauge.metric("JSEventListeners"),
    nodes: await gauge.metric("Nodes"),
    workers: page.workers().length,
  };
}
