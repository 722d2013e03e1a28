/** Set up before each test file: what a page is waited for may take long on a busy machine, where a second is no time. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
