// @ts-check
/** Adds up the results of the steps of `npm test` for its last line. */

/** @typedef {{ name: string, reason: string }} Skipped */
/**
 * `failed` and `flaky` hold names. The flaky tests passed on a retry, so `passed` counts them too.
 * @typedef {{ passed: number, failed: readonly string[], skipped: readonly Skipped[], flaky: readonly string[] }} Count
 */

/** The count of a step without tests of its own: one. @param {string} name @param {boolean} isGood @returns {Count} */
export function oneCount(name, isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? [] : [name], skipped: [], flaky: [] };
}

/** @param {readonly Count[]} counts @returns {Count} */
export function sumOf(counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.flatMap((count) => count.failed),
    skipped: counts.flatMap((count) => count.skipped),
    flaky: counts.flatMap((count) => count.flaky),
  };
}

/**
 * The count that a test runner reported. A missing report, or a bad exit code without a failed test, is a failure.
 * @param {string} name @param {Count | null} reported @param {number} exitCode @returns {Count}
 */
export function trusted(name, reported, exitCode) {
  if (!reported) return oneCount(`${name}: no report`, false);
  const isSilentFailure = exitCode !== 0 && reported.failed.length === 0;
  return isSilentFailure ? sumOf([reported, oneCount(`${name}: exit code ${exitCode}`, false)]) : reported;
}

/** @param {Count} count */
export function lastLine({ passed, failed, skipped, flaky }) {
  const notRun = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  const unsure = flaky.length > 0 ? `, ${flaky.length} at the second try` : "";
  return `${passed} passed, ${failed.length} failed${notRun}${unsure}`;
}

/**
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ title: string, tests: readonly { status: string, annotations?: readonly { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ suites: readonly Suite[], errors?: readonly { message?: string }[] }} PlaywrightReport
 */

/** @param {PlaywrightReport} report @returns {Count} */
export function playwrightCount({ suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite, ""));
  /** @param {string} wanted */
  const named = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const flaky = named("flaky");
  const outside = errors.map(({ message }) => message ?? "an error outside of any browser test");
  return {
    passed: named("expected").length + flaky.length,
    failed: [...named("unexpected"), ...outside],
    skipped: tests.filter(({ status }) => status === "skipped").map(({ name, reason }) => ({ name, reason })),
    flaky,
  };
}

/** @param {Suite} suite @param {string} above @returns {{ name: string, status: string, reason: string }[]} */
function testsOf({ title, specs = [], suites = [] }, above) {
  const path = `${above}${title} > `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, annotations = [] }) => {
      const reason = annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "";
      return { name: path + spec.title, status, reason };
    }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}
