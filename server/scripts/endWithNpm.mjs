// @ts-check
const CHECK_INTERVAL_MS = 500;

/**
 * Ends this process with SIGTERM when the npm that started it is gone. Killing `npm start` kills npm and its shell
 * only, and the server would go on holding the port and the data folder.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
