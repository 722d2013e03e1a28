/** Runs before each test file. Raises the timeout of waiting queries, because a second is too short on a busy machine. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
