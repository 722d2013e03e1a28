// @ts-check
/** Adds up the results of the steps of `npm test` for its last line. */

/** @typedef {{ name: string, reason: string }} Skipped */
/** `flaky` names the passed tests that needed a retry. @typedef {{ passed: number, failed: number, skipped: readonly Skipped[], flaky: readonly string[] }} Count */

/** The count of a step without tests of its own: one. @param {boolean} isGood @returns {Count} */
export function oneCount(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: [], flaky: [] };
}

/** @param {readonly Count[]} counts @returns {Count} */
export function sumOf(counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    skipped: counts.flatMap((count) => count.skipped),
    flaky: counts.flatMap((count) => count.flaky),
  };
}

/**
 * The count that a test runner reported. A missing report, or a bad exit code without a failed test, is a failure.
 * @param {Count | null} reported @param {number} exitCode @returns {Count}
 */
export function trusted(reported, exitCode) {
  if (!reported) return oneCount(false);
  const isSilentFailure = exitCode !== 0 && reported.failed === 0;
  return isSilentFailure ? sumOf([reported, oneCount(false)]) : reported;
}

/** @param {Count} count */
export function lastLine({ passed, failed, skipped, flaky }) {
  const notRun = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  const unsure = flaky.length > 0 ? `, ${flaky.length} at the second try` : "";
  return `${passed} passed, ${failed} failed${notRun}${unsure}`;
}

/**
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ title: string, tests: readonly { status: string, annotations?: readonly { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ suites: readonly Suite[], errors?: readonly unknown[] }} PlaywrightReport
 */

/** @param {PlaywrightReport} report @returns {Count} */
export function playwrightCount({ suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite, ""));
  const flaky = tests.filter(({ status }) => status === "flaky").map(({ name }) => name);
  const passed = tests.filter(({ status }) => status === "expected").length + flaky.length;
  const skipped = tests.filter(({ status }) => status === "skipped").map(({ name, reason }) => ({ name, reason }));
  return { passed, failed: tests.length - passed - skipped.length + errors.length, skipped, flaky };
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
