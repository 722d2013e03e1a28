/**
 * Writes the results of Vitest as a small file for `npm test` to add up; unlike Vitest's own JSON it includes the reasons of skipped tests.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Count, Skipped } from "./counts.mjs";

class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env.VITEST_COUNTS;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(countOf(modules, errors.length)));
  }
}

function countOf(modules: readonly TestModule[], errors: number): Count {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const results = tests.map((test) => ({ test, result: test.result() }));
  const passed = results.filter(({ result }) => result.state === "passed").length;
  const failed = results.filter(({ result }) => result.state === "failed" || result.state === "pending").length;
  const skipped: Skipped[] = results.flatMap(({ test, result }) =>
    result.state === "skipped" ? [{ name: test.fullName, reason: result.note ?? "" }] : [],
  );
  return { passed, failed: failed + brokenFiles(modules) + errors, skipped, flaky: [] };
}

/** Files that could not even be loaded, which have no tests that could fail. */
function brokenFiles(modules: readonly TestModule[]): number {
  return modules.filter((module) => module.errors().length > 0).length;
}

export default CountingReporter;
