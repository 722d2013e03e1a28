/**
 * A disk as POSIX allows it to be after a power cut: the content of a file is there once the file was synced, and a name once its folder
 * was; anything later is undefined. It replays recorded file calls and writes what a cut leaves.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FileCall } from "./fileCalls.ts";

/** A call with the times between which it ran: a sync covers what was done before it began. */
export interface Recorded {
  readonly call: FileCall;
  readonly began: number;
  readonly ended: number;
}

interface FileNode {
  readonly kind: "file";
  content: Buffer;
  /** The content at the last sync. */
  durable: Buffer;
  changes: { readonly at: number; readonly content: Buffer }[];
}

interface FolderNode {
  readonly kind: "folder";
  readonly names: Map<string, Node>;
  readonly durable: Map<string, Node>;
  changes: NameChange[];
}

type Node = FileNode | FolderNode;

/** Both names of a rename change together or not at all. */
interface NameChange {
  readonly at: number;
  readonly sets: readonly { readonly folder: FolderNode; readonly name: string; readonly node: Node | null }[];
}

/** What happens to everything that was not synced. */
export interface Fate {
  readonly keepsName: (at: number) => boolean;
  readonly contentOf: (synced: Buffer, written: Buffer) => Buffer;
}

export class PowerCutDisk {
  readonly #root: FolderNode = emptyFolder();
  readonly #open = new Map<number, Node>();
  readonly #top: string;

  constructor(top: string) {
    this.#top = top;
  }

  play({ call, began, ended }: Recorded): void {
    if (call.kind === "open") this.#open.set(call.file, this.#opened(call.path, call.flags, ended));
    if (call.kind === "write") write(this.#open.get(call.file), call.bytes, ended);
    if (call.kind === "put") write(this.#opened(call.path, "w", ended), call.bytes, ended);
    if (call.kind === "truncate") truncate(this.#find(call.path), call.length, ended);
    if (call.kind === "sync") sync(this.#open.get(call.file), began);
    if (call.kind === "link") this.#name(ended, [call.path, this.#find(call.from) ?? null]);
    if (call.kind === "rename") this.#name(ended, [call.path, this.#find(call.from) ?? null], [call.from, null]);
    if (call.kind === "mkdir") this.#makeFolders(call.path, ended);
    if (call.kind === "remove") this.#remove(call.path, ended);
  }

  /** Writes what the cut leaves into an empty folder. */
  cut(fate: Fate, into: string): void {
    restore(this.#root, fate, into);
  }

  #opened(path: string, flags: string, at: number): Node {
    const found = this.#find(path);
    if (found?.kind === "folder" || (found && flags === "r")) return found;
    const file: FileNode = found ?? { kind: "file", content: Buffer.alloc(0), durable: Buffer.alloc(0), changes: [] };
    if (!found) this.#name(at, [path, file]);
    if (flags.startsWith("w")) change(file, Buffer.alloc(0), at);
    return file;
  }

  #makeFolders(path: string, at: number): void {
    if (this.#find(path)) return;
    this.#makeFolders(dirname(path), at);
    this.#name(at, [path, emptyFolder()]);
  }

  /** Removes one name after the other, the innermost first, as any tool removes a folder. */
  #remove(path: string, at: number): void {
    const found = this.#find(path);
    if (!found) return;
    if (found.kind === "folder") for (const name of found.names.keys()) this.#remove(join(path, name), at);
    this.#name(at, [path, null]);
  }

  #name(at: number, ...changes: [path: string, node: Node | null][]): void {
    const sets = changes.map(([path, node]) => ({ folder: this.#folderOf(path), name: basename(path), node }));
    for (const { folder, name, node } of sets) setName(folder.names, name, node);
    for (const folder of new Set(sets.map((set) => set.folder))) folder.changes.push({ at, sets });
  }

  #find(path: string): Node | undefined {
    const parts = path
      .slice(this.#top.length)
      .split("/")
      .filter((part) => part !== "" && part !== ".");
    let node: Node | undefined = this.#root;
    for (const part of parts) node = node?.kind === "folder" ? node.names.get(part) : undefined;
    return node;
  }

  #folderOf(path: string): FolderNode {
    const folder = this.#find(dirname(path));
    if (folder?.kind !== "folder") throw new Error(`${path} is in no folder of the recorded disk`);
    return folder;
  }
}

function emptyFolder(): FolderNode {
  return { kind: "folder", names: new Map(), durable: new Map(), changes: [] };
}

function write(file: Node | undefined, bytes: Uint8Array, at: number): void {
  if (file?.kind === "file") change(file, Buffer.concat([file.content, bytes]), at);
}

function truncate(file: Node | undefined, length: number, at: number): void {
  if (file?.kind === "file") change(file, Buffer.from(file.content.subarray(0, length)), at);
}

function change(file: FileNode, content: Buffer, at: number): void {
  file.content = content;
  file.changes.push({ at, content });
}

function setName(names: Map<string, Node>, name: string, node: Node | null): void {
  if (node) names.set(name, node);
  else names.delete(name);
}

/** Covers what was done before the sync began, and both names of a rename. */
function sync(node: Node | undefined, began: number): void {
  if (node?.kind === "file") {
    node.durable = node.changes.findLast(({ at }) => at < began)?.content ?? node.durable;
    node.changes = node.changes.filter(({ at }) => at >= began);
  }
  if (node?.kind !== "folder") return;
  for (const { sets } of node.changes.filter(({ at }) => at < began))
    for (const { folder, name, node: named } of sets) setName(folder.durable, name, named);
  node.changes = node.changes.filter(({ at }) => at >= began);
}

function restore(node: Node, fate: Fate, path: string): void {
  if (node.kind === "file") writeFileSync(path, fate.contentOf(node.durable, node.content));
  else restoreFolder(node, fate, path);
}

function restoreFolder(node: FolderNode, fate: Fate, path: string): void {
  mkdirSync(path, { recursive: true });
  const names = new Map(node.durable);
  for (const { at, sets } of node.changes)
    if (fate.keepsName(at)) for (const set of sets) if (set.folder === node) setName(names, set.name, set.node);
  for (const [name, child] of names) restore(child, fate, join(path, name));
}
