// @ts-check
/** Killing `npm start` kills npm and its shell but not us: without this a server nobody sees would keep the port and the folder. */
const LOOK_EVERY_MS = 500;

/** Ends this process in good order, as SIGTERM does, when the npm that started it is gone. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  look.unref();
}
