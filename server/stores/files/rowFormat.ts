import type { RowShape } from "../rowShapes.ts";
import type { Format } from "./DurableJsonFile.ts";
import { digestOf } from "./digestOf.ts";

const START = '{"check":"';
const ROW = '","row":';

/**
 * The format of a row: a JSON object behind a digest of it, so that a character that the disk changed never becomes
 * another child's password or game. What is not such a row, or is that of another id, is damaged too.
 */
export function rowFormat<Row extends { readonly id: string }>(id: string, isRow: RowShape<Row>): Format<Row> {
  return {
    toText: rowText,

    fromText(text) {
      const at = text.indexOf(ROW);
      const json = text.slice(at + ROW.length, -1);
      if (!text.startsWith(START) || !text.endsWith("}") || text.slice(START.length, at) !== digestOf(json))
        return null;
      const row = parsed(json);
      return isRow(row) && row.id === id ? row : null;
    },
  };
}

export function rowText(row: object): string {
  const text = JSON.stringify(row);
  return `${START}${digestOf(text)}${ROW}${text}}`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
