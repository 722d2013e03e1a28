import { expect, it } from "vitest";
import { filesByName, withOwnFiles } from "../../server/scripts/leanIcons.mjs";

const LIST = `
export { default as Fingerprint, default as FingerprintIcon } from './icons/fingerprint-pattern.mjs';
export { default as Link } from './icons/link.mjs';
`;

it("every icon is imported from its own file, by whichever of its names", () => {
  const code = withOwnFiles(`import { FingerprintIcon, Link as Sign } from "lucide-react";`, filesByName(LIST));
  expect(code).toMatch(
    /^import FingerprintIcon from ".*\/icons\/fingerprint-pattern\.mjs"; import Sign from ".*\/icons\/link\.mjs";$/,
  );
});

it("what is no icon is imported as before", () => {
  const code = `import { type LucideIcon } from "lucide-react";`;
  expect(withOwnFiles(code, filesByName(LIST))).toBe(code);
});
