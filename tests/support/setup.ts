/** Runs before each test file. */
if (typeof document !== "undefined") {
  // Most files share a thread, and with it the storage of the page.
  localStorage.clear();
  const { configure } = await import("@testing-library/react");
  // A second is too short for a waiting query on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
