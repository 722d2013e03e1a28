// @ts-check
/** The program of a thread that hashes passwords, one after another, at the pace that the rest of the server leaves it (product §16). */
import { scryptSync } from "node:crypto";
import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** A child's save goes first: a password may take its time. */
const PATIENT = 10;

// Linux counts this for the thread that asks; elsewhere it would slow down the whole server.
if (process.platform === "linux") setPriority(Math.max(getPriority(), PATIENT));

parentPort?.on("message", (/** @type {import("./PasswordThread.ts").Task} */ { password, salt, bytes, cost }) => {
  const { N, r, p } = cost;
  const key = scryptSync(password, Buffer.from(salt, "base64"), bytes, { N, r, p, maxmem: 256 * N * r });
  parentPort?.postMessage(key.toString("base64"));
});
