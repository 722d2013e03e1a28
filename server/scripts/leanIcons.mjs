// @ts-check
/**
 * Imports every icon from its own file instead of the one that lists all of them, so that the build knows which pages need which icon.
 * Otherwise the icons of the editor come with the home page. What makes elements of them is our own (`src/widgets/lucideIcon.ts`).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "./runStep.mjs";

const FOLDER = join(dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")), "dist/esm");
/** How the file of an icon imports what makes an element of it, and what it imports instead. */
const MAKER = /import createLucideIcon from '[^']*';/;
const OWN_MAKER = `import { lucideIcon as createLucideIcon } from ${JSON.stringify(join(root, "src/widgets/lucideIcon.ts"))};`;
const IMPORT = "import {";
const FROM = '} from "lucide-react";';

/** The plugin of this file for vite.config.ts. */
export function leanIcons() {
  /** @type {ReadonlyMap<string, string>} */
  let files = new Map();
  return /** @type {const} */ ({
    name: "lean-icons",
    enforce: "pre",
    apply: "build",
    buildStart() {
      files = filesByName(readFileSync(join(FOLDER, "lucide-react.mjs"), "utf8"));
    },
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (id.startsWith(FOLDER)) return { code: code.replace(MAKER, () => OWN_MAKER), map: null };
      return /\.tsx?$/.test(id) && code.includes('from "lucide-react"')
        ? { code: withOwnFiles(code, files), map: null }
        : null;
    },
  });
}

/** Returns the file of each icon, by all of its names. @param {string} list @returns {ReadonlyMap<string, string>} */
export function filesByName(list) {
  const files = list.split("\n").flatMap((line) => {
    const [names = "", file] = line.split(" } from './");
    if (!file || !names.startsWith("export { default as ")) return [];
    const path = join(FOLDER, file.replace("';", ""));
    return partsOf(names.slice("export {".length)).map(
      (name) => /** @type {const} */ ([name.replace("default as ", ""), path]),
    );
  });
  return new Map(files);
}

/**
 * Returns the code with one import for each icon; what is no icon, such as a type, is imported as before.
 * @param {string} code @param {ReadonlyMap<string, string>} files
 */
export function withOwnFiles(code, files) {
  const end = code.indexOf(FROM);
  const start = code.lastIndexOf(IMPORT, end);
  if (end < 0 || start < 0) return code;
  const parts = partsOf(code.slice(start + IMPORT.length, end));
  const imports = parts.map((part) => importOf(part, files)).join(" ");
  return code.slice(0, start) + imports + code.slice(end + FROM.length);
}

/** @param {string} list */
function partsOf(list) {
  const parts = list.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

/** @param {string} part @param {ReadonlyMap<string, string>} files */
function importOf(part, files) {
  const [name = "", as = name] = part.split(" as ");
  const file = files.get(name);
  return file ? `import ${as} from ${JSON.stringify(file)};` : `import { ${part} } from "lucide-react";`;
}
