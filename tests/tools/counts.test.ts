import { describe, expect, it } from "vitest";
import { lastLine, oneCount, playwrightCount, sumOf, trusted } from "./counts.mjs";

const none = { passed: 0, failed: [], skipped: [], flaky: [] };

describe("the count of a run", () => {
  it("is the sum of its steps, said in one line", () => {
    const sum = sumOf([oneCount("Types", true), oneCount("Lint", false), { ...none, passed: 40 }]);
    expect(lastLine(sum)).toBe("41 passed, 1 failed");
    expect(sum.failed).toEqual(["Lint"]);
  });

  it("names skipped tests only where there are some", () => {
    expect(lastLine({ ...none, passed: 2, skipped: [{ name: "garden", reason: "not here" }] })).toBe(
      "2 passed, 0 failed, 1 skipped",
    );
  });

  it("says how many passed only at a second try", () => {
    expect(lastLine({ ...none, passed: 2, flaky: ["rains"] })).toBe("2 passed, 0 failed, 1 at the second try");
  });

  it("takes a step without a report for a failure", () => {
    expect(trusted("Stories", null, 0)).toEqual({ ...none, failed: ["Stories: no report"] });
  });

  it("takes a bad end without a failed test for a failure", () => {
    expect(trusted("Stories", { ...none, passed: 3 }, 1)).toEqual({
      ...none,
      passed: 3,
      failed: ["Stories: exit code 1"],
    });
    expect(trusted("Stories", { ...none, failed: ["rains"] }, 1)).toEqual({ ...none, failed: ["rains"] });
    expect(trusted("Stories", { ...none, passed: 3 }, 0)).toEqual({ ...none, passed: 3 });
  });
});

describe("a report of the browser tests", () => {
  const spec = (title: string, status: string, reason?: string) => ({
    title,
    tests: [{ status, annotations: reason ? [{ type: "skip", description: reason }] : [] }],
  });

  it("counts tests at every depth, and keeps the names of failed and flaky ones and the reasons of skipped ones", () => {
    const inner = { title: "on a tablet", specs: [spec("is dragged", "flaky"), spec("rains", "skipped", "no garden")] };
    const outer = {
      title: "play.spec.ts",
      specs: [spec("walks", "expected"), spec("jumps", "unexpected")],
      suites: [inner],
    };
    expect(playwrightCount({ suites: [outer] })).toEqual({
      passed: 2,
      failed: ["play.spec.ts > jumps"],
      skipped: [{ name: "play.spec.ts > on a tablet > rains", reason: "no garden" }],
      flaky: ["play.spec.ts > on a tablet > is dragged"],
    });
  });

  it("counts errors outside of any test", () => {
    expect(playwrightCount({ suites: [], errors: [{ message: "no browser" }] }).failed).toEqual(["no browser"]);
  });
});
