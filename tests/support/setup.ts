/** Runs before each test file. */
if (typeof document !== "undefined") {
  // Most files share a thread, and with it one page: none finds what another left on it.
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no media queries and no observers of sizes and sight.
  const { NoResizeObserver } = await import("./NoResizeObserver.ts");
  window.ResizeObserver ??= NoResizeObserver;
  const { NoIntersectionObserver } = await import("./NoIntersectionObserver.ts");
  window.IntersectionObserver ??= NoIntersectionObserver;
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const { makeStylesQuick } = await import("./quickStyles.ts");
  makeStylesQuick();
  const { configure } = await import("@testing-library/react");
  // A second is too short for a waiting query on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
