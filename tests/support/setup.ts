/** Runs before each test file. */
if (typeof document !== "undefined") {
  // Most files share a thread, and with it the storage of the page.
  localStorage.clear();
  // jsdom has no media queries and no observer of sizes.
  const { NoResizeObserver } = await import("./NoResizeObserver.ts");
  window.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const { configure } = await import("@testing-library/react");
  // A second is too short for a waiting query on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
