// @ts-check
/** Compresses the text files of the site at build time, so that a small server need not do it for each visitor. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

/** Pictures and sounds are compressed formats already. */
const PACKABLE = new Set([".js", ".css", ".html", ".json", ".svg", ".txt", ".webmanifest"]);
/** Smaller files would hardly become smaller. */
export const BYTES_MIN = 300;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` files beside the text files of a folder. @param {string} folder */
export async function packFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    PACKABLE.has(extname(name)),
  );
  const packNext = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) await packFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, packNext));
}

/** @param {string} file */
async function packFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < BYTES_MIN) return;
  const hint = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params: hint }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: zlib.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
