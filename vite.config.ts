import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pageWeights } from "./server/launch/pageWeights.mjs";
import { spokenTexts } from "./server/launch/spokenTexts.mjs";

const apiPort = process.env.API_PORT ?? "8081";
const api = { target: `http://127.0.0.1:${apiPort}` };

export default defineConfig({
  root: "src",
  publicDir: "../assets",
  envDir: "..",
  plugins: [react(), pageWeights(), spokenTexts()],
  build: {
    outDir: "../.build/site",
    emptyOutDir: true,
    // No data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    target: "es2022",
    // PixiJS is one large chunk on purpose: it comes with the first stage, never with the home page.
    chunkSizeWarningLimit: 650,
  },
  worker: { format: "es" },
  server: {
    proxy: {
      "/users": api,
      "/worlds": api,
      "/characters": api,
      "/thumbnails": api,
      "/health": api,
      "/crashes": api,
      "/about": api,
    },
    fs: { allow: [".", "../workers", "../assets", "../node_modules"] },
  },
  test: {
    root: ".",
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/bench/**", "node_modules/**"],
    testTimeout: 20_000,
  },
});
