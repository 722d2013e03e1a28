import promises, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { onlyReads } from "../openFlags.ts";

/** `file` numbers an open file or folder, whose name may change while it is open. */
export type FileCall =
  | { readonly kind: "open"; readonly path: string; readonly flags: string; readonly file: number }
  | { readonly kind: "write"; readonly file: number; readonly bytes: Uint8Array }
  | { readonly kind: "sync"; readonly file: number }
  | { readonly kind: "rename" | "link"; readonly from: string; readonly path: string }
  | { readonly kind: "put"; readonly path: string; readonly bytes: Uint8Array }
  | { readonly kind: "truncate"; readonly path: string; readonly length: number }
  | { readonly kind: "mkdir" | "remove"; readonly path: string };

/** Runs the call, or rejects instead of it. */
export type Guard = <T>(call: FileCall, run: () => Promise<T>) => Promise<T>;

type Doing = (...given: never[]) => Promise<unknown>;
type Replacement = (real: Doing) => (this: unknown, ...given: unknown[]) => Promise<unknown>;

/** Calls that change files and that no guard knows: before they can be used, they have to be added here. */
const UNKNOWN = ["appendFile", "cp", "symlink", "rmdir", "mkdtemp"];
const UNKNOWN_OF_HANDLES = ["appendFile", "write", "writev", "truncate"];

/** Passes every call that changes something below the folder through a guard. Returns a function that removes the guard. */
export async function guardFileCalls(folder: string, guard: Guard): Promise<() => void> {
  const files = new Map<unknown, number>();
  const isPath = (path: unknown): path is string | Buffer => typeof path === "string" || Buffer.isBuffer(path);
  const isInside = (path: unknown): boolean => isPath(path) && String(path).startsWith(folder);
  let opened = 0;

  const inside = (wrap: (real: () => Promise<unknown>, given: unknown[]) => Promise<unknown>, at = 0): Replacement => {
    return (real) =>
      function (this: unknown, ...given) {
        const run = (): Promise<unknown> => Reflect.apply(real, this, given);
        return isInside(given[at]) ? wrap(run, given) : run();
      };
  };
  const onHandle = (callOf: (file: number, given: unknown[]) => FileCall): Replacement => {
    return (real) =>
      function (this: unknown, ...given) {
        const run = (): Promise<unknown> => Reflect.apply(real, this, given);
        const file = files.get(this);
        return file === undefined ? run() : guard(callOf(file, given), run);
      };
  };
  const refuse = (name: string): Promise<never> => Promise.reject(new Error(`fileCalls.ts does not know ${name}`));

  const open: Replacement = inside(async (run, [path, given]) => {
    const file = ++opened;
    const flags = onlyReads(given) ? "r" : String(given);
    const handle = await guard({ kind: "open", path: String(path), flags, file }, run);
    files.set(handle, file);
    return handle;
  });
  const twoNames = (kind: "rename" | "link"): Replacement =>
    inside((run, [from, path]) => guard({ kind, from: String(from), path: String(path) }, run));
  const oneName = (kind: "mkdir" | "remove"): Replacement =>
    inside((run, [path]) => guard({ kind, path: String(path) }, run));

  const restores = [
    replace(promises, "open", open),
    replace(promises, "rename", twoNames("rename")),
    replace(promises, "link", twoNames("link")),
    replace(promises, "mkdir", oneName("mkdir")),
    replace(promises, "rm", oneName("remove")),
    replace(promises, "unlink", oneName("remove")),
    replace(
      promises,
      "writeFile",
      inside((run, [path, content]) => guard({ kind: "put", path: String(path), bytes: bytesOf(content) }, run)),
    ),
    replace(
      promises,
      "truncate",
      inside((run, [path, length = 0]) => guard({ kind: "truncate", path: String(path), length: Number(length) }, run)),
    ),
    replace(
      promises,
      "copyFile",
      inside(async (run, [from, path]) => {
        const bytes = await promises.readFile(String(from));
        return guard({ kind: "put", path: String(path), bytes }, run);
      }, 1),
    ),
    ...UNKNOWN.map((name) =>
      replace(
        promises,
        name,
        inside(() => refuse(name)),
      ),
    ),
  ];
  const prototype = await prototypeOfHandles();
  restores.push(
    replace(
      prototype,
      "writeFile",
      onHandle((file, [content]) => ({ kind: "write", file, bytes: bytesOf(content) })),
    ),
    replace(
      prototype,
      "sync",
      onHandle((file) => ({ kind: "sync", file })),
    ),
    replace(
      prototype,
      "datasync",
      onHandle((file) => ({ kind: "sync", file })),
    ),
    ...UNKNOWN_OF_HANDLES.map((name) =>
      replace(
        prototype,
        name,
        (real) =>
          function (this: unknown, ...given) {
            return files.has(this) ? refuse(name) : Reflect.apply(real, this, given);
          },
      ),
    ),
  );
  syncBuiltinESMExports();
  return () => {
    for (const restore of restores) restore();
    syncBuiltinESMExports();
  };
}

function replace(owner: object, name: string, replacement: Replacement): () => void {
  const real: Doing = Reflect.get(owner, name);
  Reflect.set(owner, name, replacement(real));
  return () => void Reflect.set(owner, name, real);
}

async function prototypeOfHandles(): Promise<object> {
  const handle: FileHandle = await promises.open(process.execPath, "r");
  await handle.close();
  return Object.getPrototypeOf(handle);
}

function bytesOf(content: unknown): Uint8Array {
  if (typeof content === "string") return Buffer.from(content);
  if (content instanceof Uint8Array) return Buffer.from(content);
  throw new Error("fileCalls.ts knows texts and bytes only");
}
