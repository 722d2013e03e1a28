import { PUPILS_MAX } from "../../api/classLimits.ts";

/** The number or sign before each entry of a list that was pasted: "1. Ada", "2) Ben", "- Chloe". */
const LIST_MARK = /^(?:\d{1,3}[.)]|[-*•]) +/;
const COLUMN_ENDS = /[\t,;]/;
/** The headings of table columns. */
const HEADING =
  /^(?:#|nr|no|number|names?|(?:first|fore|given|last|sur|family)[ -]?names?|pupils?|students?|child(?:ren)?|groups?|class|grade|e-?mail|birthday)\.?$/i;
const NAME_HEADING = /^(?:(?:(?:first|fore|given)[ -]?)?names?|pupils?|students?|child(?:ren)?)$/i;

/** The names in a typed or pasted text. */
export interface ListedNames {
  readonly names: readonly string[];
  /** Whether its lines have several columns, as a spreadsheet copies first and last names. */
  readonly hasColumns: boolean;
}

/**
 * A line is one child, and one of its columns is the name: the first, or the second of "Lin, Mia"; `isOther` takes the other one. In a single
 * line, each entry is a child.
 */
export function listedNames(text: string, isOther = false): ListedNames {
  const lines = text.split(/[\n\r]+/).filter((line) => cellsOf(line).length > 0);
  const isOneLine = lines.length === 1 && !text.includes("\t");
  const rows = isOneLine ? cellsOf(text).map((cell) => [cell]) : rowsOf(lines);
  const names = rows.map(([first = "", second = first]) => (isOther ? second : first));
  return { names: names.slice(0, PUPILS_MAX), hasColumns: rows.some((row) => row.length > 1) };
}

/** The columns of each line. A first line of headings is no child, but tells which column the first name is in. */
function rowsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const [first = "", ...rest] = lines;
  const headings = cellsOf(first);
  if (rest.length === 0 || !headings.every((heading) => HEADING.test(heading))) return lines.map(columnsOf);
  const place = first.split(COLUMN_ENDS).findIndex((heading) => NAME_HEADING.test(heading.trim()));
  return rest.map((line) => {
    const [name = ""] = cellsOf(line.split(COLUMN_ENDS)[place] ?? "");
    const others = columnsOf(line).filter((cell) => cell !== name);
    return name === "" ? others : [name, ...others];
  });
}

/** The columns of a line with letters in them, that of the first name in front. */
function columnsOf(line: string): readonly string[] {
  const cells = cellsOf(line).filter((cell) => /\p{L}/u.test(cell));
  const columns = cells.length > 0 ? cells : cellsOf(line);
  return line.includes(",") && !line.includes("\t") ? [...columns].reverse() : columns;
}

function cellsOf(line: string): readonly string[] {
  const cells = line.split(COLUMN_ENDS).map((cell) => cell.replace(/\s+/g, " ").trim().replace(LIST_MARK, ""));
  return cells.filter((cell) => cell !== "");
}
