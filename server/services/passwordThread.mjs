// @ts-check
/** The program of a `PasswordThread`: hashes one password after another. */
import { scryptSync } from "node:crypto";
import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/**
 * A save goes before a password. With 200 wrong passwords a second on two cores, 95 of 100 saves take 120 ms; on Node's
 * own pool of threads, which has no priorities, they take more than a second. Linux sets the priority of the calling
 * thread alone; elsewhere this would slow the whole server.
 */
const NICE = 10;
if (process.platform === "linux") setPriority(Math.max(getPriority(), NICE));

parentPort?.on("message", (/** @type {import("./PasswordThread.ts").Task} */ { password, salt, bytes, cost }) => {
  const { N, r, p } = cost;
  const key = scryptSync(password, Buffer.from(salt, "base64"), bytes, { N, r, p, maxmem: 256 * N * r });
  parentPort?.postMessage(key.toString("base64"));
});
