import { PUPILS_MAX } from "../../api/classLimits.ts";

/** The number or sign before each entry of a list that was pasted: "1. Ada", "2) Ben", "- Chloe". */
const LIST_MARK = /^(?:\d{1,3}[.)]|[-*•]) +/;

/** The names in a typed or pasted text: one a line, or with commas or tabs between them, as a spreadsheet copies them. */
export function listedNames(text: string): readonly string[] {
  const names = text.split(/[\n\r\t,;]/).map((name) => name.replace(/\s+/g, " ").trim().replace(LIST_MARK, ""));
  return names.filter((name) => name !== "").slice(0, PUPILS_MAX);
}
