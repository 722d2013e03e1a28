import type { Comparator } from "../world/rule.ts";

/** Whether `left comparator right` holds. Only `<`, `>`, `<=` and `>=` compare numbers; the others compare text. */
export function compare(left: string, comparator: Comparator, right: string): boolean {
  switch (comparator) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return Number(left) < Number(right);
    case ">":
      return Number(left) > Number(right);
    case "<=":
      return Number(left) <= Number(right);
    case ">=":
      return Number(left) >= Number(right);
    case "contains":
      return left.includes(right);
    case "starts-with":
      return left.startsWith(right);
    case "ends-with":
      return left.endsWith(right);
    default:
      return unknownComparator(comparator);
  }
}

/** An unknown comparator never holds, so that a broken world still plays. */
function unknownComparator(_: never): false {
  return false;
}
