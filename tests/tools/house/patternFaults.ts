import { parseSync } from "vite";
import type { SourceFile } from "./SourceFile.ts";
import { slownessOf } from "./slowPatterns.ts";

/** What precedes any regular expression, and many a comment: only files that contain it are worth parsing. */
const MAY_HAVE_PATTERN = /[=(,:[!&|?{};>+]\s*\/[^/*]|^\s*\/[^/*]|\b(?:return|case|typeof|in|of)\s*\/[^/*]|\bRegExp\b/m;

/** Names every regular expression of a file whose running time could grow faster than its input, because any input may be hostile. */
export function patternFaults({ path, text }: SourceFile): string[] {
  if (!MAY_HAVE_PATTERN.test(text)) return [];
  const faults: string[] = [];
  eachNode(parseSync(path, text).program, (node) => {
    if (isRegExp(node)) faults.push(...faultsOfPattern(node.regex));
    // Expressions built at run time cannot be checked here.
    if (node.type === "NewExpression" && isNamed(node.callee, "RegExp")) faults.push("makes a pattern of a text");
  });
  return faults.map((fault) => `${path} ${fault}`);
}

function faultsOfPattern({ pattern, flags }: RegExpNode["regex"]): string[] {
  const slowness = slownessOf(pattern, flags);
  return slowness === null ? [] : [`has the pattern /${pattern}/${flags}, which ${slowness}`];
}

type Node = Readonly<Record<string, unknown>>;

interface RegExpNode extends Node {
  readonly regex: { readonly pattern: string; readonly flags: string };
}

function isRegExp(node: Node): node is RegExpNode {
  return node.type === "Literal" && typeof node.regex === "object" && node.regex !== null;
}

function isNamed(node: unknown, name: string): boolean {
  return typeof node === "object" && node !== null && "name" in node && node.name === name;
}

function eachNode(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) see(value as Node);
  for (const child of Object.values(value)) eachNode(child, see);
}
