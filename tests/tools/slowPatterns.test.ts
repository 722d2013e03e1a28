import { describe, expect, it } from "vitest";
import { patternFaults } from "./house/patternFaults.ts";
import { slownessOf } from "./house/slowPatterns.ts";

const slowness = ({ source, flags }: RegExp): string | null => slownessOf(source, flags);

describe("the search for slow patterns", () => {
  it.each([
    [/^(a+)+$/, /repeats a repeat/],
    [/^(?:a*b*)*c/, /repeats a repeat/],
    [/^(?:a|ab|b)*c/, /repeats a repeat/],
    [/^(?:\s*,?\s*)*x/, /repeats a repeat/],
    [/^url\(\s*(["']?)(.*?)\1\s*\)$/s, /one after the other/],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /one after the other/],
    [/^a{2,}b?a*c/, /one after the other/],
    [/\s*[\r\n]+\s*/g, /starts its search/],
    [/\s+$/, /starts its search/],
    [/\w+:\/\//, /starts its search/],
    [/moves? .*right/i, /starts its search/],
    [/x*y|z/, /starts its search/],
    [/^x*y/m, /starts its search/],
  ])("finds %s", (pattern, reason) => {
    expect(slowness(pattern)).toMatch(reason);
  });

  it.each([
    /\s+/g,
    /[\p{L}\p{N}]+/gu,
    /^\s+$/,
    /^\s*\d+\s*$/,
    /^\s*[{[]/,
    /^(?:a|b)*$/,
    /^a*a*/,
    /"[^"]*(?:"|$)/g,
    /^(\d+)\.(\d+)$/,
    /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/,
    /^(?:#[0-9a-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i,
    /\s*x/y,
  ])("lets %s pass", (pattern) => {
    expect(slowness(pattern)).toBeNull();
  });

  it("finds patterns wherever they are written, and those made of a text", () => {
    const text =
      'const a = /\\s+$/; // /\\s+$/\nconst b = <b title="/\\s+$/">{a ?? /x*y/}</b>;\nconst c = new RegExp(text);';
    expect(patternFaults({ path: "src/panels/a.tsx", text })).toEqual([
      "src/panels/a.tsx has the pattern /\\s+$/, which starts its search with a repeat, again at every letter",
      "src/panels/a.tsx has the pattern /x*y/, which starts its search with a repeat, again at every letter",
      "src/panels/a.tsx makes a pattern of a text",
    ]);
  });
});
