import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

let site: ViteDevServer;
let address: string;

beforeAll(async () => {
  const optimizeDeps = { noDiscovery: true, include: [] };
  site = await createServer({ logLevel: "silent", optimizeDeps, server: { port: 0, host: "127.0.0.1", ws: false } });
  await site.listen();
  address = site.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
});
afterAll(() => site.close());

it("the development server answers for every folder of modules, also for one named like a call", async () => {
  for (const module of ["/pictures/cache.ts", "/pages/App.tsx", "/api/routes.ts"]) {
    const answer = await fetch(address + module);
    expect([module, answer.status, answer.headers.get("content-type")]).toEqual([module, 200, "text/javascript"]);
  }
});

it("the development server passes calls on", async () => {
  // No server of games runs here, so the proxy answers that it reached none.
  expect((await fetch(`${address}/pictures/some.png`)).status).toBe(502);
});
