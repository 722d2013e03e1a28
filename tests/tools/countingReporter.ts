import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Count, Skipped } from "./counts.mjs";

/** Writes the results of Vitest as a small file for `npm test` to add up; unlike Vitest's own JSON it includes the reasons of skipped tests. */
class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const file = process.env.VITEST_COUNTS;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(countOf(modules, errors)));
  }
}

function countOf(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): Count {
  const results = modules
    .flatMap((module) => [...module.children.allTests()])
    .map((test) => ({ test, result: test.result() }));
  const passed = results.filter(({ result }) => result.state === "passed");
  const failed = results.filter(({ result }) => result.state === "failed" || result.state === "pending");
  const skipped: Skipped[] = results.flatMap(({ test, result }) =>
    result.state === "skipped" ? [{ name: nameOf(test), reason: result.note ?? "" }] : [],
  );
  return {
    passed: passed.length,
    failed: [
      ...failed.map(({ test }) => nameOf(test)),
      // What fails outside of any test, such as the loading of a file or its last hook, has no test's name.
      ...modules.flatMap((module) => module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)),
      ...errors.map(({ message }) => message),
    ],
    skipped,
    flaky: passed.filter(({ test }) => test.diagnostic()?.flaky).map(({ test }) => nameOf(test)),
  };
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

export default CountingReporter;
