// @ts-check
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command in the foreground.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code; 1 if the command could not be run at all
 */
export function runStep(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = ["ignore", quiet ? "ignore" : "inherit", "inherit"];
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    child.on("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program of node_modules, without npx or the PATH.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 */
export function runTool(script, args, options) {
  return runStep(process.execPath, [`${root}node_modules/${script}`, ...args], options);
}
