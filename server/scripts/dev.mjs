// @ts-check
/** `npm run dev`: the server, restarted at each change, behind Vite with hot reload. If one of them ends, both do. */
import { spawn } from "node:child_process";
import { endWithNpm } from "./endWithNpm.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./runStep.mjs";

const port = process.env.PORT ?? "8080";
const apiPort = process.env.API_PORT ?? "8081";

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
let isEnding = false;

/** @param {readonly string[]} args @param {Record<string, string>} env */
function start(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  child.on("exit", (code) => end(code ?? 0));
  children.push(child);
}

/** @param {number} code */
function end(code) {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}

await ensureInstalled().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
endWithNpm();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(0));
start(["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "server/main.ts"], { PORT: apiPort });
start(["node_modules/vite/bin/vite.js", "--port", port, "--strictPort"], { API_PORT: apiPort });
